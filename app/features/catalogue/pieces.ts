import { tokenize } from "~/features/names";

const PIECES = new Set(["قطعه", "قطع", "piece", "pieces", "pcs", "pc"]);

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
