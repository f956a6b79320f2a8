import type { Kysely } from "kysely";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { type Askable, exampleQueries } from "./example-queries";
import { mostAsked, type PricedDish } from "./most-asked.server";
import { neighbourhoodOf } from "./queries.server";

const SHOWN = 10;
const EXAMPLES_FROM = 8;

/** How long what was read is shown, ms: prices move by the day, and this is the page most people open. */
const KEPT_MS = 10_000;

interface Asked {
  asked: PricedDish[];
  askable: Askable[];
}

const kept = new WeakMap<Kysely<Database>, { at: number; asked: Promise<Asked> }>();

/**
 * What the home page shows a reader of `language` at `now` (ms): queries to try, and what is asked for most.
 * Read at most every ten seconds.
 */
export async function loadHome(db: Kysely<Database>, language: Language, now: number) {
  const { asked, askable } = await recentlyAsked(db, now);
  return { asked, examples: exampleQueries(askable, language) };
}

function recentlyAsked(db: Kysely<Database>, now: number): Promise<Asked> {
  const known = kept.get(db);
  if (known && Math.abs(now - known.at) < KEPT_MS) return known.asked;
  const asked = readAsked(db, now);
  kept.set(db, { at: now, asked });
  // What failed is tried again by the next reader.
  asked.catch(() => kept.delete(db));
  return asked;
}

async function readAsked(db: Kysely<Database>, now: number): Promise<Asked> {
  const asked = await mostAsked(db, SHOWN, now);
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
