import { search } from "~/features/search/search.server";
import { WEIGHTS, type Weight } from "~/features/understanding/weights";
import { type Labelled, readLabelled } from "../eval/labelled-queries";
import { halfOfText } from "../eval/names-pairs";
import { markOf, storedNames } from "../eval/search";
import { openSample, SAMPLE_NOW } from "../support/sample-database";
import { fitPlateaus } from "./plateau";
import { writeJson } from "./write-json";

const FITTED = "app/features/understanding/weights.json";
const QUESTIONS = "tests/eval/queries.jsonl";

/** Weights depend on one another a little; a third round hardly moves any. */
const PASSES = 3;

/** How many questions were answered in all parts as their labels say, and how many with a restaurant that was not meant. */
interface Answered {
  right: number;
  wrong: number;
}

/**
 * `language`: fits what connectors, numbers and unlikely names say about how a question is read. Learns from the half of the
 * labelled questions that their hash says, and reports the other.
 */
export async function main(): Promise<void> {
  const all = readLabelled(QUESTIONS);
  const fit = all.filter(({ query }) => halfOfText(query) === "fit");
  const held = all.filter(({ query }) => halfOfText(query) === "held");
  const weights = await fitPlateaus(
    Object.keys(WEIGHTS) as Weight[],
    async (tried) => lossOf(fit, await answersWith(tried, fit)),
    PASSES,
  );
  const percent = ({ right, wrong }: Answered, of: readonly Labelled[]) => ({
    right: Number(((100 * right) / of.length).toFixed(1)),
    wrongRestaurant: Number(((100 * wrong) / of.length).toFixed(1)),
  });
  const report = {
    questions: { fit: fit.length, held: held.length },
    fit: percent(await answersWith(weights, fit), fit),
    held: percent(await answersWith(weights, held), held),
  };
  writeJson(FITTED, { weights, report });
  console.log(JSON.stringify(report));
}

/** A wrong restaurant costs as much again as being wrong: it is told as if it were sure. */
const lossOf = (asked: readonly Labelled[], { right, wrong }: Answered) =>
  asked.length - right + wrong;

async function answersWith(
  weights: Record<Weight, number>,
  asked: readonly Labelled[],
): Promise<Answered> {
  Object.assign(WEIGHTS, weights);
  // A catalogue of its own each time: readings are kept for as long as its names stay.
  const db = await openSample();
  const stored = await storedNames(db);
  const answered: Answered = { right: 0, wrong: 0 };
  for (const labelled of asked) {
    const mark = markOf(
      labelled,
      await search(db, { query: labelled.query, now: SAMPLE_NOW }),
      stored,
    );
    if (mark.all) answered.right++;
    if (mark.wrongRestaurant) answered.wrong++;
  }
  await db.destroy();
  return answered;
}
