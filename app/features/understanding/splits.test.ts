import { expect, test } from "vitest";
import type { QueryWord } from "./frames";
import { cutsOf, splitAt } from "./splits";

const word = (text: string, more: Partial<QueryWord> = {}): QueryWord => ({
  text,
  from: 0,
  to: 0,
  ...more,
});
const splitsOf = (words: readonly QueryWord[]) => cutsOf(words).map((cut) => splitAt(words, cut));
const shown = (words: readonly QueryWord[]) =>
  splitsOf(words)
    .sort((a, b) => b.hint - a.hint)
    .map(({ restaurant, dish }) =>
      [restaurant, dish].map((part) => part.map(({ text }) => text).join(" ")).join(" | "),
    );

test("every cut in either order, and each alone", () =>
  expect(new Set(shown([word("a"), word("b")]))).toEqual(
    new Set([" | a b", "a | b", "a b | ", "b | a"]),
  ));

test("what «من» announces is the restaurant", () =>
  expect(shown([word("شاورما"), word("عمو", { cue: "restaurant" }), word("حمزه")])[0]).toBe(
    "عمو حمزه | شاورما",
  ));

test("an announced restaurant may stand in the middle", () =>
  expect(shown([word("a"), word("b", { cue: "restaurant" }), word("c")])).toContain("b | a c"));

test("a bare size is no restaurant beside a dish", () => {
  const [, ...others] = splitsOf([word("شاورما"), word("كبير", { otherwise: "size" })]);
  const named = others.find(({ restaurant }) => restaurant[0]?.text === "كبير");
  expect(named?.hint).toBeLessThan(-0.1);
});

test("no words, no split", () => expect(splitsOf([])).toEqual([]));
