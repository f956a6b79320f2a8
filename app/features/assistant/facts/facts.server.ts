import type { Kysely } from "kysely";
import { avoidedIn, tellingWords } from "~/features/catalogue";
import { fold } from "~/features/names";
import { hasAny } from "~/features/understanding";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { inWordsRead } from "../model/language/language";
import { kindNamed, kindOfFact } from "./kind";
import {
  countFacts,
  factByText,
  factsOf,
  insertFact,
  removeFact,
  updateFact,
} from "./queries.server";
import { type Fact, type FactProblem, MOST_FACTS, type NewFact } from "./schema";
import { isHome } from "./standing";

/** 80 bits, as for other references. */
const ID_LENGTH = 16;

/** What became of a fact: it is kept now, it was known before, or there is no room. */
export type AddedFact =
  | { fact: Fact; known: boolean; replaced: Fact[]; problem?: undefined }
  | { fact?: undefined; problem: FactProblem };

/** What a person told of themselves, the newest first. At most 100. */
export function listFacts(db: Kysely<Database>, userId: string): Promise<Fact[]> {
  return factsOf(db, userId);
}

/**
 * Keeps a fact of a person. One they have already, however spelled, is kept once, and a new home takes the place of the old
 * one. `now` in ms.
 */
export function addFact(
  db: Kysely<Database>,
  userId: string,
  { text, kind = kindOfFact(text) }: NewFact,
  now: number,
): Promise<AddedFact> {
  // Counting and writing are one step, or two tabs would pass the limit together.
  return inTransaction(db, async (trx): Promise<AddedFact> => {
    const foldedText = foldedOf(text);
    const known = await factByText(trx, { userId, foldedText });
    if (known) return { fact: known, known: true, replaced: [] };
    const replaced = isHome(text)
      ? (await factsOf(trx, userId)).filter((old) => isHome(old.text))
      : [];
    for (const { id } of replaced) await removeFact(trx, { id, userId });
    if ((await countFacts(trx, userId)) >= MOST_FACTS) return { problem: "too_many" };
    const fact = {
      id: `fact_${randomText(ID_LENGTH)}`,
      kind,
      text,
      created_at: now,
      updated_at: now,
    };
    if (await isActiveAccount(trx, userId))
      await insertFact(trx, { ...fact, user_id: userId, folded_text: foldedText });
    return { fact, known: false, replaced };
  });
}

/** Says a fact anew; its kind follows the words unless given. @returns null when done, or why not. `now` in ms. */
export function editFact(
  db: Kysely<Database>,
  userId: string,
  id: string,
  { text, kind = kindOfFact(text) }: NewFact,
  now: number,
): Promise<FactProblem | "not_found" | null> {
  return inTransaction(db, async (trx) => {
    const folded_text = foldedOf(text);
    const same = await factByText(trx, { userId, foldedText: folded_text });
    if (same && same.id !== id) return "known_already";
    const found = await updateFact(trx, {
      id,
      user_id: userId,
      kind,
      text,
      folded_text,
      updated_at: now,
    });
    return found ? null : "not_found";
  });
}

/** Forgets a fact. @returns whether the person had it. */
export function deleteFact(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  return removeFact(db, { id, userId });
}

/**
 * Forgets whatever a person told that some words are about: «لحم», "allergic to peanuts"; or all of a kind where they name
 * nothing else: "my allergies". @returns what was forgotten.
 */
export async function forgetFacts(
  db: Kysely<Database>,
  userId: string,
  about: string,
): Promise<Fact[]> {
  const own = await factsOf(db, userId);
  const kinds = kindNamed(about);
  const facts = own.filter(({ text, kind }) =>
    kinds.length > 0 ? kinds.includes(kind) : isAbout(text, about),
  );
  for (const { id } of facts) await removeFact(db, { id, userId });
  return facts;
}

function isAbout(told: string, about: string): boolean {
  if (foldedOf(told) === foldedOf(about)) return true;
  const text = inWordsRead(told);
  const foods = new Set(avoidedIn(about).map(({ food }) => food));
  if (avoidedIn(text).some(({ food }) => foods.has(food))) return true;
  // «ساكن بالملقا» is about «الملقا», and «ملز» is Malaz.
  const words = forms(about);
  return [told, text].some((one) => hasAny(forms(one).join(" "), words));
}

/**
 * The words that tell something, as they stand and without what is written onto them: «ليمون» begins like «لبيتي» does. Of
 * the others none is compared: "don't" sounds like a donut.
 */
const forms = (said: string) => tellingWords(said).flatMap((word) => [word, bare(word)]);

/** A word without what is written onto it. */
const bare = (word: string) =>
  word.replace(/^و?(?:[بلك]?ال|لل|[بل](?=\p{Script=Arabic}{4}))(?=..)/u, "");

/** Emoji alone fold to nothing: they are then compared as they are. */
function foldedOf(text: string): string {
  return fold(text) || text;
}
