import type { Checkout } from "~/features/checkout";
import type { OrderSituation } from "~/features/fees";
import type { Platform } from "~/features/prices";
import type { ContributionsTable } from "~db/schema-contributions";

/** How people call a dish that is none of ours. */
export type ProposedNames = Pick<ContributionsTable, "proposed_dish" | "proposed_restaurant">;

/** What someone sends: what stands on a checkout, and of which dish, where and when (ms) it was seen. */
export type NewContribution = Checkout &
  Pick<ContributionsTable, "user_id" | "dish_id" | "observed_at"> &
  Partial<ProposedNames> &
  Partial<OrderSituation> & { snapshot_id: string; platform: Platform };
