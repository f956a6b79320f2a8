import { expect, test } from "vitest";
import { LONGEST_MESSAGE } from "../limits";
import { pivoted } from "./pivot";

/** As the catalogue tells: the words of a dish, from one on. */
function nameAt(words: readonly string[], at: number): number {
  return words.slice(at, at + 3).join(" ") === "sinigang na hipon" ? 3 : 0;
}

test("what a dish is called is not put into English", () => {
  expect(pivoted("magkano ang sinigang na hipon", "tl", nameAt)).toBe("how much sinigang na hipon");
  expect(pivoted("walang hipon", "tl", nameAt)).toBe("without shrimp");
});

test("what a total is called on the pages is no name", () => {
  expect(pivoted("kul raqam", "ur")).toBe("in total");
  expect(pivoted("کل رقم", "ur")).toBe("in total");
  expect(pivoted("कुल रकम", "hi")).toBe("in total");
});

test("what coffee is drunk in is a place, and to make it so many changes how many", () => {
  expect(pivoted("may kapihan ba", "tl")).toContain("coffee shop");
  expect(pivoted("gawin mong dalawa", "tl")).toBe("make it 2");
});

test("each word of the longest message is looked at once for a name", () => {
  const words = Math.floor(LONGEST_MESSAGE / "at 7 pm ".length) * 3;
  let looked = 0;
  pivoted("at 7 pm ".repeat(words / 3), "tl", () => {
    looked++;
    return 0;
  });
  expect(looked).toBeLessThanOrEqual(words);
});
