import sharp from "sharp";
import { expect, test } from "vitest";
import { claimedPhoto, deepPng, manyScans, passes, photo } from "~tests/support/heavy-pictures";
import { inspect } from "./inspect.server";
import { rewritePicture } from "./rewrite.server";

const small = { width: 9, height: 8 };
const whole = { shape: { pixels: 8_000_000 }, quality: 85, small };
const square = { shape: { square: 256 }, quality: 82, small };
const still = { still: true };
const head = { claimed: true };

test.each([
  ["a photo of 12 megapixels", () => photo(4032, 3024)],
  ["one in the usual passes", () => passes(4032, 3024)],
  ["a photo of 50 megapixels", () => claimedPhoto(8160, 6120)],
])("%s passes", async (_, draw) => {
  expect(await inspect(await draw(), still)).toMatchObject({ width: expect.any(Number) });
});

test.each([
  ["many scans, however small", () => manyScans(64, 64, 21)],
  ["passes and more than 12 megapixels", () => passes(4500, 3000)],
  [
    "interlaced lines and more than 12 megapixels",
    async () => deepPng(3600, { ...head, interlaced: true }),
  ],
  ["16 bits and more than 256 MB", async () => deepPng(5800, head)],
  ["more than 64 megapixels", () => claimedPhoto(8100, 8000)],
])("what has %s is huge", async (_, draw) => {
  expect(await inspect(await draw(), still)).toBe("huge");
});

test("a file is written anew, whole or cut to a square", async () => {
  const file = await passes(4032, 3024);
  const kept = await rewritePicture("somebody", { file, ...whole });
  if (typeof kept === "string") throw new Error(kept);
  const { format, width, height } = await sharp(kept.image).metadata();
  expect(format).toBe("webp");
  expect([width, height]).toEqual([kept.width, kept.height]);
  expect(width * height).toBeLessThanOrEqual(8_010_000);
  expect(kept.small).toHaveLength(72);
  const cut = await rewritePicture("somebody", { file, ...square });
  expect(cut).toMatchObject({ width: 256, height: 256 });
});

test("of one person's pictures a third at once is told to wait, and another's is taken", async () => {
  const file = await photo(2000, 1500);
  const sent = ["a", "a", "a", "b"].map((person) => rewritePicture(person, { file, ...square }));
  const [first, second, third, other] = await Promise.all(sent);
  expect(third).toBe("busy");
  for (const taken of [first, second, other]) expect(taken).toMatchObject({ width: 256 });
});

test("what is no picture is broken, and the next is taken all the same", async () => {
  expect(await rewritePicture("a", { file: Buffer.from("no"), ...whole })).toBe("broken");
  const file = await photo(20, 20);
  expect(await rewritePicture("a", { file, ...whole })).toMatchObject({ width: 20 });
});
