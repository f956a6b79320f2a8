import type { Side } from "./align";
import type { Analysis, Run } from "./analyse";
import { alikeInLength, SETTLED } from "./links";
import { Postings } from "./postings";
import { keysOf, Runs } from "./runs";
import { sound } from "./sound";
import { Tally } from "./tally";
import { type Term, termOf } from "./term";
import type { Matches, Vocabulary } from "./vocabulary";
import { soundWeight } from "./word";

/** A query, and for each of its words the vocabulary's words like it. */
export interface Question extends Side {
  matches: readonly Matches[];
}

/** Slots read for one query. Rare words are read first, so it is only words that thousands of names have that go unread. */
const MAX_READ = 6000;
/** A word found this surely needs no other spelling. */
const SURE = 0.85;
/** What joined words promise, beside a word found as it stands. */
const JOINED = 0.9;

/** How far a name may score above its promise, which is told without comparing: of a thousand names not one scores higher. */
const UNTOLD = 0.05;

/** A name worth comparing. */
export interface Candidate {
  slot: number;
  /** The most it can score. */
  most: number;
  /** Whether words may have to be joined to compare it. */
  joined: boolean;
}

/** What a name can score, told from its slot and its words. */
export type Estimate = (slot: number, words: readonly number[]) => Candidate;

/** Sums of the same figures in another order differ by less. */
const ROUNDING = 1e-6;

/** Finds the names worth comparing with a question. A name is a slot: a small number that its owner gives it. */
export class Finder {
  readonly #byWord = new Postings();
  readonly #byPhrase = new Postings();
  readonly #runs: Runs;
  readonly #tally = new Tally();

  /** @param termsOf the words of the name of a slot. */
  constructor(
    readonly vocabulary: Vocabulary,
    termsOf: (slot: number) => readonly Term[],
  ) {
    this.#runs = new Runs(termsOf);
  }

  /** @param words the ids of the name's words in the vocabulary. */
  add(slot: number, analysis: Analysis, words: readonly number[]): void {
    this.#tally.reserve(slot + 1);
    eachOnce(words, (word) => this.#byWord.add(word, slot));
    eachOnce(meaningsOf(analysis), (meaning) => this.#byPhrase.add(meaning, slot));
    this.#runs.add(slot, analysis.runs);
  }

  remove(slot: number, analysis: Analysis, words: readonly number[]): void {
    eachOnce(words, (word) => this.#byWord.remove(word, slot));
    eachOnce(meaningsOf(analysis), (meaning) => this.#byPhrase.remove(meaning, slot));
    this.#runs.remove(slot, analysis.runs);
  }

  /** How many names have this word of the vocabulary. */
  namesWith(word: number): number {
    return this.#byWord.of(word).length;
  }

  /** How many names have a word that surely is the one asked for. */
  namesWithLike({ alike }: Matches): number {
    let names = 0;
    for (const [word, likeness] of alike) {
      if (likeness < SURE) break;
      names += this.namesWith(word);
    }
    return names;
  }

  /** The slots that promise most for a question, at most `count`, the most promising first; none that cannot score `minScore`. */
  find(question: Question, count: number, minScore: number): Candidate[] {
    const unread = this.#tallyAll(question);
    const whole = wholeOf(question);
    const slots = this.#tally.best(count, (minScore - UNTOLD) * whole - unread);
    return slots.map((slot) => this.#candidate(slot, whole, unread));
  }

  #candidate(slot: number, whole: number, unread: number): Candidate {
    const most = (this.#tally.promiseOf(slot) + unread) / whole + UNTOLD;
    return { slot, most, joined: this.#tally.isJoined(slot) };
  }

  /** Tells of names one by one what they can score for a question: for a few, that is less work than finding all. */
  estimator(question: Question): Estimate {
    const { analysis, matches, weights } = question;
    const joined = this.#joinedWith(question);
    const whole = wholeOf(question);
    return (slot, words) => {
      if (joined.slots.has(slot) || words.some((word) => joined.words.has(word)))
        return { slot, most: 1, joined: true };
      let sum = 0;
      for (let q = 0; q < analysis.terms.length; q++) {
        const { alike } = matches[q] as Matches;
        let best = 0;
        for (let n = 0; n < words.length; n++)
          best = Math.max(best, alike.get(words[n] as number) ?? 0);
        sum += best * (weights[q] as number);
      }
      return { slot, most: whole === 0 ? 0 : sum / whole + ROUNDING, joined: false };
    };
  }

  /** The names, and the words of names, that joined words or a phrase of a question may stand for, or that stand joined for its words. */
  #joinedWith({ analysis, matches }: Question): Record<"slots" | "words", ReadonlySet<number>> {
    const slots = new Set<number>();
    const words = new Set<number>();
    const addAll = (set: Set<number>, values: Iterable<number>) => {
      for (const value of values) set.add(value);
    };
    for (const term of analysis.terms) {
      for (const { id } of term.meanings) addAll(slots, this.#byPhrase.of(id));
      for (const names of this.#runs.like(term)) addAll(slots, names);
    }
    for (const { meanings } of analysis.phrases)
      for (const { id } of meanings) {
        addAll(slots, this.#byPhrase.of(id));
        addAll(words, this.vocabulary.withMeaning(id));
      }
    for (const run of analysis.runs) {
      for (const names of this.#runs.like(run.word)) addAll(slots, names);
      addAll(words, this.#wordsLikeRun(run));
      if (!matches.slice(run.from, run.to).some(isSure))
        addAll(words, this.vocabulary.lookup(termOf(run.word.text)).alike.keys());
    }
    return { slots, words };
  }

  /** The most that any name can score for a question, told from its words alone. */
  most({ analysis, matches, weights }: Question): number {
    const best = analysis.terms.map((term, q) => this.#mostOf(term, matches[q] as Matches));
    for (const { from, to, meanings } of analysis.phrases) {
      const known = meanings.some(
        ({ id }) => this.#byPhrase.of(id).length > 0 || this.vocabulary.withMeaning(id).length > 0,
      );
      if (known) best.fill(1, from, to);
    }
    // Joined words stand for others only where they don't stand for themselves.
    if (best.some((likeness) => likeness < SETTLED))
      for (const run of analysis.runs) {
        const own = best.slice(run.from, run.to);
        if (Math.min(...own) >= SETTLED) continue;
        const likeness = this.#likenessOfRun(run, Math.max(...own) >= SURE);
        for (let q = run.from; q < run.to; q++) best[q] = Math.max(best[q] as number, likeness);
      }
    let sum = 0;
    let whole = 0;
    for (const [q, likeness] of best.entries()) {
      sum += likeness * (weights[q] as number);
      whole += weights[q] as number;
    }
    return whole === 0 ? 0 : sum / whole;
  }

  /** How surely a word may stand for words of some name: for one, for a phrase, or for several joined. */
  #mostOf(term: Term, { alike }: Matches): number {
    const [likest = 0] = alike.values();
    if (likest >= SETTLED) return likest;
    let best = Math.max(likest, this.#runs.likeness(term, soundWeight(term)));
    for (const { id, sure } of term.meanings)
      if (sure > best && this.#byPhrase.of(id).length > 0) best = sure;
    return best;
  }

  /** How surely a run of the question may stand for a word, or for other joined words, of some name. */
  #likenessOfRun(run: Run, sure: boolean): number {
    let best = this.#runs.likeness(run.word, run.weight);
    for (const word of this.#wordsLikeRun(run))
      best = Math.max(best, sound(run.word, this.vocabulary.terms[word] as Term));
    if (sure) return best;
    const [likest = 0] = this.vocabulary.lookup(termOf(run.word.text)).alike.values();
    return Math.max(best, likest);
  }

  /** The words that sound like a run and about as long. */
  #wordsLikeRun(run: Run): number[] {
    const { terms } = this.vocabulary;
    return [...this.vocabulary.soundingLike(keysOf(run.word))].filter((word) =>
      alikeInLength(soundWeight(terms[word] as Term), run.weight),
    );
  }

  /** @returns the weight of the words that so many names have that they were not read. */
  #tallyAll(question: Question): number {
    const { terms, phrases, runs } = question.analysis;
    const unread = this.#tallyWords(question);
    for (const [q, term] of terms.entries()) {
      const gain = question.weights[q] as number;
      for (const { id } of term.meanings) this.#tally.add(this.#byPhrase.of(id), q, gain);
      for (const names of this.#runs.like(term)) this.#tally.add(names, q, gain * JOINED, true);
    }
    let reason = terms.length;
    for (const phrase of phrases) {
      const gain = weightOf(question, phrase);
      for (const { id } of phrase.meanings) {
        this.#tally.add(this.#byPhrase.of(id), reason, gain);
        this.#tallyEach(this.vocabulary.withMeaning(id), reason, gain);
      }
      reason += 1;
    }
    for (const run of runs) this.#tallyRun(question, run, reason++);
    return unread;
  }

  /** @returns the weight of the words left unread. */
  #tallyWords({ matches, weights }: Question): number {
    const reading = matches.map(({ alike }, q) => {
      let size = 0;
      for (const word of alike.keys()) size += this.namesWith(word);
      return { q, alike, size };
    });
    reading.sort((a, b) => a.size - b.size);
    const left = (at: number) =>
      reading.slice(at).reduce((sum, { q }) => sum + (weights[q] as number), 0);
    let unread = MAX_READ;
    for (const [at, { q, alike, size }] of reading.entries()) {
      if (size > unread && this.#tally.size > 0) return left(at);
      for (const [word, likeness] of alike) {
        const all = this.#byWord.of(word);
        const slots = all.length > unread ? all.slice(0, unread) : all;
        this.#tally.add(slots, q, (weights[q] as number) * likeness);
        unread -= slots.length;
        if (unread === 0) return left(at);
      }
    }
    return 0;
  }

  /** Names that have a run of the question's words as one word, or with the space in another place. */
  #tallyRun(question: Question, run: Run, reason: number): void {
    const gain = weightOf(question, run) * JOINED;
    for (const names of this.#runs.like(run.word)) this.#tally.add(names, reason, gain, true);
    this.#tallyEach(this.#wordsLikeRun(run), reason, gain, true);
    if (question.matches.slice(run.from, run.to).some(isSure)) return;
    for (const [word, likeness] of this.vocabulary.lookup(termOf(run.word.text)).alike)
      this.#tally.add(this.#byWord.of(word), reason, gain * likeness, true);
  }

  #tallyEach(words: Iterable<number>, reason: number, gain: number, joined = false): void {
    for (const word of words) this.#tally.add(this.#byWord.of(word), reason, gain, joined);
  }
}

function isSure({ alike }: Matches): boolean {
  const [likest] = alike.values();
  return likest !== undefined && likest >= SURE;
}

function wholeOf({ weights }: Side): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function weightOf({ weights }: Side, { from, to }: { from: number; to: number }): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += weights[i] as number;
  return sum;
}

function eachOnce(values: readonly number[], visit: (value: number) => void): void {
  for (let i = 0; i < values.length; i++) {
    if (values.indexOf(values[i] as number) === i) visit(values[i] as number);
  }
}

function meaningsOf({ phrases }: Analysis): number[] {
  return phrases.flatMap(({ meanings }) => meanings.map(({ id }) => id));
}
