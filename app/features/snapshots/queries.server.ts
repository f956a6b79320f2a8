import type { Insertable, Kysely, Selectable } from "kysely";
import { DISH_SHOWN } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";
import type { ContributionsTable } from "~db/schema-contributions";

export type Contribution = Selectable<ContributionsTable>;

/** What a snapshot led to; undefined while that is nothing. */
export function contributionOfSnapshot(
  db: Kysely<Database>,
  snapshotId: string,
): Promise<Contribution | undefined> {
  return db
    .selectFrom("contributions")
    .selectAll()
    .where("snapshot_id", "=", snapshotId)
    .executeTakeFirst();
}

/** All lines of an order by the id of its first, which comes first. */
export function linesOfOrder(db: Kysely<Database>, firstId: string): Promise<Contribution[]> {
  return db
    .selectFrom("contributions")
    .selectAll()
    .where(({ or, eb }) => or([eb("id", "=", firstId), eb("part_of", "=", firstId)]))
    .orderBy("position")
    .execute();
}

/** Orders of the same things for the same money on the same day that count or wait, whoever sent them. */
export function ordersAlike(
  db: Kysely<Database>,
  orderHash: string,
): Promise<Pick<Contribution, "user_id" | "observed_at" | "hour_known">[]> {
  return db
    .selectFrom("contributions")
    .select(["user_id", "observed_at", "hour_known"])
    .where("order_hash", "=", orderHash)
    .where("state", "in", ["waiting", "accepted"])
    .execute();
}

/** A contribution by its id, whoever sent it. */
export function contributionById(
  db: Kysely<Database>,
  id: string,
): Promise<Contribution | undefined> {
  return db.selectFrom("contributions").selectAll().where("id", "=", id).executeTakeFirst();
}

export function insertContribution(
  db: Kysely<Database>,
  contribution: Insertable<ContributionsTable>,
): Promise<Contribution> {
  return db
    .insertInto("contributions")
    .values(contribution)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes files known, by their hashes, as those of a contribution. */
export async function insertPictures(
  db: Kysely<Database>,
  contributionId: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = hashes.map((sha256) => ({ sha256, contribution_id: contributionId }));
  await db.insertInto("contribution_pictures").values(rows).execute();
}

/** Who sent files before, by their hash, the first of them, unless they withdrew them; null for somebody who has left. */
export async function sendersOf(
  db: Kysely<Database>,
  sha256: readonly string[],
): Promise<Map<string, string | null>> {
  if (sha256.length === 0) return new Map();
  const known = await db
    .selectFrom("contribution_pictures as pictures")
    .leftJoin("contributions", "contributions.id", "pictures.contribution_id")
    .select(["pictures.sha256", "contributions.user_id"])
    .where("pictures.sha256", "in", sha256)
    .where(({ or, eb }) =>
      or([eb("contributions.state", "is", null), eb("contributions.state", "!=", "withdrawn")]),
    )
    // The last of several is the one the map keeps.
    .orderBy("pictures.id", "desc")
    .execute();
  return new Map(known.map((row) => [row.sha256, row.user_id]));
}

/** The hash of a contribution's first picture. */
export async function firstPicture(
  db: Kysely<Database>,
  contributionId: string,
): Promise<string | null> {
  const picture = await db
    .selectFrom("contribution_pictures")
    .select("sha256")
    .where("contribution_id", "=", contributionId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return picture?.sha256 ?? null;
}

/** What becomes of a contribution. */
export type ContributionOutcome = Pick<
  Contribution,
  "state" | "reasons" | "decided_by" | "decided_at"
> &
  Partial<Pick<Contribution, "dish_id" | "observation_id" | "note">>;

export async function updateContribution(
  db: Kysely<Database>,
  id: string,
  outcome: ContributionOutcome,
): Promise<void> {
  await db.updateTable("contributions").set(outcome).where("id", "=", id).execute();
}

/** The restaurants of some dishes by the dish's id; one that is not on its menu is absent. */
export async function restaurantsOfDishes(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("dishes")
    .select(["id", "restaurant_id"])
    .where(DISH_SHOWN)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.restaurant_id]));
}

/** Whether a dish is on its menu. */
export async function dishExists(db: Kysely<Database>, id: number): Promise<boolean> {
  return (await restaurantsOfDishes(db, [id])).size > 0;
}
