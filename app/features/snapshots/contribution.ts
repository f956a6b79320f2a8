import type { Checkout } from "~/features/checkout";
import type { OrderSituation } from "~/features/fees";
import type { Platform } from "~/features/prices";
import type { ContributionsTable } from "~db/schema-contributions";

/** How people call a dish that is none of ours. */
export type ProposedNames = Pick<ContributionsTable, "proposed_dish" | "proposed_restaurant">;

/** One line of an order or of a menu: of which dish, how many, and what one costs, halalas. */
export type NewLine = Pick<ContributionsTable, "dish_id" | "item_price" | "quantity"> &
  Partial<ProposedNames> & { options?: string | null };

/** What someone sends: what stands on a checkout, and of which dish, where and when (ms) it was seen. */
export type NewContribution = Checkout &
  NewLine &
  Pick<ContributionsTable, "user_id" | "observed_at"> &
  Partial<OrderSituation> & {
    snapshot_id: string;
    platform: Platform;
    /** What was ordered along with it, line by line: what it cost is part of `others`. */
    more?: readonly NewLine[];
    /** A menu tells what dishes cost, and of no charges. */
    source?: "order" | "menu";
  };
