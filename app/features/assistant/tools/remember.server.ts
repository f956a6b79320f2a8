import { tokenize } from "~/features/names";
import { trustLevel } from "~/features/prices";
import { standingOf } from "~/features/trust/index.server";
import { addFact, forgetFacts, listFacts } from "../facts/facts.server";
import { forgetsIn } from "../facts/forgets";
import { FACT_LENGTH, type Fact, type FactKind, factTextSchema } from "../facts/schema";
import { inWordsRead } from "../model/language/language";
import type { ToolContext } from "./context";
import { profileArea } from "./queries.server";
import type { RecalledFacts, SavedFact } from "./schema";

/** Keeps a fact of the person who speaks, or forgets what they told about it. */
export async function saveFact(
  { db, userId, now, said: message = "" }: ToolContext,
  { fact: said, kind, forget }: { fact: string; kind?: FactKind; forget?: boolean },
): Promise<SavedFact> {
  const none = { saved: false, problem: null, known: false, fact: null, forgotten: [] };
  if (forget) {
    // A dish or a page that a model has read may say "forget": only the person does so with effect.
    if (forgetsIn(inWordsRead(message)) === undefined) return none;
    return { ...none, forgotten: (await forgetFacts(db, userId, said)).map(shown) };
  }
  const text = factTextSchema.safeParse(said);
  if (!text.success) {
    const problem = [...said].length > FACT_LENGTH ? "too_long" : "empty";
    return { ...none, problem };
  }
  const added = await addFact(db, userId, { text: text.data, kind }, now());
  if (!added.fact) return { ...none, problem: "too_many" };
  const { fact, known, replaced } = added;
  return { ...none, saved: true, known, fact: shown(fact), forgotten: replaced.map(shown) };
}

/** What is recalled where it is asked for points and level, and where for the place they live in. */
const STANDING = "standing";
const PLACE = "place";

async function standing(db: ToolContext["db"], userId: string): Promise<RecalledFacts["standing"]> {
  const found = await standingOf(db, userId);
  return found && { ...found, level: trustLevel(found.level).slug };
}

/** What the person who speaks has told before: what fits the words asked for, or everything. */
export async function recallFacts(
  { db, userId }: ToolContext,
  { about = "" }: { about?: string },
): Promise<RecalledFacts> {
  if (about === STANDING) return { facts: [], standing: await standing(db, userId) };
  const facts = await listFacts(db, userId);
  const words = tokenize(about);
  const fitting = facts.filter(({ text, kind }) => {
    const said = [kind as string, ...tokenize(text)];
    return words.some((word) =>
      said.some((other) => other.startsWith(word) || word.startsWith(other)),
    );
  });
  const area = about === PLACE ? await profileArea(db, userId) : "";
  return { facts: (fitting.length > 0 ? fitting : facts).map(shown), ...(area && { area }) };
}

function shown({ id, kind, text }: Fact) {
  return { id, kind, text };
}
