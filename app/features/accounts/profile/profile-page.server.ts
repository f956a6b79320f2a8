import type { Kysely } from "kysely";
import { waysIn } from "~/features/accounts/identity/ways-in.server";
import { maskPhone } from "~/features/accounts/passcode/phone";
import type { User } from "~/features/accounts/session/queries.server";
import { isJudged, progressOf } from "~/features/trust";
import { trackRecord } from "~/features/trust/index.server";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Database } from "~db/schema";
import { findUser, listNeighbourhoods } from "./queries.server";
import { readProfile } from "./read-profile.server";

/** What the page of a person's own profile shows. */
export async function profilePage(
  tools: { db: Kysely<Database>; identityProvider: IdentityProvider | null },
  user: User,
  { origin, now }: { origin: string; now: number },
) {
  const { db } = tools;
  const { phone, avatar_id, trust_level } = await findUser(db, user.id);
  const record = await trackRecord(db, user.id);
  return {
    ...(await readProfile(db, { userId: user.id, origin, now })),
    progress: progressOf(record, trust_level),
    isJudged: isJudged(record),
    phone: phone && (await maskPhone(phone)),
    hasPicture: avatar_id !== null,
    ...(await waysIn(tools, user.id)),
    neighbourhoods: await listNeighbourhoods(db),
    isModerator: user.role === "moderator",
  };
}

export type ProfilePage = Awaited<ReturnType<typeof profilePage>>;
