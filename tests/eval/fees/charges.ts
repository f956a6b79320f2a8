import { DAY_MS, RIYADH_OFFSET_MS, riyadhDay } from "~/i18n/days";
import type { PlatformRules } from "./world";

/** 1 January 2026 in Riyadh, where the simulated days begin. */
export const START = Date.UTC(2025, 11, 31, 21);

const HOUR_MS = DAY_MS / 24;

/** The hour in Riyadh, 0 to 23. */
const hourOf = (at: number) =>
  Math.floor((((at + RIYADH_OFFSET_MS) % DAY_MS) + DAY_MS) / HOUR_MS) % 24;

/** Friday and Saturday. Day 0 since 1970 was a Thursday. */
const isWeekend = (at: number) => [5, 6].includes((((riyadhDay(at) + 4) % 7) + 7) % 7);

/** What decides what an order is charged. */
export interface Charged {
  /** Kilometres. */
  km: number;
  /** ms. */
  at: number;
  /** Halalas. */
  subtotal: number;
  member: boolean;
  /** What this restaurant is dearer by, SAR. */
  offset: number;
  surged: boolean;
}

/** What the platform charges, halalas. */
export interface Charges {
  delivery: number;
  service: number;
  smallOrder: number;
}

/** The hidden rules of a platform applied. Distance, restaurant, hour and change make the fee; then it is rounded. */
export function charge(rules: PlatformRules, order: Charged): Charges {
  const subtotal = order.subtotal / 100;
  const { service, smallOrder } = rules;
  const share = Math.max(service.least, service.fixed + service.share * subtotal);
  return {
    delivery: Math.round(100 * deliveryOf(rules, order, subtotal)),
    service: Math.round(100 * (service.most > 0 ? Math.min(service.most, share) : share)),
    smallOrder: subtotal < smallOrder.below ? Math.round(100 * smallOrder.fee) : 0,
  };
}

function deliveryOf(rules: PlatformRules, order: Charged, subtotal: number): number {
  if (order.member) return rules.members.delivery;
  if (rules.freeFrom !== null && subtotal >= rules.freeFrom) return 0;
  const { peak, surge } = rules;
  let fee = byDistance(rules, order.km) + order.offset;
  const hour = hourOf(order.at);
  if (peak.hours.includes(hour)) fee = fee * peak.factor + peak.plus;
  if (isWeekend(order.at)) fee += rules.weekendPlus;
  if (hour < 6) fee += rules.nightPlus;
  if (order.surged) fee += surge.plus;
  if (rules.changeOnDay !== null && order.at >= START + rules.changeOnDay * DAY_MS)
    fee *= rules.changeFactor;
  return Math.max(0, Math.round(fee / rules.round) * rules.round);
}

function byDistance({ delivery }: PlatformRules, km: number): number {
  const { bandsKm, base, fees, fromKm, perKm } = delivery;
  if (fees.length === 0) return base + perKm * Math.max(0, km - fromKm);
  const band = bandsKm.findIndex((end) => km < end);
  return fees[band < 0 ? fees.length - 1 : band] ?? 0;
}
