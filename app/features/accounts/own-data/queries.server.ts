import type { Kysely } from "kysely";
import { forgetContributions } from "~/features/contribute/forget-contributions.server";
import { deleteSnapshots } from "~/features/contribute/snapshot/forget-queries.server";
import type { Database } from "~db/schema";

/** Everything that is kept about one person, but for hashes of secrets. */
export async function readEverything(db: Kysely<Database>, userId: string) {
  const [account, identities, sessions, feedback, reviews, observations, facts] = await Promise.all(
    [
      db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow(),
      db
        .selectFrom("identities")
        .select(["issuer", "subject", "created_at"])
        .where("user_id", "=", userId)
        .execute(),
      db
        .selectFrom("sessions")
        .select(["id", "user_agent", "created_at", "seen_at", "expires_at"])
        .where("user_id", "=", userId)
        .execute(),
      db
        .selectFrom("feedback")
        .select(["id", "category", "message", "state", "created_at", "updated_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
      db
        .selectFrom("feedback_events")
        .select(["feedback_id", "state", "note", "at"])
        .where("actor_id", "=", userId)
        .execute(),
      db.selectFrom("observations").selectAll().where("user_id", "=", userId).execute(),
      db
        .selectFrom("user_facts")
        .select(["id", "kind", "text", "created_at", "updated_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
    ],
  );
  const picture = await db
    .selectFrom("avatars")
    .select("image")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const searches = await db
    .selectFrom("search_voices")
    .innerJoin("search_intents", "search_intents.id", "search_voices.intent_id")
    .leftJoin("restaurants", "restaurants.id", "search_intents.restaurant_id")
    .leftJoin("dish_names", "dish_names.id", "search_intents.dish_name_id")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "search_voices.neighbourhood_id")
    .select(({ fn, ref, val }) => [
      fn
        .coalesce("restaurants.name_ar", "restaurants.name_en", ref("restaurant_text"))
        .as("restaurant"),
      fn.coalesce("dish_names.name_ar", "dish_names.name_en", ref("item_text")).as("item"),
      fn.coalesce("neighbourhoods.name_ar", val("")).as("area"),
      "search_voices.day",
    ])
    .where("search_voices.person", "=", userId)
    .execute();
  const conversations = await readConversations(db, userId);
  const watches = await db
    .selectFrom("watches")
    .select(["dish_id", "told_total", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const watch_moves = await db
    .selectFrom("watch_moves")
    .select(["dish_id", "from_total", "to_total", "platform", "at"])
    .where("user_id", "=", userId)
    .execute();
  const mine = (table: "points" | "flags") =>
    db.selectFrom(table).selectAll(table).where("user_id", "=", userId).execute();
  return {
    points: await mine("points"),
    flags: await mine("flags"),
    account,
    picture,
    identities,
    sessions,
    feedback,
    reviews,
    observations,
    facts,
    searches,
    conversations,
    watches,
    watch_moves,
  };
}

/** What a person and the assistant said to each other, question by question. */
async function readConversations(db: Kysely<Database>, userId: string) {
  const rows = await db
    .selectFrom("exchanges")
    .innerJoin("conversations", "conversations.id", "exchanges.conversation_id")
    .select([
      "conversations.id as conversation_id",
      "conversations.title",
      "exchanges.question",
      "exchanges.parts as answer",
      "exchanges.state",
      "exchanges.created_at",
      "exchanges.updated_at",
    ])
    .where("conversations.user_id", "=", userId)
    .orderBy("exchanges.id")
    .execute();
  return rows.map((row) => ({ ...row, answer: JSON.parse(row.answer) as unknown }));
}

/**
 * Takes everything personal away for good. What a person said about prices stays, because every
 * total stands on it, but under a name of no one. Nothing of theirs is kept from then on, see `isHere`.
 *
 * @param now ms
 * @returns the names of their pictures, whose files are to go.
 */
export async function erasePerson(
  db: Kysely<Database>,
  { userId, nameless, now }: { userId: string; nameless: string; now: number },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom("passcodes").where("phone", "=", phoneOf(trx, userId)).execute();
    for (const table of [
      "sessions",
      "known_browsers",
      "identities",
      "avatars",
      "feedback",
      "user_facts",
      "conversations",
      "watch_moves",
      "watches",
    ] as const)
      await trx.deleteFrom(table).where("user_id", "=", userId).execute();
    await trx.deleteFrom("search_voices").where("person", "=", userId).execute();
    await trx.deleteFrom("identity_requests").where("linking_user_id", "=", userId).execute();
    await trx
      .updateTable("feedback_events")
      .set({ actor_id: null })
      .where("actor_id", "=", userId)
      .execute();
    await trx
      .updateTable("users")
      .set({
        username: nameless,
        display_name: nameless,
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
    await forgetContributions(trx, userId);
    return deleteSnapshots(trx, (eb) => eb("snapshots.user_id", "=", userId));
  });
}

const phoneOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom("users").select("phone").where("id", "=", userId);
