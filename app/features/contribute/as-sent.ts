import type { PriceParts } from "~/features/prices/money";
import { isPlatform, type Platform } from "~/features/prices/platform";
import type { Observation } from "~db/schema";
import type { ContributionsTable } from "~db/schema-contributions";
import { priceOf } from "./contribution";

/** What a contribution is accepted as: what was sent, or what a moderator made of it. */
export interface AcceptedAs {
  dishId: number;
  platform: Platform;
  price: PriceParts;
  /** When the price was seen, ms. */
  observedAt: number;
}

type Sent = Omit<ContributionsTable, "note">;

/** What a contribution says as it was sent; null where its platform is none of ours any more. */
export function asSent(contribution: Sent): AcceptedAs | null {
  const { platform } = contribution;
  if (!isPlatform(platform)) return null;
  const price = priceOf({
    itemPrice: contribution.item_price,
    deliveryFee: contribution.delivery_fee,
    serviceFee: contribution.service_fee,
    vatOnTop: contribution.vat_on_top,
    discount: contribution.discount,
    quantity: contribution.quantity,
    paidTotal: contribution.paid_total,
  });
  const { dish_id: dishId, observed_at: observedAt } = contribution;
  return { dishId, platform, price, observedAt };
}

/** Whether a contribution was taken as it was sent: every part of its price, and where and when it was seen. */
export function isAsSent(contribution: Sent, taken: Omit<Observation, "id">): boolean {
  const sent = asSent(contribution);
  return (
    sent !== null &&
    sent.dishId === taken.dish_id &&
    sent.platform === taken.platform &&
    sent.price.item_price === taken.item_price &&
    sent.price.delivery_fee === taken.delivery_fee &&
    sent.price.vat_on_top === taken.vat_on_top &&
    sent.observedAt === taken.observed_at
  );
}
