import { align, type Coverage, type Side } from "./align";
import { Analysis, analyse, baseWeights } from "./analyse";
import { fold } from "./fold";
import { Postings } from "./postings";
import { skeletonKeys } from "./skeleton";
import { Tally } from "./tally";
import { type Term, termOf } from "./term";
import { type Matches, Vocabulary } from "./vocabulary";
import type { Word } from "./word";

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

interface Question extends Side {
  /** For each word, the vocabulary's words like it. */
  matches: readonly Matches[];
}

/** Slots read for one query. Rare words are read first, so it is only words that thousands of names have that go unread. */
const MAX_READ = 6000;
/** Names compared in full for one query. */
const MIN_ALIGNED = 40;
/** In a small index a word counts as rare as if there were this many names, or every word of a menu would look common. */
const LEAST_NAMES = 500;
/** What the commonest word weighs against the rarest. */
const COMMON = 0.25;
/** A word found this surely is an occurrence of the word asked for. */
const SAME = 0.85;
/** What joined words promise, beside a word found as it stands. */
const JOINED = 0.9;

/** Names in memory, found by spelling, sound and meaning, in either script. Names come and go at any time. */
export class NameIndex<Id> {
  readonly #vocabulary = new Vocabulary();
  readonly #stored: (Stored<Id> | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #slotsOf = new Map<Id, number[]>();
  readonly #byWord = new Postings();
  readonly #byPhrase = new Postings();
  readonly #byRun = new Postings();
  readonly #meaningCount = new Map<number, number>();
  readonly #tally = new Tally();
  readonly #generic: ReadonlyMap<string, number>;

  constructor({ generic = {} }: NameIndexOptions = {}) {
    this.#generic = new Map(Object.entries(generic).map(([word, weight]) => [fold(word), weight]));
  }

  get size(): number {
    return this.#slotsOf.size;
  }

  /** Adds `id`, or replaces its names. */
  set(id: Id, names: readonly string[]): void {
    this.delete(id);
    const slots: number[] = [];
    for (const name of names) {
      const analysis = analyse(name);
      if (analysis.terms.length === 0) continue;
      const slot = this.#free.pop() ?? this.#stored.length;
      const words = analysis.terms.map((term) => this.#vocabulary.add(term.text));
      this.#stored[slot] = { id, name, words, phrases: analysis.phrases };
      this.#eachKey(analysis, words, (postings, key) => postings.add(key, slot));
      this.#count(analysis, 1);
      slots.push(slot);
    }
    this.#slotsOf.set(id, slots);
    this.#tally.reserve(this.#stored.length);
  }

  /** Forgets `id` and its names. */
  delete(id: Id): void {
    for (const slot of this.#slotsOf.get(id) ?? []) {
      const stored = this.#stored[slot] as Stored<Id>;
      const analysis = this.#analysisOf(stored);
      this.#eachKey(analysis, stored.words, (postings, key) => postings.remove(key, slot));
      this.#count(analysis, -1);
      this.#stored[slot] = undefined;
      this.#free.push(slot);
    }
    this.#slotsOf.delete(id);
  }

  /** The ids whose names explain `query` best, best first. */
  search(query: string | readonly string[], options: SearchOptions = {}): NameMatch<Id>[] {
    const { limit = 10, minScore = 0.5 } = options;
    const question = this.#ask(query);
    const matches = new Map<Id, NameMatch<Id>>();
    for (const slot of this.#candidates(question, Math.max(MIN_ALIGNED, limit * 4))) {
      const match = this.#match(question, slot);
      if (match.score === 0 || match.score < minScore) continue;
      const known = matches.get(match.id);
      if (!known || match.score > known.score) matches.set(match.id, match);
    }
    return [...matches.values()]
      .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
      .slice(0, limit);
  }

  /** How well one known id answers `query`; undefined for an unknown id. */
  score(query: string | readonly string[], id: Id): NameMatch<Id> | undefined {
    return this.scorer(query)(id);
  }

  /** `score` for many ids: the query is analysed once. Good until a name comes or goes. */
  scorer(query: string | readonly string[]): (id: Id) => NameMatch<Id> | undefined {
    const question = this.#ask(query);
    return (id) => {
      const slots = this.#slotsOf.get(id);
      if (!slots) return undefined;
      let best: NameMatch<Id> = { id, name: "", score: 0, queryCoverage: 0, nameCoverage: 0 };
      for (const slot of slots) {
        const match = this.#match(question, slot);
        if (match.score > best.score) best = match;
      }
      return best;
    };
  }

  #ask(query: string | readonly string[]): Question {
    const analysis = analyse(query);
    const matches = analysis.terms.map((term) => this.#vocabulary.lookup(term));
    const base = baseWeights(analysis);
    const weights = analysis.terms.map((term, q) => {
      let names = 0;
      for (const [word, alike] of (matches[q] as Matches).alike) {
        if (alike < SAME) break;
        names += this.#byWord.of(word).length;
      }
      return this.#weigh(term, names, base[q] as number);
    });
    return { analysis, matches, weights };
  }

  #match(question: Question, slot: number): NameMatch<Id> {
    const stored = this.#stored[slot] as Stored<Id>;
    const analysis = this.#analysisOf(stored);
    const base = baseWeights(analysis);
    const weights = stored.words.map((word, n) => {
      const term = analysis.terms[n] as Term;
      return this.#weigh(term, this.#namesWith(word, term), base[n] as number);
    });
    const coverage = align(
      question,
      { analysis, weights },
      (q, n) => question.matches[q]?.alike.get(stored.words[n] as number) ?? 0,
    );
    return { id: stored.id, name: stored.name, ...coverage };
  }

  #analysisOf({ words, phrases }: Stored<Id>): Analysis {
    const terms = words.map((word) => this.#vocabulary.terms[word] as Term);
    return new Analysis(terms, phrases);
  }

  /** How many names have a word of the vocabulary, or another word of its meaning. */
  #namesWith(word: number, term: Term): number {
    let names = this.#byWord.of(word).length;
    for (const { id } of term.meanings) names = Math.max(names, this.#meaningCount.get(id) ?? 0);
    return names;
  }

  /** Words that many names have weigh little: from 1 for one name's own down to COMMON for a word of every name. */
  #weigh(term: Term, names: number, base: number): number {
    const all = Math.max(this.#slotsOf.size, LEAST_NAMES);
    const rarity = Math.max(0, 1 - Math.log(Math.max(1, names)) / Math.log(all));
    return Math.min(COMMON + (1 - COMMON) * rarity, base, this.#generic.get(term.text) ?? 1);
  }

  /** The slots that promise most for a question, at most `count`. */
  #candidates({ analysis, matches, weights }: Question, count: number): number[] {
    const tally = this.#tally;
    const { terms, phrases, runs } = analysis;
    const reading = matches
      .map(({ alike }, q) => {
        let size = 0;
        for (const word of alike.keys()) size += this.#byWord.of(word).length;
        return { q, alike, size, weight: weights[q] as number };
      })
      .sort((a, b) => a.size - b.size);
    let unread = MAX_READ;
    for (const { q, alike, size, weight } of reading) {
      if (size > unread && tally.size > 0) break;
      for (const [word, likeness] of alike) {
        const slots = this.#byWord.of(word);
        tally.add(slots.length > unread ? slots.slice(0, unread) : slots, q, weight * likeness);
        unread -= slots.length;
        if (unread <= 0) break;
      }
    }
    for (const [q, term] of terms.entries()) {
      const weight = weights[q] as number;
      for (const { id } of term.meanings) tally.add(this.#byPhrase.of(id), q, weight);
      for (const key of keysOf(term)) tally.add(this.#byRun.of(key), q, weight * JOINED);
    }
    const weightOf = (from: number, to: number) =>
      weights.slice(from, to).reduce((sum, weight) => sum + weight, 0);
    let reason = terms.length;
    for (const { from, to, meanings } of phrases) {
      const gain = weightOf(from, to);
      for (const { id } of meanings) tally.add(this.#byPhrase.of(id), reason, gain);
      for (const { id } of meanings) {
        for (const word of this.#vocabulary.withMeaning(id))
          tally.add(this.#byWord.of(word), reason, gain);
      }
      reason += 1;
    }
    for (const { from, to, word } of runs) {
      const gain = weightOf(from, to) * JOINED;
      const keys = keysOf(word);
      for (const key of keys) tally.add(this.#byRun.of(key), reason, gain);
      for (const id of this.#vocabulary.soundingLike(keys))
        tally.add(this.#byWord.of(id), reason, gain);
      const unknown = matches.slice(from, to).every(({ alike }) => !isSure(alike));
      if (unknown) {
        for (const [id, alike] of this.#vocabulary.lookup(termOf(word.text)).alike)
          tally.add(this.#byWord.of(id), reason, gain * alike);
      }
      reason += 1;
    }
    return tally.best(count);
  }

  /** Everything a name is found by: its words, its phrases' meanings, and the sound of its words joined. */
  #eachKey(
    analysis: Analysis,
    words: readonly number[],
    visit: (postings: Postings, key: number) => void,
  ): void {
    words.forEach((word, at) => {
      if (words.indexOf(word) === at) visit(this.#byWord, word);
    });
    for (const id of meaningsOf(analysis.phrases)) visit(this.#byPhrase, id);
    const keys: number[] = [];
    for (const { word } of analysis.runs) addKeys(keys, word);
    for (const key of keys) visit(this.#byRun, key);
  }

  #count({ terms }: Analysis, step: number): void {
    const sure = terms.flatMap((term) => term.meanings.filter((meaning) => meaning.sure > SAME));
    for (const id of new Set(sure.map((meaning) => meaning.id))) {
      this.#meaningCount.set(id, (this.#meaningCount.get(id) ?? 0) + step);
    }
  }
}

/** Is the likest word surely the one asked for? */
function isSure(alike: ReadonlyMap<number, number>): boolean {
  const [likest] = alike.values();
  return likest !== undefined && likest >= SAME;
}

const NONE: readonly number[] = [];

function meaningsOf(phrases: Analysis["phrases"]): Iterable<number> {
  if (phrases.length === 0) return NONE;
  return new Set(phrases.flatMap(({ meanings }) => meanings.map(({ id }) => id)));
}

/** Adds the skeleton keys of a word to a list, each once. */
function addKeys(keys: number[], word: Word): void {
  for (const form of word.forms) {
    for (const key of skeletonKeys(form.symbols)) if (!keys.includes(key)) keys.push(key);
  }
}

function keysOf(word: Word): number[] {
  const keys: number[] = [];
  addKeys(keys, word);
  return keys;
}
