import { idInSlug } from "~/features/catalogue";
import type { WholeDish } from "./dish-queries.server";
import type { Moved } from "./move";

/** Who does it, and why. */
export interface ByWhom {
  actorId: string;
  /** For other moderators. */
  reason: string;
  /** ms */
  now: number;
}

/** What an act keeps to be taken back by. */
export interface KeptOfAct {
  moved: Moved[];
  /** Ids of the names that were added. */
  names: number[];
  /** Dishes that were the same as another. */
  dishes: number[];
}

/** What comes of trying: what is wrong, or null when it is done. */
export type Refused = "not_found" | "same" | "closed" | "taken" | "later" | null;

/** Dishes as an act found and left them. */
export type DishesOfAct = readonly WholeDish[];

/** The id of a restaurant that a moderator named by its number or the address of its page; null where it is neither. */
export const idOfRestaurant = (text: string | undefined): number | null =>
  idInSlug(text?.trim().replace(/^.*\/restaurants\//, ""));

/** The id of a dish that a moderator named by the address of its page; null where that is not what it is. */
export const idOfDish = (text: string | undefined): number | null =>
  idInSlug(/\/dishes\/([^/?#]+)/.exec(text ?? "")?.[1]);
