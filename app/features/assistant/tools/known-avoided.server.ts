import { type Avoided, avoidedIn } from "~/features/catalogue";
import { listFacts } from "../facts/facts.server";
import { inWordsRead } from "../model/language/language";
import type { ToolContext } from "./context";

const KINDS = new Set(["allergy", "dislike", "diet"]);

/** What the person avoids: what they have told before, whatever the model remembers of it, and what it passes on now. */
export async function knownAvoided(
  { db, userId }: ToolContext,
  now: readonly string[] = [],
): Promise<Avoided[]> {
  const facts = await listFacts(db, userId);
  const said = [
    ...facts.filter(({ kind }) => KINDS.has(kind)).map(({ text }) => inWordsRead(text)),
    ...now,
  ];
  const byFood = new Map<string, Avoided>();
  for (const one of said.flatMap(avoidedIn)) if (!byFood.has(one.food)) byFood.set(one.food, one);
  return [...byFood.values()];
}
