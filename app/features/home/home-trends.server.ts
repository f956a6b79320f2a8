import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { popularIntents } from "~/features/community/index.server";
import { scriptOf } from "~/features/names";
import { env } from "~/server/env.server";
import type { Database } from "~db/schema";

const SHOWN = 6;

/** With fewer than this, a neighbourhood has nothing to tell yet, and the city speaks for it. */
const LEAST = 3;

/** How old the list may be, ms: the page everybody sees counts nobody anew. */
const PATIENCE_MS = 15_000;

/** What people ask for now, and where. */
export interface HomeTrends {
  /** Null for the whole city. */
  area: { name_ar: string | null; name_en: string | null } | null;
  intents: { query: string; lang: "ar" | "en"; users: number }[];
}

/** What people ask for in the neighbourhood `area`, or else in the city; null while nobody asks for anything. */
export async function homeTrends(
  db: Kysely<Database>,
  area: number | null,
  lang: "ar" | "en",
  now: number,
): Promise<HomeTrends | null> {
  const here = area === null ? undefined : (await freshCatalogue(db)).neighbourhoods.get(area);
  for (const place of here ? [here, null] : [null]) {
    const neighbourhood = place?.id ?? null;
    const atLeast = env().TRENDING_MIN_PEOPLE;
    const all = await popularIntents(db, { neighbourhood, atLeast, lang, now }, PATIENCE_MS);
    // What we can't answer belongs on no page of ours.
    const intents = all.filter(({ known }) => known).slice(0, SHOWN);
    if (intents.length < (place ? LEAST : 1)) continue;
    return {
      area: place && { name_ar: place.name_ar, name_en: place.name_en },
      intents: intents.map(({ query, users }) => ({
        query,
        lang: scriptOf(query) === "ar" ? "ar" : "en",
        users,
      })),
    };
  }
  return null;
}
