import type { Kysely } from "kysely";
import { isSampleData } from "~/features/catalogue/index.server";
import { forgetSuggestedNames } from "~/features/moderation/suggestions/forget-suggestions.server";
import { scoreNames } from "~/features/names";
import { googleMaps } from "~/providers/maps/google.server";
import { forgetOldAnswers, keptMaps } from "~/providers/maps/kept.server";
import type { Maps } from "~/providers/maps/maps";
import { sampleMaps } from "~/providers/maps/sample.server";
import type { Env } from "~/server/env.server";
import type { Database } from "~db/schema";

/** How well a keyword must fit a place of the embedded directory: as in search. */
const LEAST_SCORE = 0.6;

/** The maps provider of this process: the real one when there is a key, else the embedded directory, whose
 * places are as invented as the sample data, and there only while that is. */
export function mapsFor(db: Kysely<Database>, env: Env): Maps {
  const { GOOGLE_MAPS_API_KEY: apiKey, GOOGLE_MAPS_URL: origin, MAPS_TIMEOUT_MS: timeoutMs } = env;
  if (apiKey === undefined) {
    const invented = sampleMaps(
      (keyword, words) => scoreNames(keyword, words).score >= LEAST_SCORE,
    );
    // Beside a real city, invented places would be lies.
    return { find: async (asked) => ((await isSampleData(db)) ? invented.find(asked) : []) };
  }
  return keptMaps(db, googleMaps({ apiKey, origin, timeoutMs }), Date.now);
}

/** Forgets the provider's answers, and names taken from them, older than 30 days at `now` (ms). Returns how many. */
export async function forgetProviderContent(db: Kysely<Database>, now: number): Promise<number> {
  return (await forgetOldAnswers(db, now)) + (await forgetSuggestedNames(db, now));
}
