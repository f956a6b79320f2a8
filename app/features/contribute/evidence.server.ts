import type { Kysely } from "kysely";
import { judgementsOf, observationById } from "~/features/prices/queries.server";
import { inTransaction } from "~/features/prices/rebuild.server";
import {
  type Recorded,
  recordObservation,
  type Said,
  withdrawObservation,
} from "~/features/prices/record.server";
import type { Database } from "~db/schema";
import type { JudgementsTable } from "~db/schema-contributions";
import { pay, takeBack } from "./points/ledger.server";
import { reviewLevel } from "./trust/review-level.server";

interface OfferKey {
  dishId: number;
  platform: string;
}

/** Records what a person says, with all that follows from it for others: points and levels. In one transaction. */
export function say(db: Kysely<Database>, said: Said, now: number): Promise<Recorded> {
  const offer = { dishId: said.dish_id, platform: said.platform };
  return settled(db, offer, said.user_id, now, (trx) => recordObservation(trx, said));
}

/** Withdraws an observation: prices, points and levels are as if it had never been said. In one transaction. */
export async function unsay(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { dish_id: dishId, platform, user_id } = await observationById(trx, id);
    await settled(trx, { dishId, platform }, user_id, now, () =>
      withdrawObservation(trx, { id, at: now }),
    );
  });
}

/** Does `work` on one offer, then pays or takes back what the outcome now agrees with, and reviews those it speaks of. */
function settled<T>(
  db: Kysely<Database>,
  offer: OfferKey,
  userId: string,
  now: number,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const before = await judgementsOf(trx, offer);
    const result = await work(trx);
    const after = await judgementsOf(trx, offer);
    const gone = missingFrom(after, before);
    const come = missingFrom(before, after);
    for (const { observation_id } of gone.filter(paid))
      await takeBack(trx, { kind: "confirmation", of: observation_id }, now);
    for (const { user_id, observation_id } of come.filter(paid))
      await pay(
        trx,
        { userId: user_id, kind: "confirmation", of: observation_id, dishId: offer.dishId },
        now,
      );
    const people = new Set([userId, ...[...gone, ...come].map(({ user_id }) => user_id)]);
    for (const person of people) await reviewLevel(trx, person);
    return result;
  });
}

/** Confirmations are taps that the outcome agreed with. */
const paid = ({ proof, agreed }: JudgementsTable) => proof === "tap" && agreed === 1;

function missingFrom(
  rows: readonly JudgementsTable[],
  others: readonly JudgementsTable[],
): JudgementsTable[] {
  const there = new Set(rows.map((row) => `${row.observation_id} ${row.agreed}`));
  return others.filter((row) => !there.has(`${row.observation_id} ${row.agreed}`));
}
