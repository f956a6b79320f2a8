import { distanceM } from "~/server/geo";
import type { ExternalPlace, Maps } from "./maps";
import { SAMPLE_PLACES } from "./sample-places";

/** As many as the real provider gives at once. */
const MOST_PLACES = 20;

/**
 * The embedded directory, for a service without a key and without a network.
 *
 * @param isAbout whether a keyword asks for a place that is called or described by one of these words; matching names
 *   is for whoever sets this up, since providers know nothing of it.
 */
export function sampleMaps(isAbout: (keyword: string, words: readonly string[]) => boolean): Maps {
  return {
    async find({ centre, radius, keyword, language }) {
      const near: { place: ExternalPlace; distance: number }[] = [];
      for (const { ar, en, type, ...rest } of SAMPLE_PLACES) {
        const distance = distanceM(centre, rest);
        if (distance > radius) continue;
        const words = [ar, en, type.replaceAll("_", " ")];
        if (keyword !== null && !isAbout(keyword, words)) continue;
        const name = language === "ar" ? ar || en : en || ar;
        near.push({ place: { ...rest, name, types: [type] }, distance });
      }
      return near
        .sort((a, b) => a.distance - b.distance)
        .slice(0, MOST_PLACES)
        .map(({ place }) => place);
    },
  };
}
