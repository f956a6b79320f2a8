import type { Kysely } from "kysely";
import { trustLevel } from "~/features/prices";
import { accuracyScore, streakDays, trustScore } from "~/features/trust";
import { pointsBalance, trackRecord } from "~/features/trust/index.server";
import type { Database } from "~db/schema";
import { avatarPath } from "./avatar";
import { findUser } from "./queries.server";
import { type ProfileAnswer, preferencesSchema } from "./schema";

/**
 * A person's own profile and preferences, as the contract shows them.
 *
 * @param origin what the address of the picture begins with, such as https://waffir.example.
 */
export async function readProfile(
  db: Kysely<Database>,
  { userId, origin, now }: { userId: string; origin: string; now: number },
): Promise<ProfileAnswer> {
  const user = await findUser(db, userId);
  const record = await trackRecord(db, userId);
  return {
    profile: {
      id: user.id,
      username: user.username,
      display_name: user.display_name,
      avatar_url: origin + avatarPath(user),
      bio: user.bio,
      area: user.area,
      contribution_count: record.pictures,
      points_balance: await pointsBalance(db, userId),
      trust_level: trustLevel(user.trust_level),
      trust_score: trustScore(record, record.moments, now),
      accuracy_score: accuracyScore(record),
      streak_days: streakDays(record.moments, now),
    },
    preferences: preferencesSchema.parse({
      language: user.language,
      show_public_profile: user.show_public_profile === 1,
      show_in_leaderboard: user.show_in_leaderboard === 1,
    }),
  };
}
