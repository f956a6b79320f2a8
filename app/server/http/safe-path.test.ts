import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "./safe-path";

test.each([
  ["/", "/"],
  ["/search?q=%D8%A8#top", "/search?q=%D8%A8#top"],
  ["//other.example", "/"],
  ["/\\other.example", "/"],
  ["/\t/other.example", "/"],
  ["/.//other.example", "/"],
  ["https://other.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["search", "/"],
  [null, "/"],
])("%j leads to %j", (wanted, path) => {
  expect(safePath(wanted)).toBe(path);
});

test("a browser that follows it stays here, whatever was asked", () => {
  const piece = fc.constantFrom("/", "\\", ".", "a", "@", ":", "?", "#", "\t", "\n", " ", "%2f");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const here = "https://waffir.example";
      expect(new URL(safePath(`/${pieces.join("")}`), here).origin).toBe(here);
    }),
  );
});

test.each([
  "/",
  "/profile",
  "/search?q=شاورما&lng=ar",
  "/search?q=%D8%B4",
  "/feedback#message",
  "/a//b",
  "/search?next=https://other.example/",
])("goes to %s", (to) => {
  const url = new URL(to, "http://x");
  expect(safePath(to)).toBe(url.pathname + url.search + url.hash);
});

const HOSTILE = [
  "//evil.example",
  "///evil.example",
  "////evil.example/%2f..",
  "/\\evil.example",
  "/\\/evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u0000/evil.example",
  "/\u00a0/evil.example",
  "/\u200b/evil.example",
  "/\u2028/evil.example",
  "/\u202e/evil.example",
  "/\ufeff/evil.example",
  "https://evil.example",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:\\evil.example",
  "http:///evil.example",
  "ftp://evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "evil.example",
  "www.evil.example",
  "evil.example/path",
  ".evil.example",
  "..//evil.example",
  "../evil",
  "./evil",
  "@evil.example",
  ":@evil.example",
  "user:pass@evil.example",
  "?next=//evil.example",
  "#//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/./../\\evil.example",
  "/%2e%2e//evil.example",
  "/x/%2e%2e//evil.example",
  "/foo\\..\\..\\evil",
  "/\r\nLocation: https://evil.example",
  "/%0d%0aLocation:\r\n",
  "/x/\u2029/..//evil.example",
  "",
  "   ",
  `/${"a".repeat(3000)}`,
  null,
  undefined,
  42,
  ["/profile"],
  { toString: () => "//evil.example" },
];

test("the corpus is as large as promised", () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
});

test.each(HOSTILE.map((to) => [to]))("%j leads to the fallback", (to) => {
  expect(safePath(to, "/home")).toBe("/home");
});

test("what encoded tricks decode to stays on our own host", () => {
  for (const to of ["/%2f%2fevil.example", "/%5cevil.example", "/%09/evil.example", "/%00", "/%"]) {
    const landed = new URL(safePath(to), "https://waffir.example");
    expect(landed.origin).toBe("https://waffir.example");
  }
});
