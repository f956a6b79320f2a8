import type { Kysely } from "kysely";
import type { ProfileAnswer } from "~/features/accounts";
import { readProfile } from "~/features/accounts/index.server";
import { isJudged } from "~/features/trust";
import { trackRecord } from "~/features/trust/index.server";
import type { Database } from "~db/schema";
import { findPublicPerson } from "./queries.server";

/** What everybody may see of a person who shows their profile. */
export type PublicProfile = Omit<
  ProfileAnswer["profile"],
  "id" | "trust_score" | "accuracy_score"
> & {
  /** Null while nobody has judged their work. */
  accuracy_score: number | null;
};

/** The public profile of a username, in whatever case it is written; undefined when there is none to be seen. */
export async function publicProfile(
  db: Kysely<Database>,
  username: string,
  now: number,
): Promise<PublicProfile | undefined> {
  const userId = await findPublicPerson(db, username.toLowerCase());
  if (!userId) return undefined;
  const { profile } = await readProfile(db, { userId, origin: "", now });
  const { id: _id, trust_score: _trust, ...shown } = profile;
  const judged = isJudged(await trackRecord(db, userId));
  return { ...shown, accuracy_score: judged ? shown.accuracy_score : null };
}
