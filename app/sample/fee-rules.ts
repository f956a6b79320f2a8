import type { Charge } from "~/features/fees";
import type { Platform } from "~/features/prices/platform";
import type { PlatformTerms } from "./platform-terms";

/** How a platform charges for delivery, beyond what is each restaurant's own. Money in halalas, distances in metres. */
interface FeeRules {
  /** What distance adds to delivery. */
  byDistance(metres: number): number;
  /** What lunch and dinner add to it. */
  peakPlus: number;
  /** From this subtotal on delivery is free. */
  freeFrom: number;
  service: number;
  smallOrder: { below: number; fee: number };
  /** Whether it has a membership, with which delivery is free. */
  hasMembers: boolean;
  /** No smaller order is taken. */
  minimum: number;
}

const PLAIN: FeeRules = {
  byDistance: () => 0,
  peakPlus: 0,
  freeFrom: Number.POSITIVE_INFINITY,
  service: 0,
  smallOrder: { below: 0, fee: 0 },
  hasMembers: false,
  minimum: 0,
};

/** A platform that charges by the kilometre and the hour, one by bands with a membership, and one with a free delivery to reach. */
export const FEE_RULES: Record<Platform, FeeRules> = {
  platform_a: {
    ...PLAIN,
    byDistance: (metres) => perKm(metres, 100),
    peakPlus: 300,
    minimum: 2000,
  },
  platform_b: {
    ...PLAIN,
    byDistance: (metres) => (metres < 3000 ? 0 : metres < 6000 ? 200 : 400),
    smallOrder: { below: 1500, fee: 300 },
    hasMembers: true,
  },
  platform_c: { ...PLAIN, byDistance: (metres) => perKm(metres, 70), service: 200, freeFrom: 6000 },
};

/** Fees are multiples of half a riyal; the first two kilometres are in the restaurant's own. */
function perKm(metres: number, halalas: number): number {
  return 50 * Math.round((Math.max(0, metres / 1000 - 2) * halalas) / 50);
}

/** The hours in Riyadh in which platforms are busy. */
const PEAK = [12, 13, 19, 20, 21];

/** Share of VAT in Saudi Arabia since July 2020. */
const VAT = 0.15;

/** What an order is charged beside its dishes. */
export function chargesOf(
  platform: Platform,
  terms: PlatformTerms,
  order: { metres: number; hour: number; subtotal: number; member: boolean; tip: number },
): Charge[] {
  const rules = FEE_RULES[platform];
  const peak = PEAK.includes(order.hour) ? rules.peakPlus : 0;
  const free = order.member || order.subtotal >= rules.freeFrom;
  const delivery = free ? 0 : terms.nearFee + rules.byDistance(order.metres) + peak;
  const small_order = order.subtotal < rules.smallOrder.below ? rules.smallOrder.fee : 0;
  const charged = order.subtotal + delivery + rules.service + small_order;
  const vat_on_top = terms.vatOnTop ? Math.round(charged * VAT) : 0;
  const amounts = { service: rules.service, small_order, vat_on_top, tip: order.tip };
  const others = Object.entries(amounts) as [keyof typeof amounts, number][];
  return [
    { kind: "delivery", off: "", amount: delivery },
    ...others.flatMap(([kind, amount]): Charge[] =>
      amount > 0 ? [{ kind, off: "", amount }] : [],
    ),
  ];
}
