import { expect, test } from "vitest";
import { factsSaid } from "./facts-said";
import { isOfOthers, livesWith } from "./others";

test.each([
  "My friend is allergic to sesame in the main dish",
  "my guest is vegetarian, the main should be too",
  "my brother's friend is coming, she is allergic to shrimp",
  "my sister’s boss is here, he is allergic to eggs",
])("nothing of this is kept: %s", (message) =>
  expect(factsSaid(message).filter(({ kept }) => kept)).toEqual([]),
);

test.each([
  "my brother is allergic to shrimp",
  "my son is allergic to sesame in the main dish",
  "my wife's here, she is allergic to nuts",
  "my friend is coming, I'm allergic to shrimp",
])("kept: %s", (message) => expect(factsSaid(message)).toMatchObject([{ kept: true }]));

test.each([
  ["mujhe til se allergy hai", "mera dost aa raha hai, mujhe til se allergy hai"],
  ["main anda nahi khata", "mera dost aa raha hai, main anda nahi khata"],
  ["allergic ako sa hipon", "darating ang kaibigan ko, allergic ako sa hipon"],
  ["मुझे तिल से एलर्जी है", "मेरा दोस्त आ रहा है, मुझे तिल से एलर्जी है"],
  ["I can't eat what she cooks", "I can't eat what she cooks"],
])("«%s» is of who says it", (fact, about) => expect(isOfOthers(fact, about)).toBe(false));

test.each([
  "mujhe pata hai mere dost ko til se allergy hai",
  "alam ko na ako ang kaibigan na allergic sa hipon",
  "मुझे पता है मेरे दोस्त को तिल से एलर्जी है",
])("«%s» is of a friend", (fact) => expect(isOfOthers(fact, fact)).toBe(true));

test.each([
  ["my son's allergic to eggs", true],
  ["my wife’s not on a diet", true],
  ["my brother's friend", false],
  ["my mother’s guests", false],
])("who lives with them: %s", (said, family) => expect(livesWith(said)).toBe(family));
