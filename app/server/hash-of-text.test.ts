import { expect, test } from "vitest";
import { hashOfText } from "./hash-of-text";

test("hashes a text to signed 32 bits, the same each time", () => {
  expect(hashOfText("")).toBe(0x811c9dc5 | 0);
  expect(hashOfText("شاورما")).toBe(hashOfText("شاورما"));
  expect(hashOfText("شاورما")).not.toBe(hashOfText("شاورمه"));
  // As its authors have it for these letters.
  expect(hashOfText("foobar") >>> 0).toBe(0xbf9cf968);
});
