import { tokenize } from "~/features/names";
import { addFact, listFacts } from "../facts/facts.server";
import { FACT_LENGTH, type Fact, type FactKind, factTextSchema } from "../facts/schema";
import type { ToolContext } from "./context";
import type { RecalledFacts, SavedFact } from "./schema";

/** Keeps a fact of the person who speaks. */
export async function saveFact(
  { db, userId, now }: ToolContext,
  { fact: said, kind }: { fact: string; kind?: FactKind },
): Promise<SavedFact> {
  const text = factTextSchema.safeParse(said);
  if (!text.success) {
    const problem = [...said].length > FACT_LENGTH ? "too_long" : "empty";
    return { saved: false, problem, known: false, fact: null };
  }
  const { fact, problem, ...added } = await addFact(db, userId, { text: text.data, kind }, now());
  if (!fact) return { saved: false, problem: "too_many", known: false, fact: null };
  return { saved: true, problem: null, known: "known" in added && added.known, fact: shown(fact) };
}

/** What the person who speaks has told before: what fits the words asked for, or everything. */
export async function recallFacts(
  { db, userId }: ToolContext,
  { about = "" }: { about?: string },
): Promise<RecalledFacts> {
  const facts = await listFacts(db, userId);
  const words = tokenize(about);
  const fitting = facts.filter(({ text, kind }) => {
    const said = [kind as string, ...tokenize(text)];
    return words.some((word) =>
      said.some((other) => other.startsWith(word) || word.startsWith(other)),
    );
  });
  return { facts: (fitting.length > 0 ? fitting : facts).map(shown) };
}

function shown({ id, kind, text }: Fact) {
  return { id, kind, text };
}
