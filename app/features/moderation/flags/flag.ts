/** What may be wrong with a price. */
export const FLAG_REASONS = ["wrong_price", "wrong_dish", "altered", "not_sold", "other"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** How a moderator decides: the price goes, or it stays. */
export const VERDICTS = ["upheld", "dismissed"] as const;
export type FlagVerdict = (typeof VERDICTS)[number];

/** Why a moderator may not decide: they stand for the price themselves, or it is their own report. */
export type FlagBar = "own" | "reported";
