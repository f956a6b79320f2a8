import { StartError } from "~/server/start-error";

/** Digits of Arabic and Persian keyboards as ours, their decimal mark or a comma as a point; thousands are not written. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/^([+-]?\d+)[\u066B,](\d+)$/, "$1.$2");
}

/** A number such as 24.7, "24,7" or «٢٤٫٧»; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = plainDigits(text.trim());
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** The best that can be given in a file's ratings; `none` when they are not to be used. */
export const RATING_SCALES = [5, 10, 100, "none"] as const;
export type RatingScale = (typeof RATING_SCALES)[number];

/** What we keep: stars. */
const BEST_STARS = 5;

/** A rating as stars to a tenth; null where there is none, undefined where it fits no scale. */
export function readRating(text: string, scale: RatingScale): number | null | undefined {
  if (text === "" || scale === "none") return null;
  const rating = readNumber(text);
  if (rating === 0) return null;
  if (rating === undefined || rating < 0 || rating > scale) return undefined;
  return Math.round((rating / scale) * BEST_STARS * 10) / 10;
}

/**
 * The scale that the ratings of a whole file are of, as it was said; stars out of five where none is larger.
 *
 * @throws StartError that asks for it, where one is larger.
 */
export async function scaleOf(
  ratings: () => AsyncIterable<string>,
  said: RatingScale | undefined,
): Promise<RatingScale> {
  if (said !== undefined) return said;
  let best = 0;
  for await (const text of ratings()) best = Math.max(best, readNumber(text) ?? 0);
  if (best > BEST_STARS)
    throw new StartError(
      `The ratings go up to ${best}: out of how much are they? Say --rating-scale 10, or 100, or 5, or none to leave them out.`,
    );
  return BEST_STARS;
}
