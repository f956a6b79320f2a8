import { expect, test } from "vitest";
import { LOOK_HEIGHT, LOOK_WIDTH, lookDistance, lookHash } from "./look";

const grey = (value: (column: number, row: number) => number) =>
  Uint8Array.from({ length: LOOK_WIDTH * LOOK_HEIGHT }, (_, at) =>
    value(at % LOOK_WIDTH, Math.floor(at / LOOK_WIDTH)),
  );

test("brightness that only rises sets every bit, that only falls none", () => {
  expect(lookHash(grey((column) => column * 10))).toBe("ffffffffffffffff");
  expect(lookHash(grey((column) => 100 - column * 10))).toBe("0000000000000000");
});

test("one darker spot changes at most two bits", () => {
  const plain = grey((column) => column * 10);
  const spotted = plain.slice();
  spotted[4] = 0;
  expect(lookDistance(lookHash(plain), lookHash(spotted))).toBeLessThanOrEqual(2);
  expect(lookDistance(lookHash(plain), lookHash(plain))).toBe(0);
});

test("the distance counts bits", () => {
  expect(lookDistance("ffffffffffffffff", "0000000000000000")).toBe(64);
  expect(lookDistance("000000000000000f", "0000000000000001")).toBe(3);
});
