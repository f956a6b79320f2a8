import { z } from "zod";

/**
 * Controls, line separators, and all that Unicode shows as nothing: marks that turn the text around them, fillers, and
 * what fonts draw as nothing: the empty Braille cell, object, hieroglyphs and note head. Joiners, variation selectors and tags stay: Urdu, Hindi and emoji need them.
 */
const UNWANTED =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/gu;
const UNWANTED_BUT_LINES = new RegExp(
  UNWANTED.source.replace("\\p{Cc}", "\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f"),
  "gu",
);

/**
 * Text a person wrote, composed (NFC), without unseen controls, and trimmed. Lengths are in characters
 * (code points) of what remains; something to see has to remain where `least` is above 0.
 *
 * @param problems what is said of a text that is too short or too long.
 */
export function cleanText({
  least = 0,
  most,
  lines,
  problems,
}: {
  least?: number;
  most: number;
  lines?: boolean;
  problems?: { short?: string; long: string };
}) {
  return z
    .string()
    .overwrite((text) => clean(text, lines ?? false))
    .refine(
      (text) => [...text].length >= least && (least === 0 || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)),
      problems?.short,
    )
    .refine((text) => [...text].length <= most, problems?.long)
    .meta({ minLength: least, maxLength: most });
}

function clean(text: string, lines: boolean): string {
  const joined = text.normalize("NFC").replace(/\r\n?/g, "\n");
  return joined.replace(lines ? UNWANTED_BUT_LINES : UNWANTED, " ").trim();
}
