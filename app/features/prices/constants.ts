import { DAY_MS } from "~/i18n/days";

/** Every number the price rules stand on, each with its reason. Times are ms, money is halalas. */

/** Menus in Riyadh are repriced every few weeks: after three, a vote is worth half. */
export const HALF_LIFE_MS = 21 * DAY_MS;

/** Less than half a riyal is rounding or a coin of service fee, not another price. */
export const AGREEMENT_HALALAS = 50;

/** On a large order half a riyal is nothing: 2 % is what people call "the same price". */
export const AGREEMENT_SHARE = 0.02;

/** A price nobody has seen for a month is shown as old. */
export const STALE_AFTER_MS = 30 * DAY_MS;

/**
 * Two weeks: what is still called fresh. A price changes about once in a season, so one that nobody above newcomer has
 * stood by for longer is another price often enough that `verified` would promise too much (docs/trust.md).
 */
export const FRESH_MS = 14 * DAY_MS;

/** A tap weighs what the level's confirmation_weight says; a picture can be checked, so it weighs half as much again. */
export const PROOF_FACTOR = { snapshot: 1.5, tap: 1 } as const;

/**
 * All newcomers together weigh at most this, as one contributor: whoever makes twenty accounts has one vote. It stays
 * below half of `VERIFIED_SUPPORT`, so newcomers alone verify nothing, and can't unmake what two contributors verified.
 */
export const NEWCOMERS_TOGETHER = 1;

/** `verified` takes this much support: two contributors, one of them with a picture, reach it and hold it for a week. */
export const VERIFIED_SUPPORT = 2;

/** One person, however trusted, is never enough for `verified`. */
export const VERIFIED_PEOPLE = 2;

/** `verified` bears at most this share of contradiction: two votes for each one against. */
export const VERIFIED_CONTRADICTION_SHARE = 1 / 3;

/**
 * For a week after two people above newcomer agreed on another price, `verified` promises nothing: whoever misreads an
 * amount hardly ever misreads it as somebody else does, and most dishes are looked at again within a week.
 */
export const DISPUTED_MS = 7 * DAY_MS;
export const DISPUTING_PEOPLE = 2;

/**
 * For three days a price that took over from a fresh one is not promised: people who have agreed on it come all at once, and
 * most dishes are looked at by somebody else meanwhile (docs/trust.md).
 */
export const NEW_PRICE_MS = 3 * DAY_MS;

/** Whoever names again the price that gave way did not misread: one such person disputes the new one, and for two weeks. */
export const RETURNED_MS = 14 * DAY_MS;

/**
 * Another price that is found where nobody above newcomer had looked for so long is a change: of what was verified on other
 * platforms beside it, half was false, of the rest one in a hundred (`npm run eval -- fees --unwatched --random 60`). Where
 * people look more often, a misreading is as likely, and whoever looks next tells (`npm run eval -- trust`).
 */
export const UNWATCHED_MS = 3 * DAY_MS;

/**
 * A promise lasts three days longer while the dish still costs the same on another platform: of such prices 2.8 % are false
 * where menus change on all platforms at once (`npm run eval -- fees --unwatched --random 60`), no more than a promise may be.
 * Where platforms change each by themselves it costs a twentieth of a point of what is true (`npm run eval -- trust`); longer
 * would cost more.
 */
export const BORNE_OUT_MS = 3 * DAY_MS;

/** Of what is verified at most this share may be false: what is less sure is not promised (docs/trust.md). */
export const VERIFIED_FALSE_SHARE = 0.03;

/** `high` takes twice the support of `verified`. */
export const HIGH_SUPPORT = 4;

/** The level from which one picture alone is worth `medium`. */
export const TRUSTED_LEVEL = "trusted";

/** A challenger with a picture from a trusted person needs only half the support of the price it replaces. */
export const TRUSTED_PROOF_LEAD = 2;

/** Contradiction that has decayed to a tenth of the weakest vote (70 days for a newcomer's tap) counts as none. */
export const SILENCE = 0.05;
