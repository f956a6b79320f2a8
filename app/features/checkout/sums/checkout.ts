import type { Charge } from "~/features/fees";

/** Halalas a sum may be off by: platforms round VAT and discounts on their own. */
export const ROUNDING = 5;

/** Charges that few orders have; absent is 0. Tip and donation are gifts and part of no price. */
export const RARE_CHARGES = [
  "small_order_fee",
  "cash_fee",
  "delivery_discount",
  "tip",
  "donation",
] as const;
export type RareCharge = (typeof RARE_CHARGES)[number];

/** What stands on a checkout, halalas: `item_price` for one, everything else for the whole order. */
export interface Checkout extends Partial<Record<RareCharge, number>> {
  item_price: number;
  quantity: number;
  /** What was ordered beside it; absent is nothing. */
  others?: number;
  delivery_fee: number;
  service_fee: number;
  /** VAT charged on top; 0 where prices include it. */
  vat_on_top: number;
  /** Taken off the dishes or the whole order; what is off the delivery alone is `delivery_discount`. */
  discount: number;
  /** What the order cost; null where the picture does not say. */
  paid_total: number | null;
}

/** What is charged beside the dishes, and what is taken off. */
type Charges = Pick<
  Checkout,
  "delivery_fee" | "service_fee" | "vat_on_top" | "discount" | RareCharge
>;

/** What all dishes of a checkout cost, halalas. */
export const subtotalOf = ({
  item_price,
  quantity,
  others = 0,
}: Pick<Checkout, "item_price" | "quantity" | "others">) => item_price * quantity + others;

/** What the parts of a checkout come to, halalas; `subtotal` is what all its dishes cost. */
export function sumOf({ subtotal, ...parts }: Charges & { subtotal: number }): number {
  const { small_order_fee = 0, cash_fee = 0, tip = 0, donation = 0 } = parts;
  const fees = parts.delivery_fee + parts.service_fee + small_order_fee + cash_fee;
  const off = parts.discount + (parts.delivery_discount ?? 0);
  return subtotal + fees + parts.vat_on_top + tip + donation - off;
}

/** Whether the parts of a checkout come to what was paid. Without a total they never do. */
export function checkoutSums(checkout: Checkout): boolean {
  if (checkout.paid_total === null) return false;
  const sum = sumOf({ ...checkout, subtotal: subtotalOf(checkout) });
  return Math.abs(sum - checkout.paid_total) <= ROUNDING;
}

/**
 * The charges of a checkout, each by its kind. Delivery is told even where it cost nothing; anything else only where it was
 * charged. What part of the order a discount is off is not asked, beside delivery's own.
 */
export function chargesOf(checkout: Checkout): Charge[] {
  const all: Charge[] = [
    { kind: "service", off: "", amount: checkout.service_fee },
    { kind: "small_order", off: "", amount: checkout.small_order_fee ?? 0 },
    { kind: "cash", off: "", amount: checkout.cash_fee ?? 0 },
    { kind: "vat_on_top", off: "", amount: checkout.vat_on_top },
    { kind: "discount", off: "order", amount: checkout.discount },
    { kind: "discount", off: "delivery", amount: checkout.delivery_discount ?? 0 },
    { kind: "tip", off: "", amount: checkout.tip ?? 0 },
    { kind: "donation", off: "", amount: checkout.donation ?? 0 },
  ];
  const delivery: Charge = { kind: "delivery", off: "", amount: checkout.delivery_fee };
  return [delivery, ...all.filter(({ amount }) => amount !== 0)];
}

/** The checkout that has these charges: what `chargesOf` took apart, with the total its parts come to. */
export function checkoutOf(
  line: { item_price: number; quantity: number; others: number },
  charges: readonly Charge[],
): Checkout {
  const amount = (kind: Charge["kind"], off: readonly Charge["off"][] = [""]) =>
    charges.reduce(
      (sum, one) => (one.kind === kind && off.includes(one.off) ? sum + one.amount : sum),
      0,
    );
  const parts = {
    ...line,
    delivery_fee: amount("delivery"),
    service_fee: amount("service"),
    small_order_fee: amount("small_order"),
    cash_fee: amount("cash"),
    vat_on_top: amount("vat_on_top"),
    discount: amount("discount", ["items", "order"]),
    delivery_discount: amount("discount", ["delivery"]),
    tip: amount("tip"),
    donation: amount("donation"),
  };
  return { ...parts, paid_total: sumOf({ ...parts, subtotal: subtotalOf(line) }) };
}
