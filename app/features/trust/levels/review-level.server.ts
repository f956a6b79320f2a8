import type { Kysely } from "kysely";
import { isTrusted, TRUSTED_LEVEL } from "~/features/prices";
import type { Database } from "~db/schema";
import { isInCompany } from "../voices/company.server";
import { levelFor } from "./level-for";
import { updateLevel, workOfPerson } from "./queries.server";
import { trackRecord } from "./track-record.server";

/**
 * Gives a person the level their record has reached. Who keeps standing with the same others against everybody else is
 * a newcomer for as long: newcomers together weigh as one. Moderators are the operator's own people: they are trusted from
 * the first day, since someone has to be believed before anybody else can be.
 */
export async function reviewLevel(db: Kysely<Database>, userId: string): Promise<void> {
  const known = await workOfPerson(db, userId);
  const { level: present = "newcomer", role, said } = known;
  const isModerator = role === "moderator";
  const reached =
    !isModerator && (await isInCompany(db, userId, said))
      ? "newcomer"
      : levelFor(await trackRecord(db, userId, known), present);
  const level = isModerator && !isTrusted(reached) ? TRUSTED_LEVEL : reached;
  if (level !== present) await updateLevel(db, userId, level);
}
