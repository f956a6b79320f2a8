import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { manyScans, passes, photo } from "~tests/support/heavy-pictures";
import { scansOf } from "./scans";

test("a photo has one scan, one in passes ten, and each that is added counts", async () => {
  expect(scansOf(await photo(64, 48))).toBe(1);
  expect(scansOf(await passes(64, 48))).toBe(10);
  expect(scansOf(await manyScans(64, 48, 89))).toBe(99);
});

test("markers within other segments, and behind the end, are none", async () => {
  const file = await photo(64, 48);
  const hidden = Buffer.from([0xff, 0xe1, 0, 8, 0xff, 0xda, 0xff, 0xda, 0xff, 0xda]);
  const more = Buffer.concat([file.subarray(0, 2), hidden, file.subarray(2), hidden, file]);
  expect(scansOf(more)).toBe(1);
});

test("what is no JPEG has none", async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  for (const file of [png, Buffer.alloc(0), Buffer.from("x")]) expect(scansOf(file)).toBe(0);
});

test("any bytes behind a JPEG's head are walked to their end", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (rest) => {
      const marked = rest.map((byte, at) => (at % 3 === 0 ? 0xff : byte));
      for (const bytes of [rest, marked])
        expect(scansOf(Uint8Array.of(0xff, 0xd8, ...bytes))).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
