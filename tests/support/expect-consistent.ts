import type { Kysely } from "kysely";
import { expect } from "vitest";
import { rebuildFees } from "~/features/fees/fold.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { reviewLevel } from "~/features/trust/levels/review-level.server";
import { MOST_POINTS_A_DAY } from "~/features/trust/points/constants";
import type { Database } from "~db/schema";

/** Everything that follows from evidence, as it stands. */
async function standing(db: Kysely<Database>) {
  const offers = await db.selectFrom("offers").selectAll().execute();
  const versions = await db.selectFrom("price_versions").selectAll().execute();
  const judgements = await db.selectFrom("judgements").selectAll().execute();
  const dishes = await db.selectFrom("dishes").select(["id", "cheapest_total"]).execute();
  const fees = await db.selectFrom("restaurant_fees").selectAll().execute();
  const users = await db.selectFrom("users").select(["id", "trust_level"]).execute();
  const text = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return [offers, versions, judgements, dishes, fees, users].map(text);
}

/** Fails unless folding everything again changes nothing, and the ledger pays what stands, once and within its limit. */
export async function expectConsistent(db: Kysely<Database>): Promise<void> {
  const live = await standing(db);
  expect(await rebuildFees(db)).toEqual([]);
  expect((await rebuildAndCompare(db)).differed).toEqual([]);
  for (const { id } of await db.selectFrom("users").select("id").execute())
    await reviewLevel(db, id);
  expect(await standing(db)).toEqual(live);
  await expectLedger(db);
}

async function expectLedger(db: Kysely<Database>): Promise<void> {
  const lines = await db.selectFrom("points").selectAll().orderBy("id").execute();
  const days = new Map<string, number>();
  const open = new Map<string, number>();
  for (const { user_id, day, amount, subject, kind } of lines) {
    days.set(`${user_id} ${day}`, (days.get(`${user_id} ${day}`) ?? 0) + amount);
    const of = subject.split(" ").slice(0, 2).join(" ");
    if (kind === "reversal") {
      expect(amount).toBe(-(open.get(of) ?? Number.NaN));
      open.delete(of);
    } else {
      expect(open.has(of)).toBe(false);
      open.set(of, amount);
    }
  }
  for (const sum of days.values()) {
    expect(sum).toBeGreaterThanOrEqual(0);
    expect(sum).toBeLessThanOrEqual(MOST_POINTS_A_DAY);
  }
  const accepted = await db
    .selectFrom("contributions")
    .select(({ fn }) => fn.coalesce("part_of", "id").as("id"))
    .distinct()
    .where("state", "=", "accepted")
    .execute();
  const paid = [...open.keys()].filter((of) => of.startsWith("snapshot "));
  expect(paid.sort()).toEqual(accepted.map(({ id }) => `snapshot ${id}`).sort());
}
