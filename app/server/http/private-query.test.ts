import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { hidePrivateQuery, privateQuery } from "./private-query.server";

function hidden(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers } as unknown as IncomingMessage;
  hidePrivateQuery(request);
  const seen = new Request("http://x", { headers: request.headers as Record<string, string> });
  return { url: request.url, query: privateQuery(seen).toString() };
}

test.each([
  "/auth/oidc/callback",
  "/auth/oidc/callback/",
  "//auth//oidc/callback",
  "/Auth/OIDC/Callback",
])("the query of %s leaves the address, and its route still gets it", (path) => {
  expect(hidden(`${path}?code=a&state=b?c`)).toEqual({ url: path, query: "code=a&state=b%3Fc" });
});

test("other addresses keep their query", () => {
  expect(hidden("/search?q=x")).toEqual({ url: "/search?q=x", query: "" });
});

test("what a client writes into the header itself is dropped", () => {
  const forged = { "x-waffir-private-query": "code=forged" };
  expect(hidden("/auth/oidc/callback", forged).query).toBe("");
});
