import { hashOfText } from "~/server/hash-of-text";
import { align, type Coverage } from "./align";
import { Analysis, analyse, baseWeights } from "./analyse";
import { evidenceOf, rankOf } from "./evidence";
import { fold, unglued } from "./fold";
import { HashTable } from "./hash-table";
import { Idf } from "./idf";
import type { NameQuery } from "./name-query";
import { type NameCandidate, NameRetriever } from "./name-retriever";
import { StoredNames } from "./stored-names";
import { type Term, termOf } from "./term";
import { type Matches, Vocabulary } from "./vocabulary";

export interface NameIndexOptions {
  /** Uninformative words of this index, with their weight 0..1, beside the lexicon's generic words. */
  generic?: Readonly<Record<string, number>>;
}

export interface SearchOptions {
  /** The most matches returned: 10 by default. */
  limit?: number;
  /** The least score returned: 0.5 by default. */
  minScore?: number;
  /**
   * How far below the best match a name may score: names whose upper bound is lower are not compared. 1 (all) by
   * default.
   */
  spread?: number;
  /** How many candidates are compared at least, the most promising first: 60 by default. */
  compared?: number;
}

export interface NameMatch<Id> extends Coverage {
  id: Id;
  /** The name that matched, as stored. */
  name: string;
}

/** A match with the evidence for it, in the order of `EVIDENCE`, and how strongly that speaks for it. */
export interface WeighedMatch<Id> {
  match: NameMatch<Id>;
  evidence: readonly number[];
  rank: number;
}

/** Scores many names for one query. */
export interface Scorer<Id> {
  /** The id's score is at most this; costs no comparison. */
  upperBound(id: Id): number;
  /** Undefined for an unknown id. */
  score(id: Id): NameMatch<Id> | undefined;
}

/** See `SearchOptions.compared`. */
const LEAST_COMPARED = 60;
const LIMIT = 10;

/**
 * An in-memory index of names, searched by spelling, sound and meaning in either script. Names may be added and removed
 * at any time.
 */
export class NameIndex<Id> {
  readonly #vocabulary = new Vocabulary();
  readonly #retriever = new NameRetriever(this.#vocabulary, {
    termsOf: (slot) => this.#termsOfWords(this.#stored.wordsOf(slot)),
    weightOfWord: (word) => this.#weightOfWord(word),
    weightOf: (slot) => this.#weightOfName(slot),
  });
  readonly #idf: Idf;
  readonly #stored = new StoredNames<Id>();
  readonly #slotsOf = new Map<Id, number[]>();
  /** Slots by the hash of their folded text. */
  readonly #byText = new HashTable();
  /** Cached weights by word id and by slot: NaN where not computed yet, and everywhere after the names changed. */
  #wordWeights = new Float64Array();
  #nameWeights = new Float64Array();
  #changed = false;

  constructor({ generic = {} }: NameIndexOptions = {}) {
    const folded = Object.entries(generic).map(([word, weight]) => [fold(word), weight] as const);
    this.#idf = new Idf(new Map(folded));
  }

  get size(): number {
    return this.#slotsOf.size;
  }

  /** Adds `id`, or replaces its names. */
  set(id: Id, names: readonly string[]): void {
    this.delete(id);
    this.#changed = true;
    const slots: number[] = [];
    for (const name of names) {
      const text = fold(unglued(name));
      if (text === "") continue;
      const { terms, phrases } = analyse(text.split(" "));
      const words = terms.map((term) => this.#vocabulary.add(term.text));
      const slot = this.#stored.add({ id, name, words, phrases });
      this.#retriever.add(slot, phrases, words);
      this.#idf.count(terms, 1);
      this.#byText.add(slot, hashOfText(text));
      slots.push(slot);
    }
    // Kept, so without the room that a list which grew has to grow further.
    this.#slotsOf.set(id, slots.slice());
  }

  /** Forgets `id` and its names. */
  delete(id: Id): void {
    for (const slot of this.#slotsOf.get(id) ?? []) {
      const words = this.#stored.wordsOf(slot);
      this.#changed = true;
      this.#retriever.remove(slot, this.#stored.phrasesOf(slot), words);
      this.#idf.count(this.#termsOfWords(words), -1);
      this.#byText.remove(slot);
      this.#stored.remove(slot);
    }
    this.#slotsOf.delete(id);
  }

  /** The ids whose names match `query` best, best first. */
  search(query: string | readonly string[], options: SearchOptions = {}): NameMatch<Id>[] {
    const weighed = this.weigh(query, options);
    return weighed.slice(0, options.limit ?? LIMIT).map(({ match }) => match);
  }

  /** Everything compared with `query`, with the evidence that puts it in order. */
  weigh(query: string | readonly string[], options: SearchOptions = {}): WeighedMatch<Id>[] {
    const { limit = LIMIT, minScore = 0.5, spread = 1, compared = LEAST_COMPARED } = options;
    const question = this.#ask(query);
    const matches = new Map<Id, WeighedMatch<Id>>();
    // Beside a name spelled as asked, which scores 1, only those near it count: that spares most of the retrieval.
    let best = this.has(typeof query === "string" ? fold(query) : query.join(" ")) ? 1 : 0;
    const least = Math.max(minScore, best - spread);
    const count = Math.max(compared, limit * 2);
    for (const candidate of this.#retriever.retrieve(question, count, least)) {
      if (candidate.upperBound < best - spread) continue;
      const { weighed, found } = this.#align(question, candidate);
      const { score, queryCoverage, nameCoverage } = found;
      if (score > best) best = score;
      if (score === 0 || score < minScore) continue;
      const evidence = evidenceOf(question, weighed, found);
      const rank = rankOf(evidence);
      const id = this.#stored.idOf(candidate.slot);
      const known = matches.get(id);
      if (known && rank <= known.rank) continue;
      const name = this.#stored.nameOf(candidate.slot);
      const match = { id, name, score, queryCoverage, nameCoverage };
      matches.set(id, { match, evidence, rank });
    }
    return [...matches.values()].sort(
      (a, b) => b.rank - a.rank || a.match.name.length - b.match.name.length,
    );
  }

  /** An upper bound of what any name can score for `query`, at a fraction of the cost of a search. */
  upperBound(query: string | readonly string[]): number {
    return this.#retriever.upperBound(this.#ask(query));
  }

  /** The likeness of a folded word to the most similar word of any name, 0..1. */
  likest(word: string): number {
    const [likest = 0] = this.#vocabulary.lookup(termOf(word)).alike.values();
    return likest;
  }

  /** Whether some name folds to exactly this text. */
  has(text: string): boolean {
    const isIt = (slot: number) => fold(unglued(this.#stored.nameOf(slot))) === text;
    return this.#byText.find(hashOfText(text), isIt) !== undefined;
  }

  /** Whether every word is like a word of some name. Cheap: if not, the words together are hardly a name. */
  knows(words: readonly string[]): boolean {
    const { terms } = analyse(words);
    return terms.every((term) => this.#vocabulary.lookup(term).alike.size > 0);
  }

  /** How well the names of one id match `query`; undefined for an unknown id. */
  score(query: string | readonly string[], id: Id): NameMatch<Id> | undefined {
    return this.scorer(query).score(id);
  }

  /** `score` for many ids, with the query analysed once. Valid until a name is added or removed. */
  scorer(query: string | readonly string[]): Scorer<Id> {
    const question = this.#ask(query);
    const estimate = this.#retriever.estimator(question);
    const candidatesOf = (id: Id): NameCandidate[] =>
      (this.#slotsOf.get(id) ?? []).map((slot) => estimate(slot, this.#stored.wordsOf(slot)));
    return {
      upperBound(id) {
        let most = 0;
        for (const candidate of candidatesOf(id)) most = Math.max(most, candidate.upperBound);
        return Math.min(1, most);
      },
      score: (id) => {
        if (!this.#slotsOf.has(id)) return undefined;
        let best: NameMatch<Id> = { id, name: "", score: 0, queryCoverage: 0, nameCoverage: 0 };
        for (const candidate of candidatesOf(id)) {
          if (candidate.upperBound <= best.score) continue;
          const match = this.#match(question, candidate);
          if (match.score > best.score) best = match;
        }
        return best;
      },
    };
  }

  #ask(query: string | readonly string[]): NameQuery {
    const analysis = analyse(query);
    const matches = analysis.terms.map((term) => this.#vocabulary.lookup(term));
    const base = baseWeights(analysis);
    const weights = analysis.terms.map((term, q) => {
      const names = this.#retriever.namesWithLike(matches[q] as Matches);
      return this.#idf.weightOf(term, base[q] as number, names, this.size);
    });
    return { analysis, matches, weights };
  }

  #match(question: NameQuery, candidate: NameCandidate): NameMatch<Id> {
    const { slot } = candidate;
    const { score, queryCoverage, nameCoverage } = this.#align(question, candidate).found;
    return {
      id: this.#stored.idOf(slot),
      name: this.#stored.nameOf(slot),
      score,
      queryCoverage,
      nameCoverage,
    };
  }

  #align(question: NameQuery, { slot, needsCompounds }: NameCandidate) {
    const words = this.#stored.wordsOf(slot);
    const weighed = this.#weighed(slot, words);
    const found = align(
      question,
      weighed,
      (q, n) => question.matches[q]?.alike.get(words[n] as number) ?? 0,
      needsCompounds,
    );
    return { weighed, found };
  }

  #termsOfWords(words: readonly number[]): Term[] {
    return words.map((word) => this.#vocabulary.terms[word] as Term);
  }

  /** A stored name with the weights of its words in this index. */
  #weighed(slot: number, words: readonly number[]) {
    const analysis = new Analysis(this.#termsOfWords(words), this.#stored.phrasesOf(slot));
    const weights = words.map((word) => this.#weightOfWord(word));
    if (analysis.phrases.length === 0) return { analysis, weights };
    const base = baseWeights(analysis);
    return { analysis, weights: weights.map((weight, n) => Math.min(weight, base[n] as number)) };
  }

  #weightOfName(slot: number): number {
    this.#forgetWeights();
    const known = this.#nameWeights[slot] as number;
    if (!Number.isNaN(known)) return known;
    let weight = 0;
    for (const each of this.#weighed(slot, this.#stored.wordsOf(slot)).weights) weight += each;
    this.#nameWeights[slot] = weight;
    return weight;
  }

  #weightOfWord(word: number): number {
    this.#forgetWeights();
    const known = this.#wordWeights[word] as number;
    if (!Number.isNaN(known)) return known;
    const term = this.#vocabulary.terms[word] as Term;
    const names = Math.max(this.#retriever.namesWith(word), this.#idf.namesMeaning(term));
    const weight = this.#idf.weightOf(term, term.weight, names, this.size);
    this.#wordWeights[word] = weight;
    return weight;
  }

  /** Every name counts in the weight of every other's words. */
  #forgetWeights(): void {
    if (!this.#changed) return;
    this.#changed = false;
    this.#wordWeights = new Float64Array(this.#vocabulary.terms.length).fill(Number.NaN);
    this.#nameWeights = new Float64Array(this.#stored.slots).fill(Number.NaN);
  }
}
