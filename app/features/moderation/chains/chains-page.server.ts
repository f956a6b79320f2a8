import type { Kysely } from "kysely";
import type { Language } from "~/i18n/languages";
import type { TwoNames } from "~/i18n/name";
import type { Database } from "~db/schema";
import { catalogueActsPage } from "../catalogue/acts-page.server";
import { leading } from "./decide-chain.server";
import { areasOfPairs, restaurantsOfPairs, waitingPairs } from "./queries.server";
import type { ChainState } from "./states";

/** Neighbourhoods of a restaurant that are named. */
const AREAS_SHOWN = 3;

/** A page of pairs that wait, or of what was decided, the newest first. */
export async function chainsPage(
  db: Kysely<Database>,
  { state, offset, language }: { state: ChainState; offset: number; language: Language },
) {
  if (state === "decided") {
    const { acts, next } = await catalogueActsPage(db, { ofPairs: true, offset }, language);
    return { pairs: [], acts, next };
  }
  const { rows, next } = await waitingPairs(db, offset);
  return { pairs: await withRestaurants(db, rows), acts: [], next };
}

async function withRestaurants(
  db: Kysely<Database>,
  rows: readonly { id: number; one_id: number; other_id: number }[],
) {
  const ids = [...new Set(rows.flatMap(({ one_id, other_id }) => [one_id, other_id]))];
  if (ids.length === 0) return [];
  const areas = new Map<number, TwoNames[]>();
  for (const { restaurant_id, name_ar: ar, name_en: en } of await areasOfPairs(db, ids))
    areas.set(restaurant_id, [...(areas.get(restaurant_id) ?? []), { ar, en }]);
  const known = new Map(
    (await restaurantsOfPairs(db, ids)).map((row) => [
      row.id,
      {
        ...row,
        branches: Number(row.branches),
        dishes: Number(row.dishes),
        areas: (areas.get(row.id) ?? []).slice(0, AREAS_SHOWN),
      },
    ]),
  );
  return rows.flatMap(({ id, one_id, other_id }) => {
    const [one, other] = [known.get(one_id), known.get(other_id)];
    return one && other ? [{ id, one, other, leading: leading(one, other) }] : [];
  });
}

/** Two restaurants that may be one chain, with what tells them apart. */
export type ChainPair = Awaited<ReturnType<typeof withRestaurants>>[number];
