import type { Kysely } from "kysely";
import { distanceM } from "~/server/geo";
import type { Database } from "~db/schema";
import { forgetAnswers, keepAnswer, keptAnswer } from "./answer-queries.server";
import { type ExternalPlace, type Maps, type MapsQuestion, MapsUnavailable } from "./maps";

const HOUR_MS = 60 * 60 * 1000;

/** Restaurants open and close by the week; asking again the next day is soon enough. */
const FRESH_MS = 24 * HOUR_MS;

/** Google Maps Platform terms, §3.2.3(b) and the service-specific terms: at most 30 days, place ids excepted. */
export const KEPT_MS = 30 * 24 * HOUR_MS;

/** Questions whose centres round to the same thousandth of a degree, some 110 m, share an answer. */
const ROUNDING = 1000;
const ROUNDING_REACH_M = 80;
const RADIUS_STEP_M = 500;

/**
 * A maps provider whose answers are kept: for a day instead of asking again, for up to 30 while it can't be asked.
 * People who ask the same at the same moment wait for one answer.
 */
export function keptMaps(db: Kysely<Database>, maps: Maps, now: () => number): Maps {
  const underway = new Map<string, Promise<ExternalPlace[]>>();

  async function answer(question: MapsQuestion): Promise<ExternalPlace[]> {
    const key = keyOf(question);
    const kept = await keptAnswer(db, key);
    const age = kept ? now() - kept.fetchedAt : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return kept.places;
    try {
      const places = await maps.find(question);
      await keepAnswer(db, key, places, now());
      return places;
    } catch (error) {
      if (error instanceof MapsUnavailable && kept && age < KEPT_MS) return kept.places;
      throw error;
    }
  }

  return {
    async find(question) {
      const rounded = rounding(question);
      const key = keyOf(rounded);
      let places = underway.get(key);
      if (!places) {
        places = answer(rounded).finally(() => underway.delete(key));
        underway.set(key, places);
      }
      return (await places).filter((place) => distanceM(question.centre, place) <= question.radius);
    },
  };
}

/** Forgets what must not be kept any longer. To be called at the start and from time to time. */
export function forgetOldAnswers(db: Kysely<Database>, now: number): Promise<number> {
  return forgetAnswers(db, now - KEPT_MS);
}

function rounding(question: MapsQuestion): MapsQuestion {
  const { lat, lng } = question.centre;
  const reach = question.radius + ROUNDING_REACH_M;
  return {
    centre: {
      lat: Math.round(lat * ROUNDING) / ROUNDING,
      lng: Math.round(lng * ROUNDING) / ROUNDING,
    },
    radius: Math.ceil(reach / RADIUS_STEP_M) * RADIUS_STEP_M,
    keyword: question.keyword,
    language: question.language,
  };
}

const keyOf = ({ centre, radius, keyword, language }: MapsQuestion) =>
  [centre.lat, centre.lng, radius, language, keyword ?? ""].join(" ");
