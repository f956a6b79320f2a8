import { expect, test } from "vitest";
import { type QuerySpan, surprisesOf } from "./hypothesis";

/** The words of a restaurant's name of which one may also be a neighbourhood. */
function spanOf(text: string): QuerySpan {
  const words = [{ text, from: 0, to: text.length, otherwise: "neighbourhood" as const }];
  return { words, texts: [text], weight: 1, most: 1, matches: [] };
}

test("a word with another part to play is in a name that has it, in whichever script", () => {
  expect(surprisesOf(spanOf("town"), "Yaqoot Town Shawarma")).toBeGreaterThan(0);
  expect(surprisesOf(spanOf("town"), "شاورما ياقوت تاون")).toBeGreaterThan(0);
  expect(surprisesOf(spanOf("town"), "شاورما ياقوت")).toBeLessThan(0);
});
