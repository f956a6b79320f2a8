import type { Kysely } from "kysely";
import { PLATFORMS } from "~/features/prices/platform";
import { tapField } from "~/features/prices/taps/tap";
import type { Database } from "~db/schema";
import type { Member } from "./members";

/** Something a person sends by a form: kept once, however often it is sent. */
export interface DrillWrite {
  cookie: string;
  path: string;
  fields: Record<string, string>;
  /** What tells it in the database from all others. */
  key: string;
}

/** Writes of one person: feedback, less of it than a minute takes, and taps on prices that others tap as well. */
export const WRITES_A_PERSON = 4;

const FEEDBACKS_A_PERSON = 1;
export const TAP_PATH = "/prices/tap";
const DISHES_TAPPED = 20;

/** The writes of some people, the kinds by turns. */
export async function drillWrites(
  db: Kysely<Database>,
  people: readonly Member[],
): Promise<DrillWrite[]> {
  const offers = await db
    .selectFrom("offers")
    .select(["dish_id", "platform", "item_price"])
    .orderBy("dish_id")
    .limit(DISHES_TAPPED * PLATFORMS.length)
    .execute();
  return Array.from({ length: WRITES_A_PERSON }, (_, turn) =>
    people.map(({ cookie, userId }, at): DrillWrite => {
      if (turn < FEEDBACKS_A_PERSON) {
        const message = `drill ${userId} ${turn}`;
        const formId = `${turn}${userId}`.replaceAll("-", "").padEnd(43, "0");
        const fields = { category: "bug", message, formId };
        return { cookie, path: "/feedback", fields, key: message };
      }
      const offer = offers[(at * WRITES_A_PERSON + turn) % offers.length];
      if (!offer) throw new Error("Nothing to tap");
      const { dish_id: dishId, platform, item_price: seen } = offer;
      const tap = tapField({ word: "right", dishId, platform: platform as "platform_a", seen });
      const key = `${userId} ${dishId} ${platform}`;
      return { cookie, path: TAP_PATH, fields: { tap, to: "/" }, key };
    }),
  ).flat();
}

/** How often each write stands in the database, by its key. */
export async function writesKept(
  db: Kysely<Database>,
  people: readonly Member[],
): Promise<Map<string, number>> {
  const ids = new Set(people.map(({ userId }) => userId));
  const said = await db.selectFrom("feedback").select(["user_id", "message"]).execute();
  const tapped = await db
    .selectFrom("observations")
    .select(["user_id", "dish_id", "platform"])
    .where("proof", "=", "tap")
    .execute();
  const keys = [
    ...said.map(({ user_id, message }) => [user_id, message] as const),
    ...tapped.map((row) => [row.user_id, `${row.user_id} ${row.dish_id} ${row.platform}`] as const),
  ];
  const kept = new Map<string, number>();
  for (const [userId, key] of keys) if (ids.has(userId)) kept.set(key, (kept.get(key) ?? 0) + 1);
  return kept;
}
