import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { covers } from "../boxes";

/** Two numbers in one place cover each other by at least this share of the smaller one. */
const SAME_PLACE = 0.5;
/** How far a reading is believed at a size that is not the usual one. */
const OTHER_SIZE = 0.8;
/** Rivals kept for a place. */
const MOST_OTHERS = 8;

const digits = ({ text }: { text: string }) => text.replace(/\D/g, "").length;

/** Merges the readings of one place at all sizes: independent readings that agree raise the confidence. */
function pooled(readings: readonly PageNumber[]): PageNumber {
  const doubts = new Map<string, number>();
  for (const { text, confidence, others } of readings)
    for (const one of [{ text, confidence }, ...others])
      doubts.set(one.text, (doubts.get(one.text) ?? 1) * (1 - one.confidence));
  const [best, ...others] = [...doubts]
    .map(([text, doubt]) => ({ text, confidence: 1 - doubt }))
    .sort((a, b) => b.confidence - a.confidence);
  const first = readings[0] as PageNumber;
  const seen = readings.find(({ text }) => text === best?.text) ?? first;
  return { ...seen, ...best, others: others.slice(0, MOST_OTHERS) };
}

/**
 * Merges the numbers of a picture that was read at several sizes: for each place the most probable number, with the
 * others as alternatives.
 */
export function mergeSizes(
  usual: readonly PageNumber[],
  ...more: (readonly PageNumber[])[]
): PageNumber[] {
  const places = usual.map((number) => [number]);
  for (const number of more.flat()) {
    const read = {
      ...number,
      confidence: OTHER_SIZE * number.confidence,
      others: number.others.map((one) => ({ ...one, confidence: OTHER_SIZE * one.confidence })),
    };
    const there = places.filter((place) =>
      place.some(({ box }) => covers(box, number.box, SAME_PLACE)),
    );
    const [place, ...others] = there;
    if (!place) places.push([read]);
    else if (others.length === 0) place.push(read);
    else {
      // Where one size sees one number and another its pieces, the whole one is right.
      const pieces = there.reduce((sum, [one]) => sum + (one ? digits(one) : 0), 0);
      if (digits(number) < pieces) continue;
      for (const piece of there) places.splice(places.indexOf(piece), 1);
      places.push([read]);
    }
  }
  return places.map(pooled);
}
