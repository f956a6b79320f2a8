import { expect, test } from "vitest";
import { hold } from "~tests/eval/assistant";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { knownNames } from "../../known-names.server";
import { builtInModel } from "../built-in";

test.each([
  [
    "when the place of an order is open is told of where all of it was cheapest",
    ["foul kitne ki hai?", "do plate aur ek chai", "kitne baje tak khula hai?"],
    "فول وتميس العم سعيد",
  ],
  [
    "of a heading of menus that no name of a dish says, what a restaurant sells is told",
    ["cheapest coffee at Dune Drip"],
    "Pistachio Cortado",
  ],
  [
    "and what stands under the heading that is asked for",
    ["how much is sushi at Hanabi Roll?"],
    "Salmon Nigiri",
  ],
  [
    "of many that are called so, each is told",
    ["how much is fish at Shubbak Al Bahar?"],
    "Fish Sayadieh",
  ],
  ["and one that is called just that alone", ["hummus at Zaytoun w Zaatar"], "cost about the same"],
  ["or is not there", ["how much is pizza at Hanabi Roll?"], "I couldn’t find “pizza”"],
])("%s", async (_, turns, said) => {
  const db = await openSample();
  const model = builtInModel(() => knownNames(db));
  const talk = { language: "en" as const, turns, facts: [], tools: [], must: [], mustNot: [] };
  const { text } = await hold(db, model, talk, SAMPLE_NOW);
  expect(text).toContain(said);
  await db.destroy();
});
