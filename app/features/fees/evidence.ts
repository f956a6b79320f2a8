import { HALF_LIFE_MS, NEWCOMERS_TOGETHER } from "~/features/prices";
import { riyadhDay } from "~/i18n/days";
import { NEWCOMERS_SHARE, ORDERS_A_WEEK } from "./constants";
import type { FeeOrder } from "./fee-order";
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
  const again = new Map<string, number>();
  const week = new Map<string, number>();
  const keys = sorted.map(({ person, placedAt, restaurantId }) => {
    const ofWeek = `${person} ${weekOf(placedAt)}`;
    const here = `${ofWeek} ${restaurantId}`;
    again.set(here, (again.get(here) ?? 0) + 1);
    if (again.get(here) === 1) week.set(ofWeek, (week.get(ofWeek) ?? 0) + 1);
    return { here, ofWeek };
  });
  const weighed = sorted.map((order, i) => {
    const { here = "", ofWeek = "" } = keys[i] ?? {};
    const shared = (again.get(here) ?? 1) * Math.max(1, (week.get(ofWeek) ?? 1) / ORDERS_A_WEEK);
    const age = Math.max(0, now - order.placedAt);
    const voice = Math.max(least, order.weight * 2 ** (-age / HALF_LIFE_MS));
    return { ...order, voice: voice / shared };
  });
  return quietNewcomers(weighed, others);
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
 * In every cell newcomers together weigh at most NEWCOMERS_SHARE of the others there. Only where a platform has hardly
 * anybody else they are heard alone, as NEWCOMERS_TOGETHER in all.
 */
function quietNewcomers(orders: readonly WeighedOrder[], others?: number): WeighedOrder[] {
  if (!orders.some(({ newcomer }) => newcomer)) return [...orders];
  const heard = orders.map(() => 1);
  let least = 0;
  for (const cellOf of CELLS) {
    const keys = orders.map(cellOf);
    const cells = new Map<string | number | null, { newcomers: number; others: number }>();
    orders.forEach(({ newcomer, voice }, i) => {
      const key = keys[i] ?? null;
      const cell = cells.get(key) ?? { newcomers: 0, others: 0 };
      cells.set(key, cell);
      cell[newcomer ? "newcomers" : "others"] += voice;
    });
    const all = cells.get("platform");
    if (all) least = Math.min(1, NEWCOMERS_TOGETHER / all.newcomers) / (1 + (others ?? all.others));
    orders.forEach(({ newcomer }, i) => {
      const key = keys[i] ?? null;
      const cell = cells.get(key);
      if (newcomer && key !== null && cell)
        heard[i] = Math.min(heard[i] ?? 1, (NEWCOMERS_SHARE * cell.others) / cell.newcomers);
    });
  }
  return orders.map((order, i) =>
    order.newcomer ? { ...order, voice: order.voice * Math.max(least, heard[i] ?? 1) } : order,
  );
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
