import { align, type Coverage } from "./align";
import { Analysis, analyse, baseWeights, type Phrase } from "./analyse";
import { type Candidate, Finder, type Question } from "./finder";
import { fold } from "./fold";
import { type Term, termOf } from "./term";
import { type Matches, Vocabulary } from "./vocabulary";
import { Weigher } from "./weigher";

export interface NameIndexOptions {
  /** Words that say little in this index, with their weight 0..1. The lexicon's generic words are known already. */
  generic?: Readonly<Record<string, number>>;
}

export interface SearchOptions {
  /** The most matches given: 10 unless told. */
  limit?: number;
  /** The least score given: 0.5 unless told. */
  minScore?: number;
  /** How far below the best a match may score to be of use: names that promise less are not compared. All are unless told. */
  spread?: number;
  /** The least number of names compared, the most promising ones: 40 unless told. */
  compared?: number;
}

export interface NameMatch<Id> extends Coverage {
  id: Id;
  /** The name that matched, as stored. */
  name: string;
}

/** Scores many names for one query. */
export interface Scorer<Id> {
  /** The most an id can score, told without comparing. */
  most(id: Id): number;
  /** Undefined for an unknown id. */
  score(id: Id): NameMatch<Id> | undefined;
}

/** A name stored: as little as its analysis can be told from. */
interface Stored<Id> {
  id: Id;
  name: string;
  /** Its words as ids of the vocabulary. */
  words: readonly number[];
  phrases: readonly Phrase[];
}

/** Names compared in full for one query, at the least. */
const COMPARED = 40;

/** Names in memory, found by spelling, sound and meaning, in either script. Names come and go at any time. */
export class NameIndex<Id> {
  readonly #vocabulary = new Vocabulary();
  readonly #finder = new Finder(this.#vocabulary, (slot) => this.#termsOf(slot));
  readonly #weigher: Weigher;
  /** By slot; undefined where a name went. */
  readonly #stored: (Stored<Id> | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #slotsOf = new Map<Id, number[]>();
  /** How many names are written so, by their folded text. */
  readonly #texts = new Map<string, number>();
  /** What the words of the vocabulary weigh among the names there are; NaN until asked for, undefined after a change. */
  #weights: Float64Array | undefined;

  constructor({ generic = {} }: NameIndexOptions = {}) {
    const folded = Object.entries(generic).map(([word, weight]) => [fold(word), weight] as const);
    this.#weigher = new Weigher(new Map(folded));
  }

  get size(): number {
    return this.#slotsOf.size;
  }

  /** Adds `id`, or replaces its names. */
  set(id: Id, names: readonly string[]): void {
    this.delete(id);
    this.#weights = undefined;
    const slots: number[] = [];
    for (const name of names) {
      const analysis = analyse(name);
      if (analysis.terms.length === 0) continue;
      const slot = this.#free.pop() ?? this.#stored.length;
      const words = analysis.terms.map((term) => this.#vocabulary.add(term.text));
      this.#stored[slot] = { id, name, words, phrases: analysis.phrases };
      this.#finder.add(slot, analysis, words);
      this.#weigher.count(analysis, 1);
      this.#countText(name, 1);
      slots.push(slot);
    }
    this.#slotsOf.set(id, slots);
  }

  /** Forgets `id` and its names. */
  delete(id: Id): void {
    this.#weights = undefined;
    for (const slot of this.#slotsOf.get(id) ?? []) {
      const stored = this.#stored[slot] as Stored<Id>;
      const analysis = this.#analysisOf(stored);
      this.#finder.remove(slot, analysis, stored.words);
      this.#weigher.count(analysis, -1);
      this.#countText(stored.name, -1);
      this.#stored[slot] = undefined;
      this.#free.push(slot);
    }
    this.#slotsOf.delete(id);
  }

  /** The ids whose names explain `query` best, best first. */
  search(query: string | readonly string[], options: SearchOptions = {}): NameMatch<Id>[] {
    const { limit = 10, minScore = 0.5, spread = 1, compared = COMPARED } = options;
    const question = this.#ask(query);
    const matches = new Map<Id, NameMatch<Id>>();
    let best = 0;
    const count = Math.max(compared, limit * 2);
    for (const candidate of this.#finder.find(question, count, minScore)) {
      if (candidate.most < best - spread) break;
      const match = this.#match(question, candidate);
      if (match.score > best) best = match.score;
      if (match.score === 0 || match.score < minScore) continue;
      const known = matches.get(match.id);
      if (!known || match.score > known.score) matches.set(match.id, match);
    }
    return [...matches.values()]
      .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
      .slice(0, limit);
  }

  /** The most that any name can score for `query`: told from its words alone, at a fraction of the cost of a search. */
  most(query: string | readonly string[]): number {
    return this.#finder.most(this.#ask(query));
  }

  /** How alike the likest word of some name is to a folded word, 0..1. */
  likest(word: string): number {
    const [likest = 0] = this.#vocabulary.lookup(termOf(word)).alike.values();
    return likest;
  }

  /** Whether a name is written just as this folded text. */
  has(text: string): boolean {
    return this.#texts.has(text);
  }

  /** Whether each of some words is like a word of some name: if not, they are hardly a name together. Cheap. */
  knows(words: readonly string[]): boolean {
    const { terms } = analyse(words);
    return terms.every((term) => this.#vocabulary.lookup(term).alike.size > 0);
  }

  /** How well one known id answers `query`; undefined for an unknown id. */
  score(query: string | readonly string[], id: Id): NameMatch<Id> | undefined {
    return this.scorer(query).score(id);
  }

  /** `score` for many ids: the query is analysed once. Good until a name comes or goes. */
  scorer(query: string | readonly string[]): Scorer<Id> {
    const question = this.#ask(query);
    const estimate = this.#finder.estimator(question);
    const candidatesOf = (id: Id): Candidate[] =>
      (this.#slotsOf.get(id) ?? []).map((slot) =>
        estimate(slot, (this.#stored[slot] as Stored<Id>).words),
      );
    return {
      most(id) {
        let most = 0;
        for (const candidate of candidatesOf(id)) most = Math.max(most, candidate.most);
        return Math.min(1, most);
      },
      score: (id) => {
        if (!this.#slotsOf.has(id)) return undefined;
        let best: NameMatch<Id> = { id, name: "", score: 0, queryCoverage: 0, nameCoverage: 0 };
        for (const candidate of candidatesOf(id)) {
          if (candidate.most <= best.score) continue;
          const match = this.#match(question, candidate);
          if (match.score > best.score) best = match;
        }
        return best;
      },
    };
  }

  #countText(name: string, step: 1 | -1): void {
    const text = fold(name);
    const count = (this.#texts.get(text) ?? 0) + step;
    if (count > 0) this.#texts.set(text, count);
    else this.#texts.delete(text);
  }

  #ask(query: string | readonly string[]): Question {
    const analysis = analyse(query);
    const matches = analysis.terms.map((term) => this.#vocabulary.lookup(term));
    const base = baseWeights(analysis);
    const weights = analysis.terms.map((term, q) => {
      const names = this.#finder.namesWithLike(matches[q] as Matches);
      return this.#weigher.weigh(term, base[q] as number, names, this.size);
    });
    return { analysis, matches, weights };
  }

  #match(question: Question, { slot, joined }: Candidate): NameMatch<Id> {
    const stored = this.#stored[slot] as Stored<Id>;
    const analysis = this.#analysisOf(stored);
    const coverage = align(
      question,
      { analysis, weights: this.#weigh(analysis, stored.words) },
      (q, n) => question.matches[q]?.alike.get(stored.words[n] as number) ?? 0,
      joined,
    );
    return { id: stored.id, name: stored.name, ...coverage };
  }

  #analysisOf({ words, phrases }: Stored<Id>): Analysis {
    return new Analysis(this.#termsOfWords(words), phrases);
  }

  #termsOf(slot: number): Term[] {
    return this.#termsOfWords(this.#stored[slot]?.words ?? []);
  }

  #termsOfWords(words: readonly number[]): Term[] {
    return words.map((word) => this.#vocabulary.terms[word] as Term);
  }

  /** What the words of a name weigh among the names of the index. */
  #weigh(analysis: Analysis, words: readonly number[]): number[] {
    const base = baseWeights(analysis);
    return words.map((word, n) => Math.min(this.#weightOf(word), base[n] as number));
  }

  #weightOf(word: number): number {
    this.#weights ??= new Float64Array(this.#vocabulary.terms.length).fill(Number.NaN);
    const known = this.#weights[word] as number;
    if (!Number.isNaN(known)) return known;
    const term = this.#vocabulary.terms[word] as Term;
    const names = Math.max(this.#finder.namesWith(word), this.#weigher.namesMeaning(term));
    const weight = this.#weigher.weigh(term, 1, names, this.size);
    this.#weights[word] = weight;
    return weight;
  }
}
