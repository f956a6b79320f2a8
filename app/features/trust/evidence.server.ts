import type { Kysely } from "kysely";
import type { NewOrder } from "~/features/fees";
import { foldTotals, recordOrder, withdrawOrder } from "~/features/fees/index.server";
import type { RecordedObservation } from "~/features/prices";
import {
  type JudgedWord,
  judgementsOf,
  observationById,
  recordObservation,
  withdrawObservation,
} from "~/features/prices/index.server";
import { inTransaction } from "~/server/transaction.server";
import type { Database, NewObservation } from "~db/schema";
import { reviewLevel } from "./levels/review-level.server";
import { pay, takeBack } from "./points/ledger.server";
import { companyChanged, contestedAround } from "./voices/company.server";

/** Which offer something is said about, and the moment (ms) it speaks of. */
interface OfferMoment {
  dishId: number;
  platform: string;
  at: number;
}

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
  const { dish_id: dishId, platform, observed_at: at } = observation;
  return withConsequences(db, { dishId, platform, at }, observation.user_id, now, async (trx) => {
    const order_id =
      order === null || typeof order === "number" ? order : await recordOrder(trx, order);
    const recorded = await recordObservation(trx, { ...observation, order_id });
    await foldTotals(trx, [dishId]);
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
    const {
      dish_id: dishId,
      platform,
      user_id,
      order_id,
      observed_at,
    } = await observationById(trx, id);
    await withConsequences(trx, { dishId, platform, at: observed_at }, user_id, now, async () => {
      await withdrawObservation(trx, { id, at: now });
      if (order_id !== null) await withdrawOrder(trx, { id: order_id, at: now });
      await foldTotals(trx, [dishId]);
    });
  });
}

/**
 * Runs `work` on one offer, then pays or takes back points for taps whose judgement changed, and reviews the levels of
 * all concerned.
 */
function withConsequences<T>(
  db: Kysely<Database>,
  subject: OfferMoment,
  userId: string,
  now: number,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const offer = { dish_id: subject.dishId, platform: subject.platform };
    const before = await judgementsOf(trx, subject);
    const contested = await contestedAround(trx, offer, subject.at);
    const result = await work(trx);
    const after = await judgementsOf(trx, subject);
    const gone = missingFrom(after, before);
    const come = missingFrom(before, after);
    for (const { observation_id } of gone.filter(paid))
      await takeBack(trx, { kind: "confirmation", of: observation_id }, now);
    for (const { user_id, observation_id } of come.filter(paid))
      await pay(
        trx,
        { userId: user_id, kind: "confirmation", of: observation_id, dishId: subject.dishId },
        now,
      );
    const people = new Set([
      userId,
      ...[...gone, ...come].map(({ user_id }) => user_id),
      ...(await companyChanged(trx, offer, subject.at, contested)),
    ]);
    for (const person of people) await reviewLevel(trx, person);
    return result;
  });
}

/** Confirmations are taps that the outcome agreed with. */
const paid = ({ proof, agreed }: JudgedWord) => proof === "tap" && agreed === 1;

function missingFrom(rows: readonly JudgedWord[], others: readonly JudgedWord[]): JudgedWord[] {
  const there = new Set(rows.map((row) => `${row.observation_id} ${row.agreed}`));
  return others.filter((row) => !there.has(`${row.observation_id} ${row.agreed}`));
}
