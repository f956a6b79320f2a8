import { expect, test } from "vitest";
import { HASH_HEIGHT, HASH_WIDTH, hashDistance, perceptualHash } from "./perceptual-hash";

const grey = (value: (column: number, row: number) => number) =>
  Uint8Array.from({ length: HASH_WIDTH * HASH_HEIGHT }, (_, at) =>
    value(at % HASH_WIDTH, Math.floor(at / HASH_WIDTH)),
  );

test("brightness that only rises sets every bit, that only falls none", () => {
  expect(perceptualHash(grey((column) => column * 10))).toBe("ffffffffffffffff");
  expect(perceptualHash(grey((column) => 100 - column * 10))).toBe("0000000000000000");
});

test("one darker spot changes at most two bits", () => {
  const plain = grey((column) => column * 10);
  const spotted = plain.slice();
  spotted[4] = 0;
  expect(hashDistance(perceptualHash(plain), perceptualHash(spotted))).toBeLessThanOrEqual(2);
  expect(hashDistance(perceptualHash(plain), perceptualHash(plain))).toBe(0);
});

test("the distance counts bits", () => {
  expect(hashDistance("ffffffffffffffff", "0000000000000000")).toBe(64);
  expect(hashDistance("000000000000000f", "0000000000000001")).toBe(3);
});
