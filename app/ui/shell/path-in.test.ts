import fc from "fast-check";
import { expect, test } from "vitest";
import { routablePath } from "~/server/http/request-path";
import { canonicalPathIn, pathIn } from "./path-in";

const dish = { pathname: "/dishes/7", search: "?quantity=3&lng=ar" };

test("another language keeps everything else of the address", () => {
  expect(pathIn("en", dish)).toBe("/dishes/7?quantity=3&lng=en");
  expect(pathIn(null, dish)).toBe("/dishes/7?quantity=3");
});

test("to a search engine a dish is one page, however many are asked for", () => {
  expect(canonicalPathIn("en", dish)).toBe("/dishes/7?lng=en");
  expect(canonicalPathIn(null, dish)).toBe("/dishes/7");
});

test("whatever is asked for, a link of its page to itself stays on this site", () => {
  const piece = fc.constantFrom(..."/ \\ . .. %2e a // ? http: @ evil.example % é".split(" "));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      // As the framework builds the address of a request.
      const asked = new URL(`http://own.example${routablePath(pieces.join(""))}`);
      const link = pathIn("ar", asked);
      expect(link).toMatch(/^\/(?![/\\])/);
      expect(new URL(link, asked).origin).toBe("http://own.example");
    }),
    { numRuns: 1_000 },
  );
});
