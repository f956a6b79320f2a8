import { accountsOwnData } from "~/features/accounts/own-data/own-data.server";
import { assistantOwnData } from "~/features/assistant/own-data.server";
import { communityOwnData } from "~/features/community/own-data.server";
import { factsOwnData } from "~/features/facts/own-data.server";
import { feedbackOwnData } from "~/features/feedback/own-data.server";
import { feesOwnData } from "~/features/fees/own-data.server";
import { flagsOwnData } from "~/features/moderation/flags/own-data.server";
import { moderationOwnData } from "~/features/moderation/people/own-data.server";
import { pricesOwnData } from "~/features/prices/own-data.server";
import { checksOwnData } from "~/features/quality/checks/own-data.server";
import { snapshotsOwnData } from "~/features/snapshots/own/own-data.server";
import { trustOwnData } from "~/features/trust/points/own-data.server";
import type { OwnData } from "~/server/own-data";

/**
 * Every feature that keeps something about people, for those who leave and those who take a copy along; a rule test holds
 * it complete. In this order they forget: a level is that of what is left, so it comes last.
 */
export const OWN_DATA: readonly OwnData[] = [
  accountsOwnData,
  assistantOwnData,
  checksOwnData,
  communityOwnData,
  feedbackOwnData,
  feesOwnData,
  pricesOwnData,
  snapshotsOwnData,
  factsOwnData,
  flagsOwnData,
  moderationOwnData,
  trustOwnData,
];
