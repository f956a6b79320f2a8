import type { Insertable, Kysely } from "kysely";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { PicturesTable, SnapshotsTable } from "~db/schema-snapshots";
import { keepPictures } from "../picture/removals.server";

/** A picture of a snapshot, as pages show it. */
export type PictureRow = Pick<PicturesTable, "name" | "width" | "height">;

/**
 * Keeps a snapshot with its pictures.
 *
 * @returns its id, or that of one its person made of the same pictures meanwhile; null when they have left.
 */
export function insertSnapshot(
  db: Kysely<Database>,
  snapshot: Insertable<SnapshotsTable>,
  pictures: readonly Omit<PicturesTable, "snapshot_id" | "position">[],
): Promise<string | null> {
  const hashes = pictures.map(({ exact_hash }) => exact_hash);
  return inTransaction(db, async (trx) => {
    if (!(await isActiveAccount(trx, snapshot.user_id))) return null;
    const first = await ownSnapshotShowing(trx, { userId: snapshot.user_id, hashes });
    if (first) return first.id;
    await trx.insertInto("snapshots").values(snapshot).execute();
    const rows = pictures.map((row, position) => ({ ...row, position, snapshot_id: snapshot.id }));
    await trx.insertInto("pictures").values(rows).execute();
    await keepPictures(
      trx,
      rows.map(({ name }) => name),
    );
    return snapshot.id;
  });
}

/** Adds pictures behind those of a snapshot and has all of them read, unless it led to a contribution. @returns whether it did. */
export function appendPictures(
  db: Kysely<Database>,
  id: string,
  pictures: readonly Omit<PicturesTable, "snapshot_id" | "position">[],
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const open = await trx
      .updateTable("snapshots")
      .set({ state: "reading" })
      .where("id", "=", id)
      .where("id", "not in", (q) =>
        q.selectFrom("contributions").select("snapshot_id").where("snapshot_id", "=", id),
      )
      .executeTakeFirst();
    if (Number(open.numUpdatedRows) === 0) return false;
    const there = (await picturesOf(trx, id)).length;
    const rows = pictures.map((row, at) => ({ ...row, position: there + at, snapshot_id: id }));
    await trx.insertInto("pictures").values(rows).execute();
    await keepPictures(
      trx,
      rows.map(({ name }) => name),
    );
    return true;
  });
}

/** The snapshot one copy of the form has already made, by its id. */
export async function snapshotOfForm(
  db: Kysely<Database>,
  formHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("snapshots")
    .select("id")
    .where("form_hash", "=", formHash)
    .executeTakeFirst();
  return row?.id;
}

/** One's own snapshot; another person's is not found. */
export async function findOwnSnapshot(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
) {
  return db
    .selectFrom("snapshots")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export type Snapshot = NonNullable<Awaited<ReturnType<typeof findOwnSnapshot>>>;

/** The pictures of a snapshot, the first one first. */
export function picturesOf(db: Kysely<Database>, snapshotId: string): Promise<PictureRow[]> {
  return db
    .selectFrom("pictures")
    .select(["name", "width", "height"])
    .where("snapshot_id", "=", snapshotId)
    .orderBy("position")
    .execute();
}

/** Whose picture it is; undefined when there is none of that name. */
export async function ownerOfPicture(
  db: Kysely<Database>,
  name: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("pictures")
    .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
    .select("snapshots.user_id")
    .where("pictures.name", "=", name)
    .executeTakeFirst();
  return row?.user_id;
}

/** A snapshot of this person's that shows all of these very pictures, the newest, with the form it came from. */
export async function ownSnapshotShowing(
  db: Kysely<Database>,
  { userId, hashes }: { userId: string; hashes: readonly string[] },
): Promise<{ id: string; form_hash: string } | undefined> {
  return db
    .selectFrom("pictures")
    .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
    .select(["snapshots.id", "snapshots.form_hash"])
    .where("pictures.exact_hash", "in", hashes)
    .where("snapshots.user_id", "=", userId)
    .groupBy(["snapshots.id", "snapshots.form_hash", "snapshots.created_at"])
    .having(({ fn }) => fn.count("pictures.exact_hash").distinct(), "=", hashes.length)
    .orderBy("snapshots.created_at", "desc")
    .executeTakeFirst();
}

/** What the reader needs to know of a snapshot that waits for it. */
export async function snapshotToRead(db: Kysely<Database>, id: string) {
  return db
    .selectFrom("snapshots")
    .select(["consent", "user_id"])
    .where("id", "=", id)
    .where("state", "=", "reading")
    .executeTakeFirst();
}

/** Notes what came of reading. */
export async function saveReading(
  db: Kysely<Database>,
  id: string,
  { state, reading }: Pick<SnapshotsTable, "state" | "reading">,
): Promise<void> {
  await db.updateTable("snapshots").set({ state, reading }).where("id", "=", id).execute();
}

/** Has one's own snapshot read once more. */
export async function askForReading(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db
    .updateTable("snapshots")
    .set({ state: "reading" })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("state", "in", ["busy", "failed"])
    .execute();
}

/** The hashes of a snapshot's pictures, as evidence knows them. */
export async function hashesOf(db: Kysely<Database>, snapshotId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("pictures")
    .select("exact_hash")
    .where("snapshot_id", "=", snapshotId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.exact_hash);
}
