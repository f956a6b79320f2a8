import type { Kysely } from "kysely";
import { streakDays } from "~/features/contribute/streak";
import { trustLevel } from "~/features/prices/trust-level";
import type { Database } from "~db/schema";
import { avatarPath } from "./avatar";
import { findUser, listContributionTimes } from "./queries.server";
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
  const contributions = await listContributionTimes(db, userId);
  return {
    profile: {
      id: user.id,
      username: user.username,
      display_name: user.display_name,
      avatar_url: origin + avatarPath(user),
      bio: user.bio,
      area: user.area,
      contribution_count: contributions.filter(({ proof }) => proof === "snapshot").length,
      // Points and scores begin with the ledger of accepted contributions; nobody has earned any before it.
      points_balance: 0,
      trust_level: trustLevel(user.trust_level),
      trust_score: 0,
      accuracy_score: 0,
      streak_days: streakDays(
        contributions.map(({ observed_at }) => observed_at),
        now,
      ),
    },
    preferences: preferencesSchema.parse({
      language: user.language,
      show_public_profile: user.show_public_profile === 1,
      show_in_leaderboard: user.show_in_leaderboard === 1,
    }),
  };
}
