import type { Kysely } from "kysely";
import {
  CONFIRMATION_POINTS,
  MOST_POINTS_A_DAY,
  SNAPSHOT_POINTS,
} from "~/features/trust/points/constants";
import { riyadhDay } from "~/i18n/days";
import { isActiveAccount } from "~/server/active-account.server";
import type { Database } from "~db/schema";
import { insertPoints, linesAbout, pointsOfDay } from "./queries.server";

const WORTH = { snapshot: SNAPSHOT_POINTS, confirmation: CONFIRMATION_POINTS } as const;

/** Something that earns points: an accepted contribution, or a confirmation by the observation it is. */
export interface Earning {
  userId: string;
  kind: keyof typeof WORTH;
  /** Id of the contribution or of the observation. */
  of: string | number;
  dishId: number;
}

/**
 * Pays for something once, however often it is called, as far as the day in Riyadh has room: what the day has no room
 * for is written down as less, so that nobody is paid for it later. Who has left is paid no more, whatever others come to
 * agree with. To be called in a transaction.
 */
export async function pay(db: Kysely<Database>, earning: Earning, now: number): Promise<void> {
  const { userId, kind, dishId } = earning;
  if (!(await isActiveAccount(db, userId))) return;
  const subject = `${kind} ${earning.of}`;
  const lines = await linesAbout(db, subject);
  if (lines.length % 2 === 1) return;
  const day = riyadhDay(now);
  const room = MOST_POINTS_A_DAY - (await pointsOfDay(db, userId, day));
  await insertPoints(db, {
    user_id: userId,
    amount: Math.max(0, Math.min(WORTH[kind], room)),
    kind,
    subject: `${subject} ${lines.length}`,
    dish_id: dishId,
    day,
    at: now,
  });
}

/** What something stands in the ledger with; null where it was never paid, or it was taken back. */
export async function earnedFor(
  db: Kysely<Database>,
  { kind, of }: Pick<Earning, "kind" | "of">,
): Promise<number | null> {
  const lines = await linesAbout(db, `${kind} ${of}`);
  return lines.length % 2 === 1 ? (lines.at(-1)?.amount ?? null) : null;
}

/** Takes back exactly what was paid for something, if it was. To be called in a transaction. */
export async function takeBack(
  db: Kysely<Database>,
  { kind, of }: Pick<Earning, "kind" | "of">,
  now: number,
): Promise<void> {
  const subject = `${kind} ${of}`;
  const lines = await linesAbout(db, subject);
  const paid = lines.at(-1);
  if (!paid || lines.length % 2 === 0) return;
  await insertPoints(db, {
    user_id: paid.user_id,
    amount: -paid.amount,
    kind: "reversal",
    subject: `${subject} ${lines.length}`,
    dish_id: paid.dish_id,
    day: paid.day,
    at: now,
  });
}
