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
