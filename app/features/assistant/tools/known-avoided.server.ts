import { type Avoided, avoidedIn, isPutOn } from "~/features/catalogue";
import { listFacts } from "../facts/facts.server";
import { inWordsRead } from "../model/language/language";
import type { ToolContext } from "./context";

const KINDS = new Set(["allergy", "dislike", "diet"]);

/** What the person avoids: what they have told before, whatever the model remembers of it, and what it passes on now, unless that is only put onto the `dish` that is asked for. */
export async function knownAvoided(
  { db, userId }: ToolContext,
  now: readonly string[] = [],
  dish = "",
): Promise<Avoided[]> {
  const facts = await listFacts(db, userId);
  const said = [
    ...facts.filter(({ kind }) => KINDS.has(kind)).map(({ text }) => inWordsRead(text)),
    ...now.filter((one) => !isPutOn(one, dish)),
  ];
  const byFood = new Map<string, Avoided>();
  for (const one of said.flatMap(avoidedIn)) if (!byFood.has(one.food)) byFood.set(one.food, one);
  // «ما فيه دجاج ولا لحم»: a shawarma that does not say which is one of these.
  if (byFood.has("chicken") && byFood.has("meat") && !byFood.has("animal"))
    for (const one of avoidedIn("animal")) byFood.set(one.food, one);
  return [...byFood.values()];
}
