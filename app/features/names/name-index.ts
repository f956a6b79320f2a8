import { align, type Coverage, type Weighed } from "./align";
import { type Analysis, analyse, baseWeights } from "./analyse";
import { fold } from "./fold";
import { best } from "./select";
import { skeletonKeys } from "./skeleton";
import type { Term } from "./term";
import { Vocabulary } from "./vocabulary";
import { wordOf } from "./word";

export interface NameIndexOptions {
  /** Words that say little in this index, with their weight 0..1. The lexicon's generic words are known already. */
  generic?: Readonly<Record<string, number>>;
}

export interface SearchOptions {
  /** The most matches given: 10 unless told. */
  limit?: number;
  /** The least score given: 0.5 unless told. */
  minScore?: number;
}

export interface NameMatch<Id> extends Coverage {
  id: Id;
  /** The name that matched, as stored. */
  name: string;
}

/** A name stored: its words as ids of the vocabulary. */
interface Stored<Id> {
  id: Id;
  name: string;
  words: readonly number[];
  phrases: Analysis["phrases"];
}

/** Postings read for one query; rare words are read first, so only words every name has are cut short. */
const MAX_POSTINGS = 30_000;
/** Names compared in full for one query. */
const MIN_ALIGNED = 48;
/** The rarest word of a small index weighs as in one of this many names, or every word of a menu would look common. */
const LEAST_NAMES = 500;
/** What the commonest word weighs against the rarest. */
const COMMON = 0.25;
/** A word found this surely counts as an occurrence of the word asked for. */
const SAME = 0.85;

/** Names in memory, found by spelling, sound and meaning, in either script. Names come and go at any time. */
export class NameIndex<Id> {
  readonly #vocabulary = new Vocabulary();
  readonly #stored: (Stored<Id> | undefined)[] = [];
  readonly #byId = new Map<Id, number[]>();
  readonly #byWord: number[][] = [];
  readonly #byPhrase = new Map<number, number[]>();
  readonly #byJoined = new Map<number, number[]>();
  readonly #meaningCount = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #generic: ReadonlyMap<string, number>;
  #promise = new Float32Array(1024);
  #lastWord = new Int32Array(1024).fill(-1);

  constructor({ generic = {} }: NameIndexOptions = {}) {
    this.#generic = new Map(Object.entries(generic).map(([word, weight]) => [fold(word), weight]));
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Adds `id`, or replaces its names. */
  set(id: Id, names: readonly string[]): void {
    this.delete(id);
    const slots: number[] = [];
    for (const name of names) {
      const analysis = analyse(name);
      if (analysis.terms.length === 0) continue;
      const slot = this.#free.pop() ?? this.#stored.length;
      slots.push(slot);
      const words = analysis.terms.map((term) => this.#vocabulary.add(term.text));
      this.#stored[slot] = { id, name, words, phrases: analysis.phrases };
      for (const word of new Set(words)) {
        const postings = this.#byWord[word];
        if (postings) postings.push(slot);
        else this.#byWord[word] = [slot];
      }
      this.#eachKey(analysis, (map, key) => {
        const list = map.get(key);
        if (list) list.push(slot);
        else map.set(key, [slot]);
      });
      this.#count(analysis.terms, 1);
    }
    this.#byId.set(id, slots);
    while (this.#promise.length < this.#stored.length) {
      this.#promise = new Float32Array(this.#promise.length * 2);
      this.#lastWord = new Int32Array(this.#promise.length).fill(-1);
    }
  }

  /** Forgets `id` and its names. */
  delete(id: Id): void {
    for (const slot of this.#byId.get(id) ?? []) {
      const stored = this.#stored[slot] as Stored<Id>;
      for (const word of new Set(stored.words)) remove(this.#byWord[word], slot);
      const analysis = this.#analysisOf(stored);
      this.#eachKey(analysis, (map, key) => remove(map.get(key), slot));
      this.#count(analysis.terms, -1);
      this.#stored[slot] = undefined;
      this.#free.push(slot);
    }
    this.#byId.delete(id);
  }

  /** The ids whose names explain `query` best, best first. */
  search(
    query: string | readonly string[],
    { limit = 10, minScore = 0.5 }: SearchOptions = {},
  ): NameMatch<Id>[] {
    const asked = this.#weighQuery(analyse(query));
    if (asked.analysis.terms.length === 0) return [];
    const matches = new Map<Id, NameMatch<Id>>();
    for (const slot of this.#candidates(asked, Math.max(MIN_ALIGNED, limit * 4))) {
      const match = this.#match(asked, slot);
      if (match.score < minScore || match.score === 0) continue;
      const known = matches.get(match.id);
      if (!known || match.score > known.score) matches.set(match.id, match);
    }
    return [...matches.values()]
      .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
      .slice(0, limit);
  }

  /** How well one known id answers `query`; undefined for an unknown id. */
  score(query: string | readonly string[], id: Id): NameMatch<Id> | undefined {
    const slots = this.#byId.get(id);
    if (!slots) return undefined;
    const asked = this.#weighQuery(analyse(query));
    let best: NameMatch<Id> = { id, name: "", score: 0, queryCoverage: 0, nameCoverage: 0 };
    for (const slot of slots) {
      const match = this.#match(asked, slot);
      if (match.score > best.score) best = match;
    }
    return best;
  }

  #match(asked: Weighed, slot: number): NameMatch<Id> {
    const stored = this.#stored[slot] as Stored<Id>;
    const analysis = this.#analysisOf(stored);
    const base = baseWeights(analysis);
    const weights = stored.words.map((word, n) => this.#weightOfWord(word, base[n] as number));
    const likeness = asked.analysis.terms.map((term) => this.#vocabulary.lookup(term).alike);
    const coverage = align(
      asked,
      { analysis, weights },
      (q, n) => likeness[q]?.get(stored.words[n] as number) ?? 0,
    );
    return { id: stored.id, name: stored.name, ...coverage };
  }

  #analysisOf(stored: Stored<Id>): Analysis {
    return {
      terms: stored.words.map((word) => this.#vocabulary.terms[word] as Term),
      phrases: stored.phrases,
    };
  }

  /** Weighs a question's words: a word that many names have says little. */
  #weighQuery(analysis: Analysis): Weighed {
    const base = baseWeights(analysis);
    const weights = analysis.terms.map((term, q) => {
      const { ids, alike } = this.#vocabulary.lookup(term);
      let names = 0;
      for (const id of ids) {
        if ((alike.get(id) ?? 0) < SAME) break;
        names += this.#byWord[id]?.length ?? 0;
      }
      return this.#weight(term, names, base[q] as number);
    });
    return { analysis, weights };
  }

  #weightOfWord(word: number, base: number): number {
    const term = this.#vocabulary.terms[word] as Term;
    let names = this.#byWord[word]?.length ?? 0;
    for (const { id } of term.meanings) names = Math.max(names, this.#meaningCount.get(id) ?? 0);
    return this.#weight(term, names, base);
  }

  #weight(term: Term, names: number, base: number): number {
    const all = Math.max(this.#byId.size, LEAST_NAMES);
    const rarity = Math.max(0, 1 - Math.log(Math.max(1, names)) / Math.log(all));
    return Math.min(COMMON + (1 - COMMON) * rarity, base, this.#generic.get(term.text) ?? 1);
  }

  /** The slots whose words promise most, at most `count` of them. */
  #candidates(asked: Weighed, count: number): number[] {
    const touched: number[] = [];
    const reads = asked.analysis.terms.map((term, q) => {
      const { ids, alike } = this.#vocabulary.lookup(term);
      let size = 0;
      for (const id of ids) size += this.#byWord[id]?.length ?? 0;
      return { q, ids, alike, size, weight: asked.weights[q] as number };
    });
    reads.sort((a, b) => a.size - b.size);
    let budget = MAX_POSTINGS;
    const touch = (slot: number, q: number, gain: number) => {
      if (this.#lastWord[slot] === q) return;
      if (this.#lastWord[slot] === -1) {
        touched.push(slot);
        this.#promise[slot] = 0;
      }
      this.#lastWord[slot] = q;
      this.#promise[slot] = (this.#promise[slot] as number) + gain;
    };
    for (const { q, ids, alike, weight } of reads) {
      for (const id of ids) {
        const gain = weight * (alike.get(id) ?? 0);
        for (const slot of this.#byWord[id] ?? []) {
          if (--budget < 0) break;
          touch(slot, q, gain);
        }
      }
    }
    const terms = asked.analysis.terms;
    for (const { from, to, meanings } of asked.analysis.phrases) {
      for (const { id } of meanings)
        for (const slot of this.#byPhrase.get(id) ?? [])
          touch(slot, terms.length + from * 32 + to, 1);
    }
    for (const [q, term] of terms.entries()) {
      for (const { id } of term.meanings)
        for (const slot of this.#byPhrase.get(id) ?? []) touch(slot, q, asked.weights[q] as number);
      for (const form of term.forms)
        for (const key of skeletonKeys(form.symbols))
          for (const slot of this.#byJoined.get(key) ?? [])
            touch(slot, q, (asked.weights[q] as number) * 0.9);
      const next = terms[q + 1];
      if (next)
        this.#touchJoined(term, next, (slot) =>
          touch(slot, 2000 + q, (asked.weights[q] as number) * 1.5),
        );
    }
    for (const slot of touched) {
      this.#lastWord[slot] = -1;
      const words = (this.#stored[slot] as Stored<Id>).words.length;
      this.#promise[slot] = (this.#promise[slot] as number) * (1 - 0.02 * Math.min(words, 20));
    }
    return best(touched, this.#promise, count);
  }

  /** Names with one word for two words asked for. */
  #touchJoined(first: Term, second: Term, touch: (slot: number) => void): void {
    for (const id of this.#vocabulary.soundingLike(wordOf(first.text + second.text))) {
      for (const slot of this.#byWord[id] ?? []) touch(slot);
    }
  }

  /** What else a name is found by: its phrases' meanings, and the sound of its words joined. */
  #eachKey(analysis: Analysis, visit: (map: Map<number, number[]>, key: number) => void): void {
    const phrases = new Set(
      analysis.phrases.flatMap(({ meanings }) => meanings.map(({ id }) => id)),
    );
    for (const id of phrases) visit(this.#byPhrase, id);
    for (const key of joinedKeys(analysis.terms)) visit(this.#byJoined, key);
  }

  #count(terms: readonly Term[], step: number): void {
    const meanings = new Set(
      terms.flatMap((term) => term.meanings.filter(({ sure }) => sure > SAME).map(({ id }) => id)),
    );
    for (const id of meanings) this.#meaningCount.set(id, (this.#meaningCount.get(id) ?? 0) + step);
  }
}

function joinedKeys(terms: readonly Term[]): Set<number> {
  const keys = new Set<number>();
  for (let i = 0; i + 1 < terms.length; i++) {
    const word = wordOf((terms[i] as Term).text + (terms[i + 1] as Term).text);
    for (const form of word.forms) for (const key of skeletonKeys(form.symbols)) keys.add(key);
  }
  if (terms.length > 2) {
    const whole = wordOf(terms.map((term) => term.text).join(""));
    for (const form of whole.forms) for (const key of skeletonKeys(form.symbols)) keys.add(key);
  }
  return keys;
}

function remove(list: number[] | undefined, value: number): void {
  const at = list?.indexOf(value) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}
