import type { Utterance } from "../ask/ask";
import { linesOf } from "../ask/order";
import { plain } from "../vocabulary/phrases";

/** «كيلو ونص», «حبة ونص»: a measure, and half or a quarter of one more; «كيلو ونص كيلو» are two measures. */
const HALF_MORE =
  /(?:^| )(?:ال)?(كيلو|حبه|نفر|شخص|kilo|kg) (?:and a )?((?:و ?)(?:نصف|نص|ربع)|half|quarter)(?= |$)(?! (?:ال|a )?\1)/;

/** The half or quarter behind a measure; empty where none is said. */
const halfIn = (sentence: string) => HALF_MORE.exec(plain(sentence))?.slice(1) ?? ["", ""];

const leaving = (read: Utterance, more: string) => [read.left, more].filter(Boolean).join(" ");

/**
 * A measure and a half is one amount, and neither of two sizes: no menu has it, so the price is that of the measure, and who
 * asks hears that the half was left aside.
 */
export function withoutHalfMore(read: Utterance, sentence: string): Utterance {
  const [measure = "", more = ""] = halfIn(sentence);
  const [size = "", ...others] = read.size.split(" ");
  if (!more || others.length === 0 || !plain(size).endsWith(measure) || read.kind === "compare")
    return read;
  return { ...read, size, left: leaving(read, more) };
}

/** The same of one of several dishes, where none of them has the half for its size. */
export function leavingHalf(read: Utterance, sentence: string): Utterance {
  const [, more = ""] = halfIn(sentence);
  const isHalved = linesOf(read).some(({ size }) => A_PART.test(plain(size)));
  return more && read.kind === "compare" && !isHalved
    ? { ...read, left: leaving(read, more) }
    : read;
}

/** The half or quarter as a size of its own. */
const A_PART = /(?:^| )و?(?:ال)?(?:نصف|نص|ربع|half|quarter)(?= |$)/;
