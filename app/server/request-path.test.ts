import { expect, test } from "vitest";
import { routablePath } from "./request-path";

test.each([
  ["/", "/"],
  ["/search?q=%D8%AF&x=%E0%A", "/search?q=%D8%AF&x=%E0%A"],
  ["/%E0%A4%A?q=1?2", "/%25E0%25A4%25A?q=1?2"],
  ["/search.data?q=x", "/search.data?q=x"],
  ["/api/search.data", "/api/search%2Edata"],
  ["/api/a.data/b", "/api/a.data/b"],
])("%s is routed as %s", (target, routed) => {
  expect(routablePath(target)).toBe(routed);
});
