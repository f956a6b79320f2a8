import type { Selectable } from "kysely";
import { chargeSums } from "~/features/fees/charge";
import { hourOf } from "~/features/fees/time";
import { isPlatform, type Platform } from "~/features/prices/platform";
import type { Point } from "~/server/geo";
import type { OrderChargesTable, OrdersTable } from "~db/schema-orders";
import { CONTRIBUTORS, type Contributor } from "./contributors";
import { destinationOf } from "./destinations";
import { chargesOf, FEE_RULES } from "./fee-rules";
import type { SampleDish } from "./menu-dishes";
import type { SampleObservation } from "./observations";
import { termsOf, todaysPrice } from "./platform-terms";
import { type Random, randomFor } from "./random";
import { RESTAURANTS } from "./restaurants";

type NumberedObservation = SampleObservation & { id: number };

type SampleBranch = Point & { id: number; restaurant_id: number };

/** Where an order comes from. */
interface Kitchen {
  id: number;
  menu: readonly SampleDish[];
  branches: readonly SampleBranch[];
}

/** What a small dish costs at most, halalas: hardly anybody orders it alone. */
const SMALL = 1500;
const ALONE = 0.25;

/** Shares of people who say the hour of an order, and whether they have a membership; and of those who tip. */
const TELL_HOUR = 0.9;
const TELL_MEMBER = 0.8;
const TIP = 0.05;

const MINUTE_MS = 60_000;

/** The orders that people took pictures of, each under the number of its first line, and what they were charged. */
export function ordersOf(
  observations: readonly NumberedObservation[],
  dishes: readonly SampleDish[],
  branches: readonly SampleBranch[],
): {
  orders: Selectable<OrdersTable>[];
  order_charges: OrderChargesTable[];
  /** By the id of an observation: its order, and how many of the dish that had. */
  lines: Map<number, { order_id: number; quantity: number }>;
} {
  const restaurantOf = new Map(dishes.map(({ id, restaurant_id }) => [id, restaurant_id]));
  const menus = grouped(dishes, ({ restaurant_id }) => restaurant_id);
  const from = grouped(branches, ({ restaurant_id }) => restaurant_id);
  const pictured = observations.filter(({ proof }) => proof === "snapshot");
  const told = [...grouped(pictured, ({ image_hash }) => image_hash).values()].flatMap(
    (picture) => {
      const id = restaurantOf.get(picture[0]?.dish_id ?? 0) ?? 0;
      return orderOf(picture, { id, menu: menus.get(id) ?? [], branches: from.get(id) ?? [] });
    },
  );
  return {
    orders: told.map(({ order }) => order),
    order_charges: told.flatMap(({ charges, order }) =>
      charges.map((charge) => ({ order_id: order.id, ...charge })),
    ),
    lines: new Map(
      told.flatMap(({ lines, order }) =>
        lines.map(({ id, quantity }) => [id, { order_id: order.id, quantity }]),
      ),
    ),
  };
}

function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    groups.set(keyOf(row), group);
    group.push(row);
  }
  return groups;
}

/** The order that the lines of one picture are of. */
function orderOf(picture: readonly NumberedObservation[], { branches, id, menu }: Kitchen) {
  const [first] = picture;
  const person = CONTRIBUTORS.find((one) => one.id === first?.user_id);
  const restaurant = RESTAURANTS[id - 1];
  if (!first || !person || !restaurant || !isPlatform(first.platform)) return [];
  const { platform } = first;
  const random = randomFor(`order ${first.dish_id} ${platform} ${person.id} ${first.item_price}`);
  const terms = termsOf(restaurant, platform);
  const lines = picture.map(({ id, item_price }) => ({
    ...{ id, item_price: item_price ?? 0 },
    quantity: picture.length > 1 ? 1 : howMany(random),
  }));
  const meal = menu.find(({ menuPrice }) => menuPrice !== null)?.menuPrice ?? 0;
  const subtotal = basketOf(random, platform, lines, todaysPrice(meal, terms));
  const placed_at = Math.floor(first.observed_at / MINUTE_MS) * MINUTE_MS;
  const { metres, ...destination } = destinationOf(random, person, branches, placed_at);
  const order = {
    ...{ id: first.id, user_id: person.id, platform, restaurant_id: id, ...destination },
    ...{ placed_at, hour_known: Number(random.chance(TELL_HOUR)), subtotal },
    member: memberOf(random, platform, person),
    ...{ promised_minutes: null, trust_level: first.trust_level },
    ...{ proof: "snapshot" as const, recorded_at: first.observed_at },
  };
  const charges = chargesOf(platform, terms, {
    ...{ metres, subtotal, hour: hourOf(placed_at) },
    member: person.isMember && FEE_RULES[platform].hasMembers,
    tip: random.chance(TIP) ? 100 * random.int(2, 10) : 0,
  });
  return [{ order: { ...order, ...chargeSums(charges) }, lines, charges }];
}

function howMany(random: Random): number {
  const drawn = random.next();
  return drawn < 0.6 ? 1 : drawn < 0.85 ? 2 : 3;
}

/** What all dishes of an order cost, halalas: with something small goes a meal, more often than not. */
function basketOf(
  random: Random,
  platform: Platform,
  lines: readonly { item_price: number; quantity: number }[],
  meal: number,
): number {
  const items = lines.reduce((sum, { item_price, quantity }) => sum + item_price * quantity, 0);
  const withMeal = items < SMALL && !random.chance(ALONE) ? items + meal : items;
  const missing = Math.max(0, FEE_RULES[platform].minimum - withMeal);
  return withMeal + meal * Math.ceil(missing / meal);
}

/** 1 or 0 as somebody told it; null where there is no membership or nobody said. */
function memberOf(random: Random, platform: Platform, { isMember }: Contributor): number | null {
  const told = random.chance(TELL_MEMBER) && FEE_RULES[platform].hasMembers;
  return told ? Number(isMember) : null;
}
