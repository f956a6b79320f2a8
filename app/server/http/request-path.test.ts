import { expect, test } from "vitest";
import { routablePath } from "./request-path";

test.each([
  ["/", "/"],
  ["/search?q=%D8%AF&x=%E0%A", "/search?q=%D8%AF&x=%E0%A"],
  ["/%E0%A4%A?q=1?2", "/%25E0%25A4%25A?q=1?2"],
  ["/search.data?q=x", "/search.data?q=x"],
  ["/api/search.data", "/api/search%2Edata"],
  ["/api/a.data/b", "/api/a.data/b"],
  ["//api/search.data", "/api/search%2Edata"],
  ["//evil.example/", "/evil.example/"],
  ["///evil.example/?q=//x", "/evil.example/?q=//x"],
  ["/\\evil.example/", "/evil.example/"],
  ["\\\\evil.example/", "/evil.example/"],
  ["/.//evil.example/", "/evil.example/"],
  ["/a/..//evil.example/", "/evil.example/"],
  ["/%2e/%2E%2e//\\evil.example/", "/evil.example/"],
  ["http://127.0.0.1:3000/search?q=x", "/search?q=x"],
  ["HTTPS://evil.example//elsewhere.example/", "/elsewhere.example/"],
  ["http://evil.example", "/"],
  ["http://evil.example?q=x", "/?q=x"],
  ["//", "/"],
  ["*", "/*"],
  ["/api/leaderboard?_data=root", "/api/leaderboard"],
  ["/search?q=%D8%AF&%5fdata=x&_data=y", "/search?q=%D8%AF"],
  ["/search?q=_data=x&data", "/search?q=_data=x&data"],
  ["", "/"],
])("%s is routed as %s", (target, routed) => {
  expect(routablePath(target)).toBe(routed);
});
