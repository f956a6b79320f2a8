import type { Kysely } from "kysely";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { exampleQueries } from "./example-queries";
import { mostAsked } from "./most-asked.server";
import { neighbourhoodOf } from "./queries.server";

const SHOWN = 10;
const EXAMPLES_FROM = 8;

/** What the home page shows a reader of `language` at `now` (ms): queries to try, and what is asked for most. */
export async function loadHome(db: Kysely<Database>, language: Language, now: number) {
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
  return { asked, examples: exampleQueries(askable, language) };
}
