import { isPieces } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { numberWordsAt } from "~/features/search";
import { spokenIn, tokensAsSpoken, translated } from "~/features/understanding";
import type { KnownNames } from "../vocabulary/known-names";

/**
 * «٨ حبات» beside a word: it counts dishes, or says which of them is meant. It is looked for from its number on, as each
 * letter of a long word would be the first of the word before it.
 */
const COUNTED =
  /(?<!\p{N})(?<count>\p{Nd}{1,2})(?<=(?<before>\p{L}*)\s*\p{Nd}+)\s+حب(?:ات|ة|ه)(?!\p{L})(?=(?:\s+(?<after>\p{L}+))?)/gu;

/** «بروست ٨ حبات» is that of 8 pieces, as menus call it, and eight of nothing; three «حبات» of shawarma are three. */
export function withPieces(message: string, names: KnownNames): string {
  return message.replace(COUNTED, (said, ...found) => {
    const { before = "", count, after = "" } = found.at(-1) as Record<string, string>;
    const pieces = Number(tokenize(count ?? "")[0]);
    const isOf = [before, after].some((word) =>
      tokenize(word).some((one) => names.inPieces(one, pieces)),
    );
    return isOf ? `${count} قطع` : said;
  });
}

/** «آٹھ پیس», "8 pees", «८ पीस» in Urdu and Hindi, "walong piraso" in Filipino. */
const OWN_PIECES =
  /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+(?:\s+na)?|\p{Nd}{1,2})\s+(?:piraso(?:ng|\s+n(?:a|g))?|پیس|پیسز|ٹکڑے|पीस|टुकड़े|pees|pieces?|pcs|tukde|tukray)(?![\p{L}\p{M}])/giu;

/**
 * The same of Urdu, Hindi and Filipino, where a dish that is named beside it counts so many. Elsewhere «piraso» counts what is
 * ordered: 8 lumpia.
 */
export function withOwnPieces(message: string, names: KnownNames): string {
  const spoken = spokenIn(message);
  const words = translated(tokensAsSpoken(message, spoken))
    .map(({ text }) => text)
    .filter((word) => !isPieces(word) && !/^\d+$/.test(word));
  return message.replace(OWN_PIECES, (said, count: string) => {
    const [token] = tokensAsSpoken(count, spoken);
    const pieces = token && (numberWordsAt([token], 0)?.value ?? Number(token.text));
    const isOf = pieces && words.some((word) => names.inPieces(word, pieces));
    if (isOf) return `${pieces} piece`;
    return /piraso/iu.test(said) ? `${count}${/\p{Nd}$/u.test(count) ? " na" : ""}` : said;
  });
}
