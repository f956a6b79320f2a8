import type { Platform } from "~/features/prices/platform";
import type { Order } from "../sheet/order";

/**
 * A price of a dish that is none of ours yet, as its sender named it. It becomes a dish and a contribution once a moderator
 * lets it in: nobody writes into everyone's menus unseen.
 */
export interface Proposal {
  restaurant: string;
  name: string;
  platform: Platform;
  order: Order;
  /** ms. */
  observedAt: number;
}
