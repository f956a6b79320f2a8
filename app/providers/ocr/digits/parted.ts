import { boxAround } from "./boxes";
import type { Grey } from "./grey";
import type { Mark } from "./marks";
import { piecesOfWord } from "./pieces";
import type { Word } from "./words";

/** Words with more pieces are lines of text. */
const MOST_PIECES = 40;

/** Parts a word at its widest gap; null where none of its marks stand apart. */
function halves({ marks: all, dark }: Word): [Word, Word] | null {
  const marks = [...all].sort((a, b) => a.x0 - b.x0);
  let end = Number.NEGATIVE_INFINITY;
  let widest = { gap: 0, at: 0 };
  for (const [at, mark] of marks.entries()) {
    if (at > 0 && mark.x0 - end > widest.gap) widest = { gap: mark.x0 - end, at };
    end = Math.max(end, mark.x1);
  }
  if (widest.at === 0) return null;
  const half = (part: Mark[]): Word => ({ ...boxAround(part), marks: part, dark });
  return [half(marks.slice(0, widest.at)), half(marks.slice(widest.at))];
}

/** A word, or its parts when it has more pieces than can be read at once; none where it does not part. */
export function parted(grey: Grey, word: Word): Word[] {
  if (piecesOfWord(grey, word).length <= MOST_PIECES) return [word];
  return halves(word)?.flatMap((half) => parted(grey, half)) ?? [];
}
