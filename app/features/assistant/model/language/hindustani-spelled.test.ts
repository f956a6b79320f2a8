import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { asHindustaniSpells, soundingLike } from "./hindustani-spelled";
import { languageOf } from "./language";

const { lastOf, names } = sampleTalk();

test.each([
  ["kitnay", "kitne"],
  ["kitny", "kitni"],
  ["muje", "mujhe"],
  ["chahiyay", "chahiye"],
  ["qreeb", "kareeb"],
  ["zyda", "zyada"],
])("«%s» sounds like «%s»", (said, word) => {
  const read = asHindustaniSpells(said, names());
  expect(read === word || soundOf(read) === soundOf(word)).toBe(true);
});

const soundOf = (word: string) => word.replace(/[aeiy]+$/, "");

test.each(["main", "raat", "ammu", "chhe", "ande", "kitni", "number", "please", "karahi"])(
  "«%s» is what it is",
  (word) => {
    expect(soundingLike(word)).toBeUndefined();
    expect(asHindustaniSpells(word, names())).toBe(word);
  },
);

test.each([
  ["is ki qeemat kia hay", "is ki qeemat kia hai"],
  ["hay al malqa me burger", "hay al malqa me burger"],
  ["pepsi hta do", "pepsi hata do"],
  ["kerala palace kab tk khula hai", "kerala palace kab tak khula hai"],
])("«%s» is read as «%s»", (said, read) => expect(asHindustaniSpells(said, names())).toBe(read));

test.each([
  ["biryani kitny ki milay gi", "ur"],
  ["how much is the kabsa", "en"],
  ["magkano ang kabsa", "tl"],
])("«%s» is written in %s", (said, language) =>
  expect(languageOf(said).replace("hi", "ur")).toBe(language),
);

test.each([
  [["butter chiken kitnay ki hy"], { kind: "price", dish: "butter chiken" }],
  [["30 riyal me kya milega", "in me se sab se acha kon sa hai"], { kind: "ranked" }],
  [["nihari mily gi kahin"], { kind: "price", query: "nihari" }],
] as [string[], object][])("«%s» asks for what is meant", (said, ask) =>
  expect(lastOf(...said)).toMatchObject(ask),
);

test("«chai or samosay chahye» is an order of both, and a choice may be said with the English word", () => {
  expect(lastOf("chai or samosay chahye")).toMatchObject({ kind: "compare", apart: true });
  expect(lastOf("burger or pizza konsa sasta hai")).toMatchObject({
    kind: "compare",
    apart: false,
  });
});
