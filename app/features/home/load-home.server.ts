import type { Kysely } from "kysely";
import { type OrderTerms, TYPICAL_TERMS } from "~/features/fees";
import type { Language } from "~/i18n/languages";
import { shownRevision } from "~/server/database/shown-revision.server";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { type Askable, exampleQueries } from "./example-queries";
import { mostAsked, type PricedDish } from "./most-asked.server";
import { neighbourhoodOf } from "./queries.server";

const SHOWN = 10;
const EXAMPLES_FROM = 8;

interface HomeDishes {
  asked: PricedDish[];
  askable: Askable[];
}

const keptOf = perDatabase(() => ({
  at: "",
  asked: null as Promise<HomeDishes> | null,
}));

/**
 * What the home page shows a reader of `language` at `now` (ms): queries to try, and what is asked for most, with totals on
 * their terms. What is typical of the city is read once for each `now`, and again when anything shown has changed.
 */
export async function loadHome(
  db: Kysely<Database>,
  { language, now, terms }: { language: Language; now: number; terms: OrderTerms },
) {
  const isTypical = terms.neighbourhoodId === null && terms.at === null;
  const { asked, askable } = await (isTypical
    ? recentlyAsked(db, now)
    : readAsked(db, { now, terms }));
  return { asked, examples: exampleQueries(askable, language) };
}

async function recentlyAsked(db: Kysely<Database>, now: number): Promise<HomeDishes> {
  const at = `${await shownRevision(db)} ${now}`;
  const kept = keptOf(db);
  if (kept.asked && kept.at === at) return kept.asked;
  const asked = readAsked(db, { now, terms: TYPICAL_TERMS });
  Object.assign(kept, { at, asked });
  // What failed is tried again by the next reader.
  asked.catch(() => {
    kept.asked = null;
  });
  return asked;
}

async function readAsked(
  db: Kysely<Database>,
  on: { now: number; terms: OrderTerms },
): Promise<HomeDishes> {
  const asked = await mostAsked(db, SHOWN, on);
  const askable = await Promise.all(
    asked.slice(0, EXAMPLES_FROM).map(async (dish) => {
      const area = await neighbourhoodOf(db, dish.restaurant_id);
      return {
        dish: { ar: dish.name_ar, en: dish.name_en },
        restaurant: { ar: dish.restaurant_ar, en: dish.restaurant_en },
        area: area && { ar: area.name_ar, en: area.name_en },
      };
    }),
  );
  return { asked, askable };
}
