import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { PASSCODE } from "./passcode";

const HOUR_MS = 60 * 60_000;

/** How many codes say something about all of them, and the least share of them that people enter. */
const LAST_CODES = 50;
const LEAST_ENTERED = 0.4;

/** Of one network so many of them count at most: nobody brings everybody into doubt from a single one. */
const MOST_OF_A_NETWORK = 10;

/**
 * Notes a code that is about to be sent, unless another is on its way to the same number: in one statement, so that of
 * two requests at once one gets it.
 *
 * @returns whether it may be sent.
 */
export async function noteSending(
  db: Kysely<Database>,
  {
    askedFor,
    network,
    codeHash,
    now,
  }: { askedFor: string; network: string; codeHash: string; now: number },
): Promise<boolean> {
  const onItsWay = db
    .selectFrom("sent_passcodes")
    .select("id")
    .where("asked_for", "=", askedFor)
    .where("entered", "=", 0)
    .where("sent_at", ">", now - PASSCODE.resendAfterMs);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sent_passcodes")
    .columns(["asked_for", "network", "code_hash", "entered", "sent_at", "expires_at"])
    .expression(
      db
        .selectNoFrom(({ val }) => [
          val(askedFor).as("asked_for"),
          val(network).as("network"),
          val(codeHash).as("code_hash"),
          val(0).as("entered"),
          val(now).as("sent_at"),
          val(now + HOUR_MS).as("expires_at"),
        ])
        .where(({ not, exists }) => not(exists(onItsWay))),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets a code that was not sent after all. */
export async function forgetSending(db: Kysely<Database>, codeHash: string): Promise<void> {
  await db.deleteFrom("sent_passcodes").where("code_hash", "=", codeHash).execute();
}

/** Notes that somebody has entered a code: the next one may follow at once. */
export async function noteEntered(db: Kysely<Database>, codeHash: string): Promise<void> {
  await db
    .updateTable("sent_passcodes")
    .set({ entered: 1 })
    .where("code_hash", "=", codeHash)
    .execute();
}

/**
 * Whether so few of the last codes were entered that most of those who ask for them do not want to sign in. Only the
 * last hour counts: whoever keeps it so has to go on doing it.
 */
export async function isSendingDoubtful(db: Kysely<Database>, now: number): Promise<boolean> {
  const ofEachNetwork = db
    .selectFrom("sent_passcodes")
    .select(({ fn }) => [
      "id",
      "entered",
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("network").orderBy("id", "desc"))
        .as("place"),
    ])
    .where("sent_at", ">", now - HOUR_MS);
  const last = await db
    .selectFrom(ofEachNetwork.as("sent"))
    .select("entered")
    .where("place", "<=", MOST_OF_A_NETWORK)
    .orderBy("id", "desc")
    .limit(LAST_CODES)
    .execute();
  const entered = last.filter((code) => code.entered === 1).length;
  return last.length === LAST_CODES && entered < LAST_CODES * LEAST_ENTERED;
}
