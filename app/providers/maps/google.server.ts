import { distanceM } from "~/server/geo";
import { FIELD_MASK, placesOf, requestFor } from "./google-shapes";
import { type GuardOptions, guard } from "./guard.server";
import type { Maps } from "./maps";
import { BadAnswer, postJson } from "./post-json.server";

export interface GoogleMapsOptions extends GuardOptions {
  apiKey: string;
  /** Such as https://places.googleapis.com */
  origin: string;
}

/** Google Places API (New): Nearby Search without a keyword, Text Search with one. */
export function googleMaps({ apiKey, origin, ...limits }: GoogleMapsOptions): Maps {
  const guarded = guard(limits);
  const headers = { "X-Goog-Api-Key": apiKey, "X-Goog-FieldMask": FIELD_MASK };
  return {
    find(question) {
      const { path, body } = requestFor(question);
      return guarded(async (signal) => {
        const places = placesOf(await postJson(`${origin}${path}`, body, headers, signal));
        if (!places) throw new BadAnswer("not the documented shape", true);
        // A rectangle has corners that the radius does not reach.
        return places.filter((place) => distanceM(question.centre, place) <= question.radius);
      });
    },
  };
}
