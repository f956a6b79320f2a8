import type { Quote } from "~/features/fees";
import type { RankedOffer } from "~/features/prices";

/** A quote as rows of prices show one offer: its dishes together as one item, as old as the oldest of their prices. */
export function asOffer(quote: Quote): RankedOffer {
  const { platform, items, fees, total, low, high, status, confidence, lines } = quote;
  return {
    ...{ platform, total, low, high, fees, status, confidence },
    itemPrice: items,
    deliveryFee: fees.delivery + fees.service + fees.smallOrder,
    vat: fees.vat,
    newestSupportAt: Math.min(...lines.map(({ newestSupportAt }) => newestSupportAt)),
  };
}
