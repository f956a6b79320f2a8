import { expect, test } from "vitest";
import type { NameAt } from "~/features/understanding";
import { LONGEST_MESSAGE } from "../limits";
import { readable } from "./signs";

/** As the catalogue tells: the words of a dish, from one on. */
const nameAt: NameAt = (tokens, at) => {
  const words = tokens.slice(at, at + 3).map(({ text }) => text);
  return words.join(" ") === "sinigang na hipon" ? 3 : 0;
};

test("what a dish is called is not put into English", () => {
  expect(readable("magkano ang sinigang na hipon", "tl", nameAt)).toBe(
    "how much sinigang na hipon",
  );
  expect(readable("walang hipon", "tl", nameAt)).toBe("without shrimp");
});

test("what a total is called on the pages is no name", () => {
  expect(readable("kul raqam", "ur")).toBe("in total");
  expect(readable("کل رقم", "ur")).toBe("in total");
  expect(readable("कुल रकम", "hi")).toBe("in total");
});

test("what coffee is drunk in is a place, and to make it so many changes how many", () => {
  expect(readable("may kapihan ba", "tl")).toContain("coffee shop");
  expect(readable("gawin mong dalawa", "tl")).toBe("make it 2");
});

test("each word of the longest message is looked at once for a name", () => {
  const words = Math.floor(LONGEST_MESSAGE / "at 7 pm ".length) * 3;
  let looked = 0;
  readable("at 7 pm ".repeat(words / 3), "tl", () => {
    looked++;
    return 0;
  });
  expect(looked).toBeLessThanOrEqual(words);
});
