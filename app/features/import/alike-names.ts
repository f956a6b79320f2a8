import { type SoundUnits, soundUnits } from "~/features/names";

/** Of the words of a name its rarest are looked at: whoever sounds the same has all of them. */
const RAREST = 3;

/** Names that share their rarest words: where there are more, the words are a phrase, and no name. */
const MOST_NAMESAKES = 40;

/** A number's share that says which name it is; what stands above says what the name is found by. */
const NAMES = 2 ** 21;

/**
 * Finds names that may sound or mean the same, without comparing all with all: those that share two of their rarest words by
 * sound or meaning, or their only one, or all of it written as one. Names are numbered as they come.
 */
export class AlikeNames {
  readonly #units: SoundUnits[] = [];
  /** How many names have each key. */
  readonly #counts = new Map<number, number>();

  /** @param share see `soundUnits`. */
  constructor(readonly share: number) {}

  /** Takes in the next name. */
  add(name: string): void {
    const units = soundUnits(name, this.share);
    for (const key of new Set(units.words.flat()))
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#units.push(units);
  }

  /** Pairs of names that may be alike, each once, by their numbers, the lower first. */
  *pairs(): Generator<[one: number, other: number]> {
    const pairs = Float64Array.from(this.#alike()).sort();
    for (const [at, pair] of pairs.entries())
      if (pair !== pairs[at - 1]) yield [Math.floor(pair / NAMES), pair % NAMES];
  }

  /** The same as numbers, in no order, a pair as often as it is found. */
  #alike(): number[] {
    const alike: number[] = [];
    const found = this.#found();
    for (let from = 0; from < found.length; ) {
      const by = Math.floor((found[from] as number) / NAMES);
      const names: number[] = [];
      for (; Math.floor((found[from] as number) / NAMES) === by; from++) {
        const name = (found[from] as number) % NAMES;
        if (names.at(-1) !== name) names.push(name);
      }
      if (names.length > MOST_NAMESAKES) continue;
      for (let at = 1; at < names.length; at++)
        for (let before = 0; before < at; before++) {
          const [one, other] = [names[before] as number, names[at] as number];
          if (mayBeAlike(this.#units[one], this.#units[other])) alike.push(one * NAMES + other);
        }
    }
    return alike;
  }

  /** What each name is found by, with its number below: sorted, those that are found by the same stand side by side. */
  #found(): Float64Array {
    let count = 0;
    // Counted first: a list that grows would take twice the room.
    for (const units of this.#units) for (const _ of this.#keysOf(units)) count += 1;
    const found = new Float64Array(count);
    for (const [name, units] of this.#units.entries())
      for (const key of this.#keysOf(units)) found[--count] = key * NAMES + name;
    return found.sort();
  }

  /** What a name is found by: all of it, its only word, or two of its rarest. */
  *#keysOf({ words, whole }: SoundUnits): Generator<number> {
    for (const key of whole) yield mixed(key, 0);
    const rarest = words
      .map((keys) => ({ keys, count: this.#countOf(keys) }))
      .sort((a, b) => a.count - b.count)
      .slice(0, RAREST);
    if (rarest.length === 1) for (const key of rarest[0]?.keys ?? []) yield mixed(key, 0);
    for (const [at, { keys }] of rarest.entries())
      for (const after of rarest.slice(at + 1))
        for (const one of keys)
          for (const other of after.keys) yield mixed(Math.min(one, other), Math.max(one, other));
  }

  #countOf(keys: readonly number[]): number {
    return Math.min(...keys.map((key) => this.#counts.get(key) ?? 0));
  }
}

/** Whether two names are the same written as one, or each word of either sounds or means the same as one of the other. */
function mayBeAlike(one: SoundUnits | undefined, other: SoundUnits | undefined): boolean {
  if (!one || !other) return false;
  if (shares(one.whole, other.whole)) return true;
  return coversAll(one.words, other.words) && coversAll(other.words, one.words);
}

const coversAll = (words: SoundUnits["words"], others: SoundUnits["words"]): boolean =>
  words.every((keys) => others.some((other) => shares(keys, other)));

const shares = (keys: readonly number[], others: readonly number[]): boolean =>
  keys.some((key) => others.includes(key));

/** Two keys as one number of 32 bits; what falls together by chance is told apart when it is looked at. */
function mixed(one: number, other: number): number {
  const mix = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  return (mix ^ (mix >>> 15)) >>> 0;
}
