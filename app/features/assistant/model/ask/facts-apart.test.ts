import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  [
    "hindi ako kumakain ng baboy at allergic ako sa hipon, tandaan mo",
    ["hindi ako kumakain ng baboy", "allergic ako sa hipon"],
  ],
  [
    "mujhe moongphali se allergy hai, yaad rakhna, aur main Malaz mein rehta hoon",
    ["mujhe moongphali se allergy hai", "main Malaz mein rehta hoon"],
  ],
  ["मैं मलाज़ में रहता हूँ और मुझे मूंगफली से एलर्जी है, याद रखना", ["मैं मलाज़ में रहता हूँ", "मुझे मूंगफली से एलर्जी है"]],
  [
    "میں ملز میں رہتا ہوں اور مجھے مونگ پھلی سے الرجی ہے",
    ["میں ملز میں رہتا ہوں", "مجھے مونگ پھلی سے الرجی ہے"],
  ],
])("two facts are kept apart: %s", (message, facts) => {
  const { facts: told, dish } = lastOf(message);
  expect(told.map(({ text }) => text)).toEqual(facts);
  expect(told.every(({ kept }) => kept)).toBe(true);
  expect(dish).toBe("");
});

test.each(["allergic ako sa hipon at mani", "mujhe jhinga aur moongphali se allergy hai"])(
  "what joins two foods joins no facts: %s",
  (message) => expect(lastOf(message).facts.map(({ text }) => text)).toEqual([message]),
);
