import { DAY_MS } from "~/i18n/days";

/** Every number that contributions stand on, each with its reason. Times are ms, money is halalas. */

/** A picture older than this says what a price was, and a price nobody saw for a month is stale anyway. */
export const OLDEST_MS = 30 * DAY_MS;

/** Clocks of phones run ahead, never by a day. */
export const CLOCK_MS = 10 * 60 * 1000;

/** Two pictures of one order may show the minute it was placed and the one it was paid. */
export const SAME_ORDER_MS = 2 * 60 * 1000;

/** A price moves by a third at a sale or a rise; by more, someone should look. */
export const PLAUSIBLE_CHANGE = 1.5;

/** Platforms differ on one dish by up to a quarter in items and a few riyals in delivery; twice is another dish. */
export const PLAUSIBLE_BETWEEN_PLATFORMS = 2;

/** The cheapest drink and the largest feast that are delivered. */
export const LEAST_ITEM_PRICE = 50;
export const MOST_ITEM_PRICE = 200_000;

/** No platform delivers for more than this within the city: what is only said, with no picture, is never more. */
export const MOST_FEES = 10_000;
