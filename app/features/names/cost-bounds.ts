import { COST, GAP_ACROSS, WEIGHT } from "./costs";
import { DOUBLED, LONGEST } from "./distance";
import { SYMBOLS } from "./symbols";

const SIZE = SYMBOLS.length;

/** Words whose bounds are kept: those of a few queries. A word is compared with many in a row. */
const KEPT = 256;

/**
 * Lower bounds of `distance`, linear in a word's length, that save the full comparison of unlike words: for each symbol, what
 * matching or deleting it costs at least against one given word. They take longer to keep than to compute, half a kilobyte
 * a word, so those of the last words stand in one array.
 */
export class CostBounds<Word extends { symbols: readonly number[] }> {
  readonly #gap: Float32Array;
  readonly #bounds = new Float32Array(KEPT * SIZE);
  readonly #rows = new Map<Word, number>();
  readonly #words: Word[] = [];
  #next = 0;
  /** The word asked for last, which mostly is asked for again, and where its bounds begin. */
  #latest: Word | undefined;
  #start = 0;

  /** @param across whether the words compared are in different scripts. */
  constructor(across: boolean) {
    this.#gap = across ? GAP_ACROSS : WEIGHT;
  }

  /** The sum of each symbol's least cost. @param word the one that is compared with many. */
  leastDistance(word: Word, symbols: readonly number[]): number {
    if (word !== this.#latest) {
      this.#start = (this.#rows.get(word) ?? this.#add(word)) * SIZE;
      this.#latest = word;
    }
    const [bounds, start] = [this.#bounds, this.#start];
    const m = Math.min(symbols.length, LONGEST);
    let sum = 0;
    let previous = -1;
    for (let j = 0; j < m; j++) {
      const symbol = symbols[j] as number;
      const least = bounds[start + symbol] as number;
      sum += symbol === previous && least > DOUBLED ? DOUBLED : least;
      previous = symbol;
    }
    return sum;
  }

  /** Puts a word's bounds in the place of those computed longest ago. @returns their row. */
  #add(word: Word): number {
    const row = this.#next;
    this.#next = (row + 1) % KEPT;
    const oldest = this.#words[row];
    if (oldest) this.#rows.delete(oldest);
    this.#words[row] = word;
    this.#rows.set(word, row);
    const start = row * SIZE;
    this.#bounds.set(this.#gap, start);
    for (const symbol of new Set(word.symbols))
      for (let other = 0; other < SIZE; other++) {
        const cost = COST[symbol * SIZE + other] as number;
        if (cost < (this.#bounds[start + other] as number)) this.#bounds[start + other] = cost;
      }
    return row;
  }
}
