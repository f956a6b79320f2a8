import type { Utterance } from "../ask/ask";
import { plain } from "../vocabulary/phrases";

/** «كيلو ونص», «حبة ونص»: a measure, and half or a quarter of one more; «كيلو ونص كيلو» are two measures. */
const HALF_MORE =
  /(?:^| )(?:ال)?(كيلو|حبه|نفر|شخص|kilo|kg) (?:and a )?((?:و ?)(?:نصف|نص|ربع)|half|quarter)(?= |$)(?! (?:ال|a )?\1)/;

/**
 * A measure and a half is one amount, and neither of two sizes: no menu has it, so the price is that of the measure, and who
 * asks hears that the half was left aside.
 */
export function withoutHalfMore(read: Utterance, sentence: string): Utterance {
  const [, measure = "", more = ""] = HALF_MORE.exec(plain(sentence)) ?? [];
  const [size = "", ...others] = read.size.split(" ");
  if (!more || others.length === 0 || !plain(size).endsWith(measure) || read.kind === "compare")
    return read;
  return { ...read, size, left: [read.left, more].filter(Boolean).join(" ") };
}
