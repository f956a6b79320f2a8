import { z } from "zod";
import { cleanText } from "~/server/clean-text";

/** What may be wrong with a price. */
export const FLAG_REASONS = ["wrong_price", "wrong_dish", "altered", "not_sold", "other"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

const FLAG_NOTE_LENGTH = 500;

export const flagSchema = z.object({
  reason: z.enum(FLAG_REASONS),
  note: cleanText({ most: FLAG_NOTE_LENGTH, lines: true }),
});

/** How a moderator decides: the price goes, or it stays. */
export const VERDICTS = ["upheld", "dismissed"] as const;
export type FlagVerdict = (typeof VERDICTS)[number];

/** Why a moderator may not decide: they stand for the price themselves, or it is their own report. */
export type FlagBar = "own" | "reported";
