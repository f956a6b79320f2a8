import type { Kysely } from "kysely";
import { TRUSTED_LEVEL } from "~/features/prices/constants";
import { isTrusted } from "~/features/prices/trust-level";
import type { Database } from "~db/schema";
import { levelFor } from "./level-for";
import { rankOf, updateLevel } from "./queries.server";
import { trackRecord } from "./track-record.server";

/**
 * Gives a person the level their record has reached. Moderators are the operator's own people: they are trusted from
 * the first day, since someone has to be believed before anybody else can be.
 */
export async function reviewLevel(db: Kysely<Database>, userId: string): Promise<void> {
  const { trust_level, role } = await rankOf(db, userId);
  const reached = levelFor(await trackRecord(db, userId), trust_level);
  const level = role === "moderator" && !isTrusted(reached) ? TRUSTED_LEVEL : reached;
  if (level !== trust_level) await updateLevel(db, userId, level);
}
