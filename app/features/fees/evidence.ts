import { HALF_LIFE_MS, NEWCOMERS_TOGETHER } from "~/features/prices";
import { riyadhDay } from "~/i18n/days";
import { NEWCOMERS_SHARE, ORDERS_A_WEEK } from "./constants";
import type { FeeOrder } from "./fee-order";
import { at } from "./robust";
import { hourOf, weekdayOf } from "./time";

/** An order, and how much it counts: trust, proof and age, and each person once for a restaurant and week. */
export interface WeighedOrder extends FeeOrder {
  voice: number;
}

/** Something of an order that counts. */
export type OrderNumber = (order: WeighedOrder) => number;

/** The one order in which everything is summed, so that who came first makes no difference. */
export const inOrder = (a: FeeOrder, b: FeeOrder): number =>
  a.placedAt - b.placedAt || a.orderId - b.orderId;

/** Seven days that end on a Saturday; 1 January 1970 was a Thursday. */
const weekOf = (at: number) => Math.floor((riyadhDay(at) + 4) / 7);

/** What orders are weighed by, beside themselves. */
export interface Weighing {
  /** As of when, ms. */
  now: number;
  /** The voice of the least that was kept of a sample: each order of it stands for at least so much. */
  least?: number;
  /** The voices of all who are no newcomers on the platform, where the orders are only some of its. */
  others?: number;
}

/**
 * Weighs orders of one platform, in order. Several orders of a person at one restaurant in one week
 * share one voice, and all of a person's week is worth at most ORDERS_A_WEEK. O(n log n).
 */
export function weigh(
  orders: readonly FeeOrder[],
  { now, least = 0, others }: Weighing,
): WeighedOrder[] {
  const sorted = [...orders].sort(inOrder);
  const weeks = new Map<string, Map<number, number>>();
  const ofWeek = sorted.map(({ person, placedAt, restaurantId }) => {
    const week = `${weekOf(placedAt)} ${person}`;
    const times = weeks.get(week) ?? new Map<number, number>();
    weeks.set(week, times);
    times.set(restaurantId, (times.get(restaurantId) ?? 0) + 1);
    return times;
  });
  const voices = sorted.map((order, i) => {
    const times = ofWeek[i];
    const shared =
      (times?.get(order.restaurantId) ?? 1) * Math.max(1, (times?.size ?? 1) / ORDERS_A_WEEK);
    const age = Math.max(0, now - order.placedAt);
    return Math.max(least, order.weight * 2 ** (-age / HALF_LIFE_MS)) / shared;
  });
  const heard = newcomersHeard(sorted, voices, others);
  // The voice stands first: written behind what is copied, it takes V8 several times as long.
  return sorted.map((order, i) => ({ voice: at(voices, i) * (heard?.[i] ?? 1), ...order }));
}

/** The cells in which newcomers are few voices: whatever an estimate looks at by itself. */
const CELLS: ((order: FeeOrder) => string | number | null)[] = [
  () => "platform",
  ({ hourKnown, placedAt }) => (hourKnown ? hourOf(placedAt) : null),
  ({ placedAt }) => weekdayOf(placedAt),
  ({ metres }) => (metres === null ? null : Math.floor(metres / 1000)),
  ({ subtotal }) => Math.floor(subtotal / 1000),
  ({ restaurantId }) => restaurantId,
  ({ neighbourhoodId, restaurantId }) => neighbourhoodId && `${restaurantId} ${neighbourhoodId}`,
];

/**
 * What of each order's voice is heard: in every cell newcomers together weigh at most NEWCOMERS_SHARE of the others there. Only
 * where a platform has hardly anybody else they are heard alone, as NEWCOMERS_TOGETHER in all. Null without newcomers.
 */
function newcomersHeard(
  orders: readonly FeeOrder[],
  voices: readonly number[],
  others?: number,
): number[] | null {
  if (!orders.some(({ newcomer }) => newcomer)) return null;
  const heard = orders.map(() => 1);
  let least = 0;
  for (const cellOf of CELLS) {
    const keys = orders.map(cellOf);
    // Only the cells that newcomers are in.
    const cells = new Map<string | number | null, { newcomers: number; others: number }>();
    for (const [i, { newcomer }] of orders.entries())
      if (newcomer) cells.set(keys[i] ?? null, { newcomers: 0, others: 0 });
    for (const [i, { newcomer }] of orders.entries()) {
      const cell = cells.get(keys[i] ?? null);
      if (cell) cell[newcomer ? "newcomers" : "others"] += at(voices, i);
    }
    const all = cells.get("platform");
    if (all) least = Math.min(1, NEWCOMERS_TOGETHER / all.newcomers) / (1 + (others ?? all.others));
    for (const [i, { newcomer }] of orders.entries()) {
      const key = keys[i] ?? null;
      const cell = cells.get(key);
      if (newcomer && key !== null && cell)
        heard[i] = Math.min(at(heard, i), (NEWCOMERS_SHARE * cell.others) / cell.newcomers);
    }
  }
  return orders.map(({ newcomer }, i) => (newcomer ? Math.max(least, at(heard, i)) : 1));
}

/**
 * Whose orders decide where a step, a threshold or a change is: not newcomers', since a few voices more can move such a place
 * though they move no amount. Where most are newcomers, all.
 */
export function deciding<T extends { newcomer: boolean }>(orders: readonly T[]): readonly T[] {
  const known = orders.filter(({ newcomer }) => !newcomer);
  return 2 * known.length >= orders.length ? known : orders;
}

export const peopleIn = (orders: readonly { person: string }[]): number =>
  new Set(orders.map(({ person }) => person)).size;

/** Orders by a number of theirs, the smallest first. */
export function groupedBy<T>(orders: readonly T[], key: (order: T) => number): [number, T[]][] {
  const groups = new Map<number, T[]>();
  for (const order of orders) {
    const group = groups.get(key(order)) ?? [];
    groups.set(key(order), group);
    group.push(order);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
