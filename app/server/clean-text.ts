import { z } from "zod";

/** Controls, line separators, and marks that turn the text around them or hide in it. Joiners stay: Urdu, Hindi and emoji need them. */
const UNWANTED =
  /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const UNWANTED_BUT_LINES = new RegExp(
  UNWANTED.source.replace("\\p{Cc}", "\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f"),
  "gu",
);

/**
 * Text a person wrote, composed (NFC), without unseen controls, and trimmed. Lengths are in characters
 * (code points) of what remains; something to see has to remain where `least` is above 0.
 */
export function cleanText({
  least = 0,
  most,
  lines,
}: {
  least?: number;
  most: number;
  lines?: boolean;
}) {
  return z
    .string()
    .overwrite((text) => clean(text, lines ?? false))
    .refine(
      (text) => [...text].length >= least && (least === 0 || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)),
    )
    .refine((text) => [...text].length <= most)
    .meta({ minLength: least, maxLength: most });
}

function clean(text: string, lines: boolean): string {
  const joined = text.normalize("NFC").replace(/\r\n?/g, "\n");
  return joined.replace(lines ? UNWANTED_BUT_LINES : UNWANTED, " ").trim();
}
