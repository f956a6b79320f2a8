import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { PasscodesTable } from "~db/schema-accounts";

/**
 * How long a code that was used still leads to the session it began, ms: for the second press of one button, which may
 * reach another process.
 */
const PRESSED_AGAIN_MS = 5_000;

/** The code a browser waits for and has not used. */
export async function findPasscode(db: Kysely<Database>, browserHash: string) {
  return db
    .selectFrom("passcodes")
    .selectAll()
    .where("browser_hash", "=", browserHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
}

/** The code a browser waits for, or has just used. */
export async function findEnterable(db: Kysely<Database>, browserHash: string, now: number) {
  return db
    .selectFrom("passcodes")
    .selectAll()
    .where("browser_hash", "=", browserHash)
    .where(isEnterable(now))
    .executeTakeFirst();
}

const isEnterable = (now: number) => (eb: ExpressionBuilder<Database, "passcodes">) =>
  eb.or([eb("used_at", "is", null), eb("used_at", ">", now - PRESSED_AGAIN_MS)]);

/** Keeps the one passcode a browser waits for; the one before is worth nothing from now on. */
export async function savePasscode(db: Kysely<Database>, passcode: PasscodesTable): Promise<void> {
  const { browser_hash: _, ...rest } = passcode;
  await db
    .insertInto("passcodes")
    .values(passcode)
    .onConflict((conflict) => conflict.column("browser_hash").doUpdateSet(rest))
    .execute();
}

/** Takes one of the tries before the code is looked at, so that none is ever free. */
export async function takeTry(db: Kysely<Database>, browserHash: string, now: number) {
  return db
    .updateTable("passcodes")
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("browser_hash", "=", browserHash)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .where(isEnterable(now))
    .returning(["phone", "code_hash", "tries_left", "token_salt"])
    .executeTakeFirst();
}

/** Notes that a code has signed somebody in, which took no try. It works no more, but for a press of the same button again. */
export async function noteUsed(
  db: Kysely<Database>,
  browserHash: string,
  { now, tokenSalt }: { now: number; tokenSalt: string },
): Promise<void> {
  await db
    .updateTable("passcodes")
    .set((eb) => ({
      used_at: eb.fn.coalesce("used_at", eb.val(now)),
      token_salt: tokenSalt,
      tries_left: eb("tries_left", "+", 1),
    }))
    .where("browser_hash", "=", browserHash)
    .execute();
}

export async function deletePasscode(db: Kysely<Database>, browserHash: string): Promise<void> {
  await db.deleteFrom("passcodes").where("browser_hash", "=", browserHash).execute();
}

/** Whether a person has signed in with this number in this browser, or in this network, before. */
export async function isKnown(
  db: Kysely<Database>,
  { tokenHash, phone }: { tokenHash: string; phone: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("known_browsers")
    .innerJoin("users", "users.id", "known_browsers.user_id")
    .select("users.id")
    .where("known_browsers.token_hash", "=", tokenHash)
    .where("users.phone", "=", phone)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a browser, or a network, that a person has signed in with. */
export async function remember(
  db: Kysely<Database>,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: number },
): Promise<void> {
  await db
    .insertInto("known_browsers")
    .values({ token_hash: tokenHash, user_id: userId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(["token_hash", "user_id"]).doUpdateSet({ seen_at: now }),
    )
    .execute();
}
