import { expect, test } from "vitest";
import type { Annotation } from "./annotation";
import { framesOf } from "./frames";
import { tokensOf } from "./tokens";

const words = (frame: { words: readonly { text: string }[] }) =>
  frame.words.map(({ text }) => text).join(" ");
const quantity: Annotation = { role: "quantity", start: 0, end: 1, value: 7 };
const size: Annotation = { role: "size", start: 1, end: 2, size: "large" };

test("a mark that can't be a name is always taken", () => {
  const frames = framesOf(tokensOf("7 large burger"), [quantity, size], () => false);
  expect(frames.map(words)).toEqual(["burger"]);
});

test("a mark whose word is in a name is taken or left, taken first", () => {
  const frames = framesOf(tokensOf("7 large burger"), [quantity, size], ({ text }) => text === "7");
  expect(frames.map(words)).toEqual(["burger", "7 burger"]);
  expect(frames[1]?.words[0]).toMatchObject({ otherwise: "quantity" });
});

test("there is one quantity: the other number names something", () => {
  const second: Annotation = { role: "quantity", start: 2, end: 3, value: 2 };
  const frames = framesOf(tokensOf("7 burger 2"), [quantity, second], () => false);
  expect(frames.map(words)).toEqual(["burger 2"]);
});

test("a number inside a word leaves the thing counted", () => {
  const dual: Annotation = { role: "quantity", start: 0, end: 1, value: 2, noun: "برجر" };
  const frames = framesOf(tokensOf("برجرين"), [dual], () => false);
  expect(frames.map(words)).toEqual(["برجر", "برجرين"]);
});

test("a connector tells what follows it", () => {
  const from: Annotation = { role: "connector", start: 1, end: 2, to: "restaurant" };
  const [frame] = framesOf(tokensOf("شاورما من حمزة"), [from], () => false);
  expect(frame?.words.map(({ cue }) => cue)).toEqual([undefined, "restaurant"]);
});

test("the number of frames stays small however doubtful the words are", () => {
  const query = Array.from({ length: 40 }, () => "the").join(" ");
  const marks = tokensOf(query).map(
    (_, at): Annotation => ({ role: "filler", start: at, end: at + 1 }),
  );
  expect(framesOf(tokensOf(query), marks, () => true).length).toBeLessThanOrEqual(40);
});
