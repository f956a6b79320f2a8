import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database, NewObservation, Observation, Offer } from "~db/schema";
import type { JudgementsTable } from "~db/schema-contributions";
import { insertObservation, insertWithdrawal, observationById } from "./queries.server";
import { refold } from "./rebuild.server";

/** What later evidence made of an observation, and whose it is. */
export type JudgedWord = Pick<JudgementsTable, "observation_id" | "agreed"> &
  Pick<Observation, "user_id" | "proof">;

/** What was said of one offer, and what it comes to, without an observation and with it. */
export interface OfferChange {
  /** The offer as it now stands; null while nobody named a price. */
  offer: Offer | null;
  /** All that stands of what was said about it. */
  said: { before: Observation[]; now: Observation[] };
  /** Which of it later evidence agreed with, and which not. */
  judged: { before: JudgedWord[]; now: JudgedWord[] };
}

/** What was recorded, and what that did. */
export interface RecordedObservation extends OfferChange {
  observationId: number;
}

/** Appends an observation and folds its offer again, both or neither. */
export function recordObservation(
  db: Kysely<Database>,
  said: NewObservation,
): Promise<RecordedObservation> {
  return inTransaction(db, async (trx) => {
    const word = await insertObservation(trx, said);
    const { now, ...change } = await refoldOffer(trx, word);
    const before = now.filter(({ id }) => id !== word.id);
    return { observationId: word.id, ...change, said: { before, now } };
  });
}

/** Withdraws an observation at `at` (ms) and folds its offer again: prices are as if it had never been said. */
export function withdrawObservation(
  db: Kysely<Database>,
  { id, at }: { id: number; at: number },
): Promise<OfferChange> {
  return inTransaction(db, async (trx) => {
    await insertWithdrawal(trx, { observation_id: id, at });
    const word = await observationById(trx, id);
    const { now, ...change } = await refoldOffer(trx, word);
    return { ...change, said: { before: [...now, word], now } };
  });
}

/** Folds the offer that an observation is about. */
async function refoldOffer(trx: Kysely<Database>, word: Observation) {
  const { dish_id, platform } = word;
  const { observations, judgedBefore, rows } = await refold(trx, { dishIds: [dish_id], platform });
  const now = observations.filter((one) => one.platform === platform);
  const words = new Map([...now, word].map((one) => [one.id, one]));
  const judgedWords = (judgements: readonly JudgementsTable[]): JudgedWord[] =>
    judgements.flatMap(({ observation_id, agreed }) => {
      const { user_id, proof } = words.get(observation_id) ?? {};
      return user_id && proof ? [{ observation_id, agreed, user_id, proof }] : [];
    });
  return {
    offer: rows.offers[0] ?? null,
    now,
    judged: { before: judgedWords(judgedBefore), now: judgedWords(rows.judgements) },
  };
}
