import { namesPrice } from "~/features/prices/evidence";
import { isPlatform, type Platform } from "~/features/prices/platform";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";

/** What one tap says of a price. */
export const TAP_ANSWERS = ["right", "changed", "gone"] as const;
type TapAnswer = (typeof TAP_ANSWERS)[number];

/** How long a tap is shown to its person and can be undone; after that they are asked again. */
export const SAID_FOR_MS = DAY_MS;

/** A tap as a form sends it: an answer, or `undo` of the last one, about the price the person was shown. */
export interface Tap {
  word: TapAnswer | "undo";
  dishId: number;
  platform: Platform;
  /** The item price that was shown, halalas for one: an answer about another price does not count. */
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

/**
 * A person's own check of a price: the answer they tapped last, `own` for a price they sent themselves; null for none.
 */
export type OwnCheck = TapAnswer | "own" | null;

/** A person's own checks, by `dish platform`; prices they did not check are absent. */
export type OwnChecks = Record<string, Exclude<OwnCheck, null>>;

/**
 * A person's own check of an item price of `price` halalas for one.
 *
 * @param said what they said about this offer and did not take back, newest first.
 */
export function ownCheckOf(said: readonly Observation[], price: number, now: number): OwnCheck {
  if (said.some((row) => row.proof === "snapshot" && namesPrice(row, price))) return "own";
  const last = said.find(({ proof }) => proof === "tap");
  if (!last || now - last.observed_at >= SAID_FOR_MS) return null;
  if (last.kind !== "price") return last.kind;
  return namesPrice(last, price) ? "right" : null;
}

/** The place of a price on its page, for links that lead back to it. */
export function anchorOf({ dishId, platform }: Pick<Tap, "dishId" | "platform">): string {
  return `price-${dishId}-${platform}`;
}
