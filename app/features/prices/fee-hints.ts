import type { RankedOffer } from "./compare";

/** What a little more on an order may change. */
export const FEE_HINT_KINDS = ["minimum", "smallOrder", "freeDelivery"] as const;

/** What a little more on an order would change; amounts in halalas. */
export interface FeeHint {
  kind: (typeof FEE_HINT_KINDS)[number];
  /** What the dishes are short of. */
  more: number;
  /** What reaching it saves; of the minimum, the minimum itself. */
  amount: number;
}

/** What an offer's dishes are short of the least that its platform delivers, halalas; 0 where it takes the order. */
export const shortOf = ({ total, deliveryFee, vat, fees }: RankedOffer): number =>
  Math.max(0, (fees.thresholds.minimum ?? 0) - (total - deliveryFee - vat));

/**
 * What an order is short of: the least that is taken at all, the end of the small-order fee, free delivery. The last only
 * where no more is missing than was ordered: nobody doubles an order to save its delivery.
 */
export function feeHints(
  { itemPrice, fees }: Pick<RankedOffer, "itemPrice" | "fees">,
  quantity: number,
): FeeHint[] {
  const items = itemPrice * quantity;
  const { minimum = 0, smallOrderBelow = 0, freeFrom = 0 } = fees.thresholds;
  const hints: FeeHint[] = [];
  if (minimum > items) hints.push({ kind: "minimum", more: minimum - items, amount: minimum });
  if (smallOrderBelow > items && fees.smallOrder > 0)
    hints.push({ kind: "smallOrder", more: smallOrderBelow - items, amount: fees.smallOrder });
  if (freeFrom > items && fees.delivery > 0 && freeFrom <= 2 * items)
    hints.push({ kind: "freeDelivery", more: freeFrom - items, amount: fees.delivery });
  return hints;
}
