import { tokenize } from "~/features/names";
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
