import type { Kysely } from "kysely";
import type { NewOrder } from "~/features/fees";
import { foldTotals, recordOrder, withdrawOrder } from "~/features/fees/index.server";
import type { RecordedObservation } from "~/features/prices";
import {
  type JudgedWord,
  type OfferChange,
  observationById,
  recordObservation,
  withdrawObservation,
} from "~/features/prices/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database, NewObservation } from "~db/schema";
import { reviewLevel } from "./levels/review-level.server";
import { pay, takeBack } from "./points/ledger.server";
import { companyChanged } from "./voices/company.server";

/**
 * Records an observation and all its consequences: prices, points and levels, also of others it confirms. In one
 * transaction.
 *
 * @param order the order whose line it is, or its id where it is kept already; none for a tap or a line of a menu.
 */
export function recordEvidence(
  db: Kysely<Database>,
  observation: NewObservation,
  now: number,
  order: NewOrder | number | null = null,
): Promise<RecordedObservation> {
  return inTransaction(db, async (trx) => {
    const order_id =
      order === null || typeof order === "number" ? order : await recordOrder(trx, order);
    const recorded = await recordObservation(trx, { ...observation, order_id });
    await foldTotals(trx, [observation.dish_id]);
    await bringConsequences(trx, observation, recorded, now);
    return recorded;
  });
}

/** Withdraws an observation, and its order with its last line: prices, points and levels become as if it had never been made. In one transaction. */
export async function retractEvidence(
  db: Kysely<Database>,
  id: number,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const word = await observationById(trx, id);
    const change = await withdrawObservation(trx, { id, at: now });
    if (word.order_id !== null) await withdrawOrder(trx, { id: word.order_id, at: now });
    await foldTotals(trx, [word.dish_id]);
    await bringConsequences(trx, word, change, now);
  });
}

/**
 * Pays or takes back points for taps whose judgement changed with a word that was said or taken back, and reviews the levels
 * of all concerned.
 */
async function bringConsequences(
  trx: Kysely<Database>,
  word: Pick<NewObservation, "dish_id" | "user_id" | "observed_at">,
  { judged, said }: OfferChange,
  now: number,
): Promise<void> {
  const gone = missingFrom(judged.now, judged.before);
  const come = missingFrom(judged.before, judged.now);
  for (const { observation_id } of gone.filter(paid))
    await takeBack(trx, { kind: "confirmation", of: observation_id }, now);
  for (const { user_id, observation_id } of come.filter(paid))
    await pay(
      trx,
      { userId: user_id, kind: "confirmation", of: observation_id, dishId: word.dish_id },
      now,
    );
  const people = new Set([
    word.user_id,
    ...[...gone, ...come].map(({ user_id }) => user_id),
    ...companyChanged(said, word.observed_at),
  ]);
  for (const person of people) await reviewLevel(trx, person);
}

/** Confirmations are taps that the outcome agreed with. */
const paid = ({ proof, agreed }: JudgedWord) => proof === "tap" && agreed === 1;

function missingFrom(rows: readonly JudgedWord[], others: readonly JudgedWord[]): JudgedWord[] {
  const there = new Set(rows.map((row) => `${row.observation_id} ${row.agreed}`));
  return others.filter((row) => !there.has(`${row.observation_id} ${row.agreed}`));
}
