import { Postings } from "~/server/postings";
import { extraOf } from "./align";
import { SETTLED, similarLength } from "./alignment-edges";
import type { Compound, Phrase } from "./analyse";
import { Bits } from "./bits";
import { CompoundIndex } from "./compound-index";
import { LikeCounts } from "./like-counts";
import { isSure, keysOfCompound, type NameQuery, SURE, weightOf, wholeOf } from "./name-query";
import { marksOf, ScoreAccumulator } from "./score-accumulator";
import { keysOf } from "./skeleton";
import { sound } from "./sound";
import { type Term, termOf } from "./term";
import type { Matches, Vocabulary } from "./vocabulary";
import { soundWeight } from "./word";

/** Postings read for one query, about a fifth of a millisecond’s. Rare words are read first, so only the commonest go unread. */
const MOST_POSTINGS = 20_000;
/** Names that are looked at more closely than by how much of the query they explain. */
const MOST_ESTIMATED = 1000;
/** What a match by compound counts for, where a match of single words counts 1. */
const COMPOUND_WEIGHT = 0.9;

/**
 * Added to a name's accumulated score to make it an upper bound of its full score: measured, less than one name in a
 * thousand exceeds it.
 */
const UPPER_BOUND_SLACK = 0.05;

/** A name worth comparing in full. */
export interface NameCandidate {
  slot: number;
  /** Its full score is at most this, 0..1. */
  upperBound: number;
  /** Whether compounds must be formed to compare it: without, the comparison is cheaper. */
  needsCompounds: boolean;
}

/** What a retriever has to know of the names its slots stand for. */
export interface NamesOfSlots {
  termsOf: (slot: number) => readonly Term[];
  /** What a word of the vocabulary weighs. */
  weightOfWord: (word: number) => number;
  /** What the words of a slot's name weigh together. */
  weightOf: (slot: number) => number;
}

/** Bounds the score of one name, given its slot and the ids of its words. */
export type Estimate = (slot: number, words: readonly number[]) => NameCandidate;

/** Floating-point sums of the same terms in another order differ by less. */
const ROUNDING = 1e-6;

/**
 * Retrieves the names worth comparing with a query, through inverted indexes. A name is known by its slot, a small
 * number its owner gives it.
 */
export class NameRetriever {
  readonly #byWord = new Postings();
  readonly #byPhrase = new Postings();
  readonly #compounds: CompoundIndex;
  readonly #scores = new ScoreAccumulator();
  readonly #counts = new LikeCounts((word) => this.namesWith(word));
  /** All slots are below this. */
  #slots = 0;

  constructor(
    readonly vocabulary: Vocabulary,
    readonly names: NamesOfSlots,
  ) {
    this.#compounds = new CompoundIndex(names.termsOf, (word) => vocabulary.keys[word] as number[]);
  }

  /** @param words the ids of the name's words in the vocabulary. */
  add(slot: number, phrases: readonly Phrase[], words: readonly number[]): void {
    this.#counts.forget();
    this.#scores.reserve(slot + 1);
    this.#slots = Math.max(this.#slots, slot + 1);
    eachOnce(words, (word) => this.#byWord.add(word, slot));
    eachOnce(meaningsOf(phrases), (meaning) => this.#byPhrase.add(meaning, slot));
    this.#compounds.add(slot, words);
  }

  remove(slot: number, phrases: readonly Phrase[], words: readonly number[]): void {
    this.#counts.forget();
    eachOnce(words, (word) => this.#byWord.remove(word, slot));
    eachOnce(meaningsOf(phrases), (meaning) => this.#byPhrase.remove(meaning, slot));
    this.#compounds.remove(slot, words);
  }

  /** How many names have this word of the vocabulary. */
  namesWith(word: number): number {
    return this.#byWord.count(word);
  }

  /** How many names have a word that is almost certainly the one asked for. */
  namesWithLike(matches: Matches): number {
    return this.#counts.of(matches).sure;
  }

  /** The `count` names that promise the highest scores, best first; none that cannot reach `minScore`. */
  retrieve(question: NameQuery, count: number, minScore: number): NameCandidate[] {
    const whole = wholeOf(question);
    const least = (minScore - UPPER_BOUND_SLACK) * whole;
    const unread = this.#accumulateAll(question, least);
    const extra = extraOf(question.weights);
    const byWords = question.analysis.phrases.length === 0;
    const promised = (slot: number) => {
      const query = Math.min(1, this.#scores.ofQuery(slot) / whole);
      const name = this.#scores.ofName(slot) / this.names.weightOf(slot);
      if (name <= 1) return query * (1 - extra * (1 - name));
      // More than all of the name: a word of it is like several of the query, and can be only one of them.
      return byWords && !this.#scores.isCompound(slot) ? query / name : query;
    };
    return this.#scores.best(MOST_ESTIMATED, count, least - unread, promised).map((slot) => ({
      slot,
      upperBound: (this.#scores.ofQuery(slot) + unread) / whole + UPPER_BOUND_SLACK,
      needsCompounds: this.#scores.isCompound(slot),
    }));
  }

  /** Bounds names one at a time: for a few names this is cheaper than `retrieve`. */
  estimator(question: NameQuery): Estimate {
    const { analysis, matches, weights } = question;
    const reachable = this.#reachableByCompounds(question);
    const whole = wholeOf(question);
    return (slot, words) => {
      if (reachable.slots.has(slot) || words.some((word) => reachable.words.has(word)))
        return { slot, upperBound: 1, needsCompounds: true };
      let sum = 0;
      for (let q = 0; q < analysis.terms.length; q++) {
        const { alike } = matches[q] as Matches;
        let best = 0;
        for (let n = 0; n < words.length; n++)
          best = Math.max(best, alike.get(words[n] as number) ?? 0);
        sum += best * (weights[q] as number);
      }
      return { slot, upperBound: whole === 0 ? 0 : sum / whole + ROUNDING, needsCompounds: false };
    };
  }

  /**
   * What may match the query by compound or phrase instead of word by word: `slots` of whole names, and `words` that
   * make any name with them match.
   */
  #reachableByCompounds({ analysis, matches }: NameQuery): Record<"slots" | "words", Bits> {
    const slots = new Bits(this.#slots);
    const words = new Bits(this.vocabulary.terms.length);
    for (const term of analysis.terms) {
      for (const { id } of term.meanings) slots.addAll(this.#byPhrase.of(id));
      this.#compounds.each(keysOf(term), (slot) => slots.add(slot));
    }
    for (const { meanings } of analysis.phrases)
      for (const { id } of meanings) {
        slots.addAll(this.#byPhrase.of(id));
        words.addAll(this.vocabulary.withMeaning(id));
      }
    for (const compound of analysis.compounds) {
      this.#compounds.each(keysOfCompound(compound), (slot) => slots.add(slot));
      words.addAll(this.#wordsLikeCompound(compound));
      if (!matches.slice(compound.from, compound.to).some(isSure))
        words.addAll([...this.vocabulary.lookup(termOf(compound.word.text)).alike.keys()]);
    }
    return { slots, words };
  }

  /** An upper bound of what any name can score for a query, from the vocabulary alone: no name is looked at. */
  upperBound({ analysis, matches, weights }: NameQuery): number {
    const best = analysis.terms.map((term, q) => this.#upperBoundOf(term, matches[q] as Matches));
    for (const { from, to, meanings } of analysis.phrases) {
      const known = meanings.some(
        ({ id }) => this.#byPhrase.count(id) > 0 || this.vocabulary.withMeaning(id).length > 0,
      );
      if (known) best.fill(1, from, to);
    }
    // A compound is tried only where its words are not matched well on their own.
    if (best.some((likeness) => likeness < SETTLED))
      for (const compound of analysis.compounds) {
        const own = best.slice(compound.from, compound.to);
        if (Math.min(...own) >= SETTLED) continue;
        const likeness = this.#likenessOfCompound(compound, Math.max(...own) >= SURE);
        for (let q = compound.from; q < compound.to; q++)
          best[q] = Math.max(best[q] as number, likeness);
      }
    let sum = 0;
    let whole = 0;
    for (const [q, likeness] of best.entries()) {
      sum += likeness * (weights[q] as number);
      whole += weights[q] as number;
    }
    return whole === 0 ? 0 : sum / whole;
  }

  /** The best likeness a query word can have with some name: with a word, a phrase or a compound of it. */
  #upperBoundOf(term: Term, { alike }: Matches): number {
    const [likest = 0] = alike.values();
    if (likest >= SETTLED) return likest;
    let best = Math.max(likest, this.#compounds.likeness(term, soundWeight(term)));
    for (const { id, confidence } of term.meanings)
      if (confidence > best && this.#byPhrase.count(id) > 0) best = confidence;
    return best;
  }

  /** The best likeness a compound of the query can have with a word or a compound of some name. */
  #likenessOfCompound(compound: Compound, sure: boolean): number {
    let best = this.#compounds.likeness(compound.word, compound.weight);
    for (const word of this.#wordsLikeCompound(compound))
      best = Math.max(best, sound(compound.word, this.vocabulary.terms[word] as Term));
    if (sure) return best;
    const [likest = 0] = this.vocabulary.lookup(termOf(compound.word.text)).alike.values();
    return Math.max(best, likest);
  }

  /** The words that share a compound's consonants and are about as long. */
  #wordsLikeCompound(compound: Compound): number[] {
    const { terms } = this.vocabulary;
    return [...this.vocabulary.soundingLike(keysOf(compound.word))].filter((word) =>
      similarLength(soundWeight(terms[word] as Term), compound.weight),
    );
  }

  /**
   * Accumulates the scores of all names: by the query's phrases and compounds, then word by word, rarest first. Once the
   * words that are left cannot lift a name to `least` by themselves, only names that were met before are followed.
   *
   * @param least how much of the query's weight a name must explain to matter.
   * @returns the weight of the query words whose postings were too long to read.
   */
  #accumulateAll(question: NameQuery, least: number): number {
    const { analysis, matches, weights } = question;
    let reason = analysis.terms.length;
    for (const phrase of analysis.phrases) {
      const weight = weightOf(question, phrase);
      const marks = marksOf(phrase.from, phrase.to);
      for (const { id } of phrase.meanings) {
        this.#scores.addAll(this.#byPhrase, id, reason, weight, weight, marks);
        for (const word of this.vocabulary.withMeaning(id))
          this.#addWord(word, reason, weight, 1, marks);
      }
      reason += 1;
    }
    for (const compound of analysis.compounds)
      this.#accumulateCompound(question, compound, reason++);
    const sizes = matches.map((found) => this.#counts.of(found).alike);
    const rarestFirst = [...sizes.keys()].sort(
      (a, b) => (sizes[a] as number) - (sizes[b] as number),
    );
    let room = MOST_POSTINGS;
    let unread = 0;
    let left = wholeOf(question);
    for (const q of rarestFirst) {
      const size = sizes[q] as number;
      const weight = weights[q] as number;
      this.#scores.onlyKnown = left + unread < least;
      left -= weight;
      if (size > room && this.#scores.size > 0) unread += weight;
      else
        for (const [word, likeness] of (matches[q] as Matches).alike)
          this.#addWord(word, q, weight, likeness);
      room = Math.max(0, room - size);
      const term = analysis.terms[q] as Term;
      for (const { id } of term.meanings)
        this.#scores.addAll(this.#byPhrase, id, q, weight, weight);
      this.#compounds.each(keysOf(term), (slot) =>
        this.#scores.addCompound(slot, q, weight * COMPOUND_WEIGHT),
      );
    }
    return unread;
  }

  /** Accumulates the names that have a word which is like words of the query that weigh `weight`. */
  #addWord(word: number, reason: number, weight: number, likeness: number, marks = 0): void {
    const query = weight * likeness;
    const name = this.names.weightOfWord(word) * likeness;
    this.#scores.addAll(this.#byWord, word, reason, query, name, marks);
  }

  /** Accumulates names that write a compound of the query as one word, or with the space in another place. */
  #accumulateCompound(question: NameQuery, compound: Compound, reason: number): void {
    const gain = weightOf(question, compound) * COMPOUND_WEIGHT;
    const marks = marksOf(compound.from, compound.to);
    const add = (slot: number) => this.#scores.addCompound(slot, reason, gain, marks);
    this.#compounds.each(keysOfCompound(compound), add);
    for (const word of this.#wordsLikeCompound(compound)) this.#byWord.of(word).forEach(add);
    if (question.matches.slice(compound.from, compound.to).some(isSure)) return;
    for (const [word, likeness] of this.vocabulary.lookup(termOf(compound.word.text)).alike)
      this.#byWord.of(word).forEach((slot) => {
        this.#scores.addCompound(slot, reason, gain * likeness, marks);
      });
  }
}

function eachOnce(values: readonly number[], visit: (value: number) => void): void {
  for (let i = 0; i < values.length; i++) {
    if (values.indexOf(values[i] as number) === i) visit(values[i] as number);
  }
}

function meaningsOf(phrases: readonly Phrase[]): number[] {
  return phrases.flatMap(({ meanings }) => meanings.map(({ id }) => id));
}
