import { LRUCache } from "lru-cache";
import { withRoom } from "~/server/column";
import { hashOfText } from "~/server/hash-of-text";
import { HashTable } from "./hash-table";
import { similarityOfTerms } from "./similarity";
import { keysOf, looseKeys, nearKeys } from "./skeleton";
import { type Term, termOf } from "./term";

/** The words of a vocabulary that are like a given word. */
export interface Matches {
  /** Likeness 0..1 by word id, most similar first. */
  alike: ReadonlyMap<number, number>;
}

/** The most words compared in full with one word: a bound on the work, seldom reached. */
const MAX_COMPARED = 500;
/** Of two words with a slip each, what is left must have three consonants: a key is a leading 1 and four bits for each. */
const LEAST_SLIPPED = 1 << 12;
/** Words whose matches are cached. */
const MAX_REMEMBERED = 2000;

/** The distinct words of an index, found by text, meaning and sound. */
export class Vocabulary {
  readonly terms: Term[] = [];
  /** The skeleton keys of each word. */
  readonly keys: (readonly number[])[] = [];
  readonly #byText = new HashTable();
  readonly #exact = new Map<number, number[]>();
  readonly #loose = new Map<number, number[]>();
  readonly #byMeaning = new Map<number, number[]>();
  readonly #remembered = new LRUCache<string, Matches>({ max: MAX_REMEMBERED });
  #seen = new Uint32Array(1024);
  #round = 0;

  /** The id of a folded word, new or known. */
  add(text: string): number {
    const known = this.#idOf(text);
    if (known !== undefined) return known;
    const id = this.terms.length;
    const term = termOf(text);
    this.terms.push(term);
    this.#byText.add(id, hashOfText(text));
    for (const { id: meaning } of term.meanings) push(this.#byMeaning, meaning, id);
    const keys = keysOf(term);
    this.keys.push(keys);
    for (const key of keys) push(this.#exact, key, id);
    for (const key of looseKeys(keys)) push(this.#loose, key, id);
    if (this.#remembered.size > 0) this.#remembered.clear();
    this.#seen = withRoom(this.#seen, id);
    return id;
  }

  /** The words that have a meaning. */
  withMeaning(meaning: number): readonly number[] {
    return this.#byMeaning.get(meaning) ?? [];
  }

  /** The words with one of these skeleton keys: candidates, not compared yet. */
  soundingLike(keys: Iterable<number>): Set<number> {
    const found = new Set<number>();
    for (const key of keys) for (const id of this.#exact.get(key) ?? []) found.add(id);
    return found;
  }

  /** Every word that could be `term`: the same word, the same meaning, or the same sound. */
  lookup(term: Term): Matches {
    const known = this.#remembered.get(term.text);
    if (known) return known;
    const found: [number, number][] = [];
    this.#round += 1;
    let compared = 0;
    const consider = (ids: readonly number[] | undefined) => {
      for (const id of ids ?? []) {
        if (this.#seen[id] === this.#round) continue;
        this.#seen[id] = this.#round;
        if (++compared > MAX_COMPARED) return;
        const alike = similarityOfTerms(term, this.terms[id] as Term);
        if (alike > 0) found.push([id, alike]);
      }
    };
    const same = this.#idOf(term.text);
    if (same !== undefined) consider([same]);
    for (const { id } of term.meanings) consider(this.#byMeaning.get(id));
    const exact = keysOf(term);
    const loose = looseKeys(exact);
    for (const key of exact) consider(this.#exact.get(key));
    for (const key of nearKeys(exact)) consider(this.#exact.get(key));
    for (const key of exact) consider(this.#loose.get(key));
    for (const key of loose) consider(this.#exact.get(key));
    for (const key of loose) if (key >= LEAST_SLIPPED) consider(this.#loose.get(key));
    found.sort((a, b) => b[1] - a[1]);
    const matches = { alike: new Map(found) };
    this.#remembered.set(term.text, matches);
    return matches;
  }

  #idOf(text: string): number | undefined {
    return this.#byText.find(hashOfText(text), (id) => this.terms[id]?.text === text);
  }
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
