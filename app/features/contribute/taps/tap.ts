import { namesTotal } from "~/features/prices/evidence";
import { isPlatform, type Platform } from "~/features/prices/platform";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";

/** What one tap says of a price. */
export const WORDS = ["right", "changed", "gone"] as const;
type Word = (typeof WORDS)[number];

/** So long a tap is shown as said, and can be undone; after that, a new look is worth a new word. */
export const SAID_FOR_MS = DAY_MS;

/** A tap as a form sends it: a word, or taking the last one back, about a price as the person saw it. */
export interface Tap {
  word: Word | "undo";
  dishId: number;
  platform: Platform;
  /** Halalas for one, delivered: a word about a price that is no longer shown says nothing. */
  seen: number;
}

/** A tap as the one field of a form. */
export function tapField({ word, dishId, platform, seen }: Tap): string {
  return `${word} ${dishId} ${platform} ${seen}`;
}

/** Reads such a field; null when it is none. */
export function parseTap(field: string): Tap | null {
  const found = /^(right|changed|gone|undo) (\d{1,15}) (\w+) (\d{1,9})$/.exec(field);
  const [, word, dishId, platform, seen] = found ?? [];
  if (!word || !platform || !isPlatform(platform)) return null;
  return { word: word as Tap["word"], dishId: Number(dishId), platform, seen: Number(seen) };
}

/** What a person stands for about a price: their last tap, or that it is theirs; null when nothing. */
export type Stand = Word | "own" | null;

/** Where a person stands about prices, by `dish platform`; prices they said nothing of are absent. */
export type Stands = Record<string, Exclude<Stand, null>>;

/**
 * Where a person stands about the price of `total` halalas for one.
 *
 * @param said what they said about this offer and did not take back, newest first.
 */
export function standOf(said: readonly Observation[], total: number, now: number): Stand {
  if (said.some((row) => row.proof === "snapshot" && namesTotal(row, total))) return "own";
  const last = said.find(({ proof }) => proof === "tap");
  if (!last || now - last.observed_at >= SAID_FOR_MS) return null;
  if (last.kind !== "price") return last.kind;
  return namesTotal(last, total) ? "right" : null;
}

/** The place of a price on its page, for links that lead back to it. */
export function anchorOf({ dishId, platform }: Pick<Tap, "dishId" | "platform">): string {
  return `price-${dishId}-${platform}`;
}
