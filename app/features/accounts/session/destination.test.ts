import { expect, test } from "vitest";
import { destination } from "./destination";

test.each([
  ["/feedback", "/feedback"],
  ["/search?q=x", "/search?q=x"],
  ["/loginsights", "/loginsights"],
  ["/login", "/profile"],
  ["/login?redirectTo=/login", "/profile"],
  ["/login/verify", "/profile"],
  ["/logout", "/profile"],
  ["/auth/oidc", "/profile"],
  ["//evil.example", "/profile"],
  [null, "/profile"],
])("%j leads to %s", (wanted, path) => {
  expect(destination(wanted)).toBe(path);
});
