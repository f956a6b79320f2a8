import { tokenize } from "~/features/names";

const PIECES = new Set(["قطعه", "قطع", "بيس", "piece", "pieces", "pcs", "pc"]);

/** Is a folded word one that counts the pieces of a dish? */
export function isPieces(word: string | undefined): boolean {
  return word !== undefined && PIECES.has(word);
}

/** How many pieces a dish has by its name: 8 of «وجبة بروست 8 قطع»; null when it tells none. */
export function piecesOf(name: string): number | null {
  const words = tokenize(name);
  const at = words.findIndex((word, i) => /^\d{1,2}$/.test(word) && isPieces(words[i + 1]));
  return at < 0 ? null : Number(words[at]);
}

/** What is served several to a portion, whatever menus call that: its pieces are ordered by nobody one by one. */
const IN_PORTIONS =
  /^(?:nuggets?|wings?|tenders|strips|broast|shrimps?|dumplings?|gyoza|momos?|sushi|calamari|(?:ال)?(?:ناجت|ناقت|ناغت|ناقتس|نقتس|ناجتس|اجنحه|جوانح|ستربس|بروست|روبيان|ربيان|جمبري|سوشي|كلماري))$/;

/** Does a folded word name such a dish? */
export const isInPortions = (word: string): boolean => IN_PORTIONS.test(word);
