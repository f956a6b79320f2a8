import type { Selectable } from "kysely";
import { type Checkout, chargesOf, RARE_CHARGES } from "~/features/checkout";
import { type Charge, sameCharges } from "~/features/fees";
import { isPlatform } from "~/features/prices";
import type { Observation } from "~db/schema";
import type { ContributionsTable } from "~db/schema-contributions";

/** What a contribution tells when it is accepted: what was sent, or what a moderator made of it. */
export type AcceptedAs = Checkout & Pick<Observation, "dish_id" | "platform" | "observed_at">;

type SentContribution = Omit<Selectable<ContributionsTable>, "note">;

const TOLD = [
  ...(["item_price", "quantity", "others", "delivery_fee", "service_fee"] as const),
  ...(["vat_on_top", "discount", ...RARE_CHARGES, "paid_total", "observed_at"] as const),
];

/** What a contribution tells as it was sent; null where its dish or its platform is none of ours. */
export function asSent(contribution: SentContribution): AcceptedAs | null {
  const { dish_id, platform } = contribution;
  if (dish_id === null || !isPlatform(platform)) return null;
  const told = Object.fromEntries(TOLD.map((part) => [part, contribution[part]]));
  return { ...(told as Omit<AcceptedAs, "dish_id" | "platform">), dish_id, platform };
}

/**
 * Whether a contribution was taken as it was sent: its price, every charge of its order, and where and when it was seen.
 *
 * @param charges of the order that was taken; none for a line of a menu.
 */
export function isAsSent(
  contribution: SentContribution,
  taken: Pick<Observation, "dish_id" | "platform" | "observed_at" | "item_price" | "quantity">,
  charges: readonly Charge[],
): boolean {
  const sent = asSent(contribution);
  if (!sent) return false;
  const same = (["dish_id", "platform", "observed_at", "item_price", "quantity"] as const).every(
    (part) => sent[part] === taken[part],
  );
  return same && sameCharges(contribution.source === "menu" ? [] : chargesOf(sent), charges);
}

/** Whether the same is told twice: one line of one order, with the same charges. */
export function isSameTold(one: AcceptedAs, other: AcceptedAs): boolean {
  const parts = ["dish_id", "platform", "observed_at", "item_price", "quantity", "others"] as const;
  return (
    parts.every((part) => one[part] === other[part]) &&
    sameCharges(chargesOf(one), chargesOf(other))
  );
}
