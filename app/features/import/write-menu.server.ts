import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { rebuildFees } from "~/features/fees/index.server";
import { rebuildOffers } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { MenuModel } from "./menu-model";
import type { MenuOptions } from "./menu-options";
import * as menus from "./menu-queries.server";
import { type ImportedDish, OWN_HEADING } from "./menu-row";
import { namesOf } from "./model";
import { sectionSaid } from "./own-headings";
import { keepOwnPrice, ownPrices } from "./own-price-queries.server";
import { loadRestaurants } from "./queries.server";

/** What is there: menus, and what was last said of each price. */
export interface KnownMenus {
  model: MenuModel;
  said: Awaited<ReturnType<typeof menus.lastSaid>>;
  own: Awaited<ReturnType<typeof ownPrices>>;
  /** Where each dish stands; those that this run put somewhere stay there. */
  places: Map<number, menus.MenuPlace>;
  placed: Set<number>;
  /** What this run said of each price already, halalas: a second line about it does not overwrite the first. */
  now: Map<string, number>;
}

const FEES_KEPT = "delivery fees told, which count once three people tell of the platform";

/** Reads the menus that are there. */
export async function readMenus(db: Kysely<Database>): Promise<KnownMenus> {
  const model = new MenuModel();
  const restaurants = await loadRestaurants(db, "menu");
  for (const restaurant of restaurants)
    model.addRestaurant(restaurant.id ?? 0, namesOf({ ...restaurant, key: 0 }));
  for (const { id, formerNames } of restaurants)
    for (const name of formerNames) model.addFormerName(id ?? 0, name);
  for (const { id, name_ar, name_en } of await menus.dishNames(db))
    model.addDishName(id, { ar: name_ar, en: name_en });
  for (const row of await menus.menuLines(db))
    model.addDish(
      row.restaurant_id,
      row.dish_name_id,
      { ar: row.name_ar, en: row.name_en },
      row.size,
      row.id,
    );
  const places = (await menus.menuPlaces(db)).map(({ id, ...place }) => [id, place] as const);
  return {
    ...{ model, said: await menus.lastSaid(db), own: await ownPrices(db), now: new Map() },
    ...{ places: new Map(places), placed: new Set() },
  };
}

export interface WrittenRows {
  /** What was done, by what it counts. */
  counts: ReadonlyMap<string, number>;
  /** The restaurants that were not there, by name. */
  added: readonly string[];
}

/** Writes rows, in order, and keeps `menus` up with them. */
export async function writeRows(
  trx: Kysely<Database>,
  { model, said, own, places, placed, now: saidNow }: KnownMenus,
  rows: readonly ImportedDish[],
  { now, asOf }: MenuOptions,
): Promise<WrittenRows> {
  const counts = new Map<string, number>();
  const added: string[] = [];
  const add = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const revision = await nextRevision(trx);
  await menus.ensureImporter(trx, now);
  const priced = new Set<number>();
  const restaurants = new Set<number>();
  const taken = new Set<string>();
  /** Which dishes go where: a heading that is renamed takes all of its dishes along at once. */
  const moved = new Map<string, { place: menus.MenuPlace; dishes: number[] }>();
  for (const row of rows) {
    const restaurant = await restaurantFor(trx, row, revision);
    const dish = await dishFor(trx, restaurant, row, revision);
    if (row.ownPrice !== null) await sayOwn(trx, dish, row.ownPrice);
    if (!row.offer || !(await say(trx, dish, row.offer))) continue;
    priced.add(dish);
    restaurants.add(restaurant);
  }
  for (const { place, dishes } of moved.values()) await menus.putUnder(trx, dishes, place);
  if (priced.size > 0) await rebuildOffers(trx, { dishIds: [...priced] });
  await rebuildFees(trx, { restaurantIds: [...restaurants] });
  for (const what of taken) counts.set(what, (counts.get(what) ?? 0) + 1);
  return { counts, added };

  async function restaurantFor(trx: Kysely<Database>, row: ImportedDish, revision: number) {
    const known = model.restaurant(row.restaurant);
    if (known?.as !== undefined)
      taken.add(`${row.restaurant.ar ?? row.restaurant.en} taken for ${known.as}`);
    if (known) return known.id;
    const id = await menus.insertRestaurant(trx, row.restaurant, revision, now);
    const { ar, en } = row.restaurant;
    model.addRestaurant(
      id,
      [ar, en].filter((name) => name !== null),
    );
    added.push([ar, en].filter(Boolean).join(" / "));
    add("restaurants added");
    return id;
  }

  async function dishFor(
    trx: Kysely<Database>,
    restaurant: number,
    row: ImportedDish,
    revision: number,
  ) {
    const same = model.dish(restaurant, row);
    const known = same?.sizes.get(row.size ?? "");
    if (known !== undefined) {
      add(isPutElsewhere(known, row) ? "dishes put under another heading" : "dishes unchanged");
      return known;
    }
    let nameId = same?.nameId ?? model.dishName(row.dish);
    if (nameId === undefined) {
      nameId = await menus.insertDishName(trx, row.dish, revision);
      model.addDishName(nameId, row.dish);
    }
    const { size } = row;
    const section = sectionSaid([row.dish.ar, row.dish.en]) ?? OWN_HEADING;
    const under = row.under ?? { section, heading: null };
    const id = await menus.insertDish(trx, {
      restaurant_id: restaurant,
      dish_name_id: nameId,
      size,
      under,
    });
    model.addDish(restaurant, nameId, row.dish, size, id);
    if (row.under) placed.add(id);
    add("dishes added");
    return id;
  }

  /** A file moves a dish where it says so, the first of its lines that does. */
  function isPutElsewhere(dish: number, { under }: ImportedDish): boolean {
    if (!under || placed.has(dish)) return false;
    placed.add(dish);
    const place = menus.placeOf(under);
    const before = places.get(dish);
    if (isDeepStrictEqual(before, place)) return false;
    const key = JSON.stringify(place);
    moved.set(key, { place, dishes: [...(moved.get(key)?.dishes ?? []), dish] });
    places.set(dish, place);
    return true;
  }

  function isOther(key: string, price: number): boolean {
    const first = saidNow.get(key) ?? price;
    saidNow.set(key, first);
    if (first !== price) add("prices left out: an earlier line has another for the same dish");
    return first !== price;
  }

  async function sayOwn(trx: Kysely<Database>, dish: number, item_price: number) {
    if (isOther(`${dish} own`, item_price)) return;
    const before = own.get(dish);
    if (
      before &&
      (before.seen_at > asOf || (before.item_price === item_price && before.seen_at === asOf))
    )
      return add("the restaurant's own prices unchanged");
    const price = { dish_id: dish, item_price, seen_at: asOf };
    await keepOwnPrice(trx, price);
    own.set(dish, price);
    add(before ? "the restaurant's own prices seen again" : "the restaurant's own prices added");
  }

  /** @returns whether there was anything to say. */
  async function say(
    trx: Kysely<Database>,
    dish: number,
    offer: NonNullable<ImportedDish["offer"]>,
  ) {
    if (isOther(`${dish} ${offer.platform}`, offer.item_price)) return false;
    const before = said.get(`${dish} ${offer.platform}`);
    const same =
      before?.item_price === offer.item_price &&
      before.delivery_fee === (offer.delivery_fee ?? 0) &&
      before.vat_on_top === offer.vat_on_top;
    if (before && (before.observed_at > asOf || (same && before.observed_at === asOf))) {
      add("prices unchanged");
      return false;
    }
    await menus.insertPrice(trx, dish, offer, asOf);
    said.set(`${dish} ${offer.platform}`, {
      ...{ dish_id: dish, ...offer, observed_at: asOf },
      delivery_fee: offer.delivery_fee ?? 0,
    });
    add(before ? (same ? "prices seen again" : "prices changed") : "prices added");
    if (offer.delivery_fee !== null) add(FEES_KEPT);
    return true;
  }
}
