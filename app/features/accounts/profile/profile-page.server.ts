import type { Kysely } from "kysely";
import { listIdentities } from "~/features/accounts/identity/queries.server";
import { maskPhone } from "~/features/accounts/passcode/phone";
import type { User } from "~/features/accounts/session/queries.server";
import { isJudged } from "~/features/contribute/trust/level-for";
import { progressOf } from "~/features/contribute/trust/scores";
import { trackRecord } from "~/features/contribute/trust/track-record.server";
import type { Database } from "~db/schema";
import { findUser, listNeighbourhoods } from "./queries.server";
import { readProfile } from "./read-profile.server";

/** What the page of a person's own profile shows. */
export async function profilePage(
  db: Kysely<Database>,
  user: User,
  { origin, now }: { origin: string; now: number },
) {
  const { phone, avatar_id, trust_level } = await findUser(db, user.id);
  const identities = await listIdentities(db, user.id);
  const record = await trackRecord(db, user.id);
  return {
    ...(await readProfile(db, { userId: user.id, origin, now })),
    progress: progressOf(record, trust_level),
    isJudged: isJudged(record),
    phone: phone && maskPhone(phone),
    hasPicture: avatar_id !== null,
    identities: identities.map(({ issuer, subject }) => ({ issuer, subject })),
    mayUnlink: phone !== null || identities.length > 1,
    neighbourhoods: await listNeighbourhoods(db),
    isModerator: user.role === "moderator",
  };
}

export type ProfilePage = Awaited<ReturnType<typeof profilePage>>;
