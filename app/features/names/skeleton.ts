import { SYMBOL_ID, SYMBOLS } from "./symbols";

/**
 * Words that sound alike share a skeleton: their consonants, in a dozen classes. Vowels, w, y, h and the throat sounds
 * that Latin leaves out carry nothing, and a consonant that comes twice running counts once. A symbol that is heard in two
 * ways has two classes.
 */
const CLASSES: readonly string[] = [
  "b p ب",
  "f v ph ف",
  "t th ت ث ط",
  "d dh د ذ ض",
  "s ç z s$ س ص ز تز ظ 9~ ث th ذ ض",
  "sh ch ش تش ج",
  "k c q kh ك ق خ ch 8~ 9~",
  "g ĝ j gh ج غ ق q 8~",
  "l ل",
  "m م",
  "n ن",
  "r ر",
  "0 1 2 3 4 5 6 7 8 9",
  "?",
];

/** The one or two classes of each symbol; 0 for none. */
const first = new Uint8Array(SYMBOLS.length);
const second = new Uint8Array(SYMBOLS.length);
for (const [index, symbols] of CLASSES.entries()) {
  for (const symbol of symbols.split(" ")) {
    const id = SYMBOL_ID.get(symbol) ?? 0;
    if (first[id] === 0) first[id] = index + 1;
    else second[id] = index + 1;
  }
}

/** Classes kept, 4 bits each: seven make a 29-bit key with its leading 1, and few words agree in seven consonants by chance. */
const LONGEST = 7;
/** Readings followed when several symbols are ambiguous. */
const MAX_READINGS = 4;
/** Readings kept of several words together. */
const MAX_JOINED = 8;
/** An empty skeleton: a 1 that the classes are shifted behind. */
const EMPTY = 1;

/** Adds a class to a key, unless the key is full or ends with it. */
function extend(key: number, added: number): number {
  return ((key & 15) === added && key !== EMPTY) || key >= 1 << (4 * LONGEST)
    ? key
    : (key << 4) | added;
}

/** The keys of a word's readings: words with a key in common have the same consonants. */
export function skeletonKeys(symbols: readonly number[]): number[] {
  const keys = [EMPTY];
  for (const symbol of symbols) {
    const one = first[symbol] as number;
    const other = second[symbol] as number;
    if (one === 0) continue;
    const readings = keys.length;
    for (let i = 0; i < readings; i++) {
      const key = keys[i] as number;
      keys[i] = extend(key, one);
      if (other !== 0 && keys.length < MAX_READINGS) keys.push(extend(key, other));
    }
  }
  return keys.filter((key, at) => keys.indexOf(key) === at);
}

/** A word as far as its keys go. */
interface Pronounced {
  forms: readonly { keys: readonly number[] }[];
}

/** The skeleton keys of a word, in all its forms. */
export function keysOf({ forms }: Pronounced): readonly number[] {
  const [only] = forms;
  if (only && forms.length === 1) return only.keys;
  const keys: number[] = [];
  for (const form of forms) for (const key of form.keys) if (!keys.includes(key)) keys.push(key);
  return keys;
}

/** The keys of words written as one, from the keys of each; no more than MAX_JOINED. */
export function joinedKeys(words: readonly (readonly number[])[]): number[] {
  let joined: number[] = [EMPTY];
  for (const keys of words) {
    const longer: number[] = [];
    for (const start of joined)
      for (const key of keys) {
        const whole = append(start, key);
        if (!longer.includes(whole) && longer.length < MAX_JOINED) longer.push(whole);
      }
    joined = longer;
  }
  return joined;
}

/** A key followed by the classes of another. */
function append(start: number, key: number): number {
  let whole = start;
  for (let shift = 31 - Math.clz32(key) - 4; shift >= 0; shift -= 4)
    whole = extend(whole, (key >> shift) & 15);
  return whole;
}

/** The same keys with each consonant left out in turn (of three or more), so that two words one slip apart have a key in common. */
export function looseKeys(keys: readonly number[]): number[] {
  const loose: number[] = [];
  for (const key of keys) {
    const length = (31 - Math.clz32(key)) / 4;
    if (length < 3) continue;
    for (let at = 0; at < length; at++) {
      const low = key & ((1 << (4 * at)) - 1);
      const without = ((key >> (4 * (at + 1))) << (4 * at)) | low;
      if (!loose.includes(without)) loose.push(without);
    }
  }
  return loose;
}

/** Classes whose sounds are taken for each other (v for ب, "garage" for كراج), by class. */
const NEAR: Readonly<Record<number, readonly number[]>> = {
  1: [2],
  2: [1],
  3: [4, 5],
  4: [3, 5],
  5: [3, 4, 6],
  6: [5, 7, 8],
  7: [6, 8],
  8: [6, 7],
};
const THREE = 12;

/**
 * The keys of three consonants with two neighbours the other way round, or one taken for a near one: two words that differ
 * so have no telling loose key in common, as longer ones have.
 */
export function nearKeys(keys: readonly number[]): number[] {
  return keys.flatMap((key) => {
    if (31 - Math.clz32(key) !== THREE) return [];
    const at = (shift: number) => (key >> shift) & 15;
    const near = [0, 4, 8].flatMap((shift) =>
      (NEAR[at(shift)] ?? []).map((other) => key ^ ((at(shift) ^ other) << shift)),
    );
    const swapped = [0, 4].map((shift) => key ^ ((at(shift) ^ at(shift + 4)) * (17 << shift)));
    return [...swapped, ...near];
  });
}
