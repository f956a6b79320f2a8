import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "~db/schema";
import type { ContributionsTable } from "~db/schema-contributions";
import type { PictureHashes } from "./contribution";

export type Contribution = Selectable<ContributionsTable>;

/** What this person's form of this key made before; undefined when nothing. */
export function contributionOfKey(
  db: Kysely<Database>,
  { userId, key }: { userId: string; key: string },
): Promise<Contribution | undefined> {
  return db
    .selectFrom("contributions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

/** A contribution by its id, whoever sent it. */
export function contributionById(
  db: Kysely<Database>,
  id: string,
): Promise<Contribution | undefined> {
  return db.selectFrom("contributions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Keeps a contribution with the hashes of its pictures. */
export async function insertContribution(
  db: Kysely<Database>,
  contribution: Insertable<ContributionsTable>,
  pictures: readonly PictureHashes[],
): Promise<void> {
  await db.insertInto("contributions").values(contribution).execute();
  await insertPictures(db, contribution.id, pictures);
}

/** Makes files known as those of a contribution. */
export async function insertPictures(
  db: Kysely<Database>,
  contributionId: string,
  pictures: readonly PictureHashes[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ sha256 }) => ({ sha256, contribution_id: contributionId }));
  await db.insertInto("contribution_pictures").values(rows).execute();
}

/**
 * Who sent files before, by their hash, the first of them, unless they withdrew them; null for somebody who has left.
 * Those of a proposal that was rejected count as sent, but for the proposal's own snapshot, `but`: a moderator may let it
 * in after all.
 */
export async function sendersOf(
  db: Kysely<Database>,
  sha256: readonly string[],
  but = "",
): Promise<Map<string, string | null>> {
  if (sha256.length === 0) return new Map();
  const rejected = await db
    .selectFrom("pictures")
    .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
    .select(["pictures.exact_hash as sha256", "snapshots.user_id"])
    .where("pictures.exact_hash", "in", sha256)
    .where("snapshots.proposal_state", "=", "rejected")
    .where("snapshots.id", "!=", but)
    .execute();
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
  return new Map([...rejected, ...known].map((row) => [row.sha256, row.user_id]));
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
export type Outcome = Pick<Contribution, "state" | "reasons" | "decided_by" | "decided_at"> &
  Partial<Pick<Contribution, "observation_id" | "note">>;

export async function updateContribution(
  db: Kysely<Database>,
  id: string,
  outcome: Outcome,
): Promise<void> {
  await db.updateTable("contributions").set(outcome).where("id", "=", id).execute();
}

/** The level of the person as of now. */
export async function levelOf(db: Kysely<Database>, userId: string): Promise<string> {
  const { trust_level } = await db
    .selectFrom("users")
    .select("trust_level")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return trust_level;
}

/** Whether a dish is there. */
export async function dishExists(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom("dishes").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
