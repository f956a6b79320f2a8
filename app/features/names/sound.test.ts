import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COST } from "./costs";
import { distance } from "./distance";
import { fold } from "./fold";
import { sound } from "./sound";
import { SYMBOLS, symbolsOf } from "./symbols";
import { wordOf } from "./word";

const alike = (a: string, b: string) => sound(wordOf(a), wordOf(b));
const word = fc
  .stringMatching(/^([a-z]{1,12}|[\u0627-\u063A\u0641-\u064A]{1,12})$/)
  .map(fold)
  .filter((text) => text !== "");

describe("words that sound the same", () => {
  test.each([
    ["كودو", "kudu"],
    ["عمو", "3mo"],
    ["حمزه", "7amza"],
    ["ستيك", "steak"],
    ["هاوس", "house"],
    ["نايس", "nice"],
    ["السدحان", "alsadhan"],
    ["النخيل", "annakheel"],
    ["قصر", "gasr"],
    ["بيتزاهت", "pizzahut"],
    ["كيافسي", "kfc"],
    ["hamza", "hamzah"],
    ["restaurant", "restuarant"],
    ["دجاج", "دجاح"],
  ])("%s and %s", (a, b) => expect(alike(a, b)).toBeGreaterThan(0.65));
});

describe("words that do not", () => {
  test.each([
    ["كودو", "hardees"],
    ["hamza", "حاتم"],
    ["البيك", "البيت"],
    ["cat", "bat"],
    ["لحم", "رحم"],
    ["fish", "dish"],
  ])("%s and %s", (a, b) => expect(alike(a, b)).toBeLessThan(0.5));
});

test("costs are symmetric, nothing between a symbol and itself", () => {
  for (let a = 0; a < SYMBOLS.length - 1; a++) {
    expect(COST[a * SYMBOLS.length + a]).toBe(0);
    for (let b = 0; b < a; b++)
      expect(COST[a * SYMBOLS.length + b]).toBe(COST[b * SYMBOLS.length + a]);
  }
});

test("likeness is symmetric, 0..1, and 1 for a word and itself", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(alike(a, b)).toBeCloseTo(alike(b, a), 5);
      expect(alike(a, b)).toBeGreaterThanOrEqual(0);
      expect(alike(a, b)).toBeLessThanOrEqual(1);
      expect(alike(a, a)).toBeGreaterThanOrEqual(0.8);
    }),
  );
});

test("a limit only ever turns a distance into Infinity", () => {
  fc.assert(
    fc.property(word, word, fc.double({ min: 0, max: 6, noNaN: true }), (a, b, limit) => {
      const exact = distance(symbolsOf(a), symbolsOf(b), false);
      const limited = distance(symbolsOf(a), symbolsOf(b), false, limit);
      if (exact <= limit) expect(limited).toBe(exact);
      else expect(limited === exact || limited === Number.POSITIVE_INFINITY).toBe(true);
    }),
  );
});
