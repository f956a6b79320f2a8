import type { Kysely } from "kysely";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";
import type { RestaurantsOfAct } from "./change";
import { listCatalogueActs } from "./queries.server";

/** What was done about a restaurant, with the names as they were and became, in a language: the newest first. */
export async function restaurantActs(db: Kysely<Database>, id: number, language: Language) {
  const acts = await listCatalogueActs(db, id);
  const undone = new Set(acts.map(({ undoes }) => undoes));
  // The last of the rows is the one that is left.
  const named = (json: string, at: number) => {
    const row = (JSON.parse(json) as RestaurantsOfAct).at(at);
    return row ? nameFor(language, { ar: row.name_ar, en: row.name_en }).text : "";
  };
  return acts.map(({ before, after, ...act }) => ({
    id: act.id,
    act: act.act,
    actor: act.actor,
    reason: act.reason,
    at: act.at,
    undone: undone.has(act.id),
    before: named(before, 0),
    after: named(after, -1),
  }));
}

export type RestaurantAct = Awaited<ReturnType<typeof restaurantActs>>[number];
