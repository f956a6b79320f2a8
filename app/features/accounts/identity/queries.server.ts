import type { Kysely } from "kysely";
import type { Identity } from "~/providers/identity/identity-provider";
import type { Database } from "~db/schema";
import type { IdentityRequestsTable } from "~db/schema-accounts";

/** Expects a browser back from the provider; only the newest way there counts. */
export async function saveRequest(
  db: Kysely<Database>,
  request: IdentityRequestsTable,
): Promise<void> {
  const { browser_hash: _, ...rest } = request;
  await db
    .insertInto("identity_requests")
    .values(request)
    .onConflict((conflict) => conflict.column("browser_hash").doUpdateSet(rest))
    .execute();
}

/** Takes the request a browser came back for: an answer is looked at once, by whoever takes it. */
export async function takeRequest(
  db: Kysely<Database>,
  browserHash: string,
  { now, tokenSalt }: { now: number; tokenSalt: string },
) {
  return db
    .updateTable("identity_requests")
    .set({ used_at: now, token_salt: tokenSalt })
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** The request a browser came back for after `since` (ms). It has run out as soon as it is known what became of it. */
export async function findTaken(db: Kysely<Database>, browserHash: string, since: number) {
  return db
    .selectFrom("identity_requests")
    .selectAll()
    .where("browser_hash", "=", browserHash)
    .where("used_at", ">", since)
    .executeTakeFirst();
}

/** Notes that what a browser came back for is done. */
export async function endRequest(
  db: Kysely<Database>,
  browserHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("identity_requests")
    .set({ expires_at: now })
    .where("browser_hash", "=", browserHash)
    .execute();
}

/** Forgets a request that led to nothing. */
export async function dropRequest(db: Kysely<Database>, browserHash: string): Promise<void> {
  await db.deleteFrom("identity_requests").where("browser_hash", "=", browserHash).execute();
}

export async function findOwner(
  db: Kysely<Database>,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertIdentity(
  db: Kysely<Database>,
  { issuer, subject }: Identity,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await db
    .insertInto("identities")
    .values({ issuer, subject, user_id: userId, created_at: now })
    .execute();
}

export async function listIdentities(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("identities")
    .select(["issuer", "subject", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** Takes an identity from a person, unless they could not sign in any more. Returns whether it is gone. */
export async function deleteIdentity(
  db: Kysely<Database>,
  { issuer, subject, userId }: Identity & { userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("identities")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("user_id", "=", userId)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom("users")
            .select("users.id")
            .where("users.id", "=", userId)
            .where("users.phone", "is not", null),
        ),
        exists(
          selectFrom("identities as other")
            .select("other.subject")
            .where("other.user_id", "=", userId)
            .where(({ eb, or: either }) =>
              either([eb("other.issuer", "!=", issuer), eb("other.subject", "!=", subject)]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
