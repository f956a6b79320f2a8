import type { Kysely } from "kysely";
import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";

/** Who a person is, how they sign in and where they are signed in. */
export const accountsOwnData: OwnData = {
  async eraseOf(trx, userId, now) {
    await trx.deleteFrom("passcodes").where("phone", "=", phoneOf(trx, userId)).execute();
    for (const table of ["sessions", "known_browsers", "identities", "avatars"] as const)
      await trx.deleteFrom(table).where("user_id", "=", userId).execute();
    for (const whose of ["linking_user_id", "proving_user_id"] as const)
      await trx.deleteFrom("identity_requests").where(whose, "=", userId).execute();
    const anonymisedName = `deleted-${randomText(12)}`;
    await trx
      .updateTable("users")
      .set({
        username: anonymisedName,
        display_name: anonymisedName,
        phone: null,
        bio: "",
        area: "",
        language: "auto",
        avatar_id: null,
        role: "member",
        erased_at: now,
        watch_by_sms: 0,
        message_language: null,
        show_public_profile: 0,
        show_in_leaderboard: 0,
      })
      .where("id", "=", userId)
      .execute();
  },
  exportOf: (db, userId) => ({
    account: () =>
      db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow(),
    picture: () => pictureOf(db, userId),
    identities: rowsInPages(
      db
        .selectFrom("identities")
        .select(["issuer", "subject", "created_at"])
        .where("user_id", "=", userId),
      ["issuer", "subject"],
    ),
    sessions: rowsInPages(
      db
        .selectFrom("sessions")
        .select(["id", "user_agent", "created_at", "seen_at", "proved_at", "expires_at"])
        .where("user_id", "=", userId),
      ["id"],
    ),
    known_browsers: browsersOf(db, userId),
  }),
};

const phoneOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom("users").select("phone").where("id", "=", userId);

/** When browsers that are known as a person's were last seen; what they are known by is a secret. */
async function* browsersOf(db: Kysely<Database>, userId: string): AsyncGenerator<object> {
  const browsers = db
    .selectFrom("known_browsers")
    .select(["seen_at", "token_hash"])
    .where("user_id", "=", userId);
  for await (const { seen_at } of rowsInPages(browsers, ["seen_at", "token_hash"]))
    yield { seen_at };
}

/** The picture others see, as an address that holds it. */
async function pictureOf(db: Kysely<Database>, userId: string): Promise<string | null> {
  const picture = await db
    .selectFrom("avatars")
    .select("image")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return picture ? `data:image/webp;base64,${picture.image.toString("base64")}` : null;
}
