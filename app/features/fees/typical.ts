import { HALF_LIFE_MS, NEWCOMERS_TOGETHER } from "~/features/prices";
import type { RestaurantFeesTable } from "~db/schema-orders";
import type { ChargedOrder } from "./fee-order";

/** What a restaurant's orders on a platform are charged as a rule. */
export type TypicalFees = Omit<RestaurantFeesTable, "restaurant_id" | "platform" | "learnt">;

/** Eight of ten orders lie between these. */
const LOW = 0.1;
const HIGH = 0.9;

/** VAT shares are kept in ten-thousandths. */
const WHOLE = 10_000;

/**
 * What a restaurant's orders on a platform are charged as a rule: weighted medians, which a tenth of lies can't move. A
 * person has one voice however often they ordered; voices halve every 21 days, and those of newcomers together count as
 * one contributor. It depends on the set of orders alone; null without any.
 */
export function typicalFees(orders: readonly ChargedOrder[]): TypicalFees | null {
  if (orders.length === 0) return null;
  const newest_at = Math.max(...orders.map(({ placedAt }) => placedAt));
  const voices = voicesOf(orders, newest_at);
  const fees = quantiles(voices.map(({ order, voice }) => ({ value: feesOf(order), voice })));
  const shares = quantiles(
    voices.flatMap(({ order, voice }) => {
      const value = vatShare(order);
      return value === null ? [] : [{ value, voice }];
    }),
  );
  return {
    typical: fees(0.5),
    low: fees(LOW),
    high: fees(HIGH),
    vat_share: shares(0.5),
    orders: orders.length,
    people: new Set(orders.map(({ person }) => person)).size,
    newest_at,
  };
}

/** VAT on top as a share of what it is charged on, in ten-thousandths. */
function vatShare(order: ChargedOrder): number | null {
  if (order.vatOnTop === null) return null;
  const charged = order.subtotal + feesOf(order);
  return charged === 0 ? 0 : Math.round((order.vatOnTop * WHOLE) / charged);
}

const feesOf = ({ delivery, service, smallOrder }: ChargedOrder) => delivery + service + smallOrder;

interface Voice {
  order: ChargedOrder;
  voice: number;
}

function voicesOf(orders: readonly ChargedOrder[], newest: number): Voice[] {
  const inOrder = [...orders].sort((a, b) => a.orderId - b.orderId);
  const fading = inOrder.map((order) => ({
    order,
    voice: order.weight * 2 ** ((order.placedAt - newest) / HALF_LIFE_MS),
  }));
  const people = new Map<string, { loudest: number; sum: number }>();
  for (const { order, voice } of fading) {
    const { loudest, sum } = people.get(order.person) ?? { loudest: 0, sum: 0 };
    people.set(order.person, { loudest: Math.max(loudest, voice), sum: sum + voice });
  }
  const voices = fading.map(({ order, voice }) => {
    const { loudest, sum } = people.get(order.person) ?? { loudest: 0, sum: 1 };
    return { order, voice: (voice * loudest) / sum };
  });
  const newcomers = voices.reduce((all, { order, voice }) => all + (order.newcomer ? voice : 0), 0);
  if (newcomers <= NEWCOMERS_TOGETHER) return voices;
  const each = NEWCOMERS_TOGETHER / newcomers;
  return voices.map(({ order, voice }) => ({
    order,
    voice: order.newcomer ? voice * each : voice,
  }));
}

/** The weighted quantiles of some values: the least value that this share of all voices does not exceed. */
function quantiles(values: readonly { value: number; voice: number }[]): (share: number) => number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const all = sorted.reduce((sum, { voice }) => sum + voice, 0);
  return (share) => {
    let below = 0;
    for (const { value, voice } of sorted) {
      below += voice;
      if (below >= share * all) return value;
    }
    return sorted.at(-1)?.value ?? 0;
  };
}
