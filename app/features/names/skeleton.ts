import { SYMBOL_ID, SYMBOLS } from "./symbols";

/**
 * Words that sound alike share a skeleton: their consonants, in a dozen classes. Vowels, w, y, h and the throat sounds
 * that Latin leaves out carry nothing, and a consonant that comes twice running counts once. A symbol that is heard in two ways has two classes.
 */
const CLASSES: readonly string[] = [
  "b p ب",
  "f v ph ف",
  "t th ت ث ط",
  "d dh د ذ ض",
  "s ç z s$ س ص ز ظ 9~ ث th ذ ض",
  "sh ch ش تش ج",
  "k c q kh ك ق خ ch 8~ 9~",
  "g ĝ j gh ج غ ق 8~",
  "l ل",
  "m م",
  "n ن",
  "r ر",
  "0 1 2 3 4 5 6 7 8 9",
  "?",
];

const heard: number[][] = SYMBOLS.map(() => []);
for (const [index, symbols] of CLASSES.entries()) {
  for (const symbol of symbols.split(" ")) heard[SYMBOL_ID.get(symbol) ?? -1]?.push(index + 1);
}

/** Classes kept: 4 bits each, seven make a 28-bit key, and no two words agree in seven consonants by chance. */
const LONGEST = 7;
/** Readings followed when several symbols are ambiguous. */
const MAX_READINGS = 6;

function readings(symbols: Uint8Array): number[][] {
  let found: number[][] = [[]];
  for (const symbol of symbols) {
    const classes = heard[symbol] ?? [];
    if (classes.length === 0) continue;
    const branching = found.length * classes.length <= MAX_READINGS ? classes : classes.slice(0, 1);
    found = branching.flatMap((each) =>
      found.map((reading) =>
        reading.length < LONGEST && reading.at(-1) !== each ? [...reading, each] : reading,
      ),
    );
  }
  return found;
}

function pack(classes: readonly number[], without = -1): number {
  let key = 1;
  for (let i = 0; i < classes.length; i++)
    if (i !== without) key = key * 16 + (classes[i] as number);
  return key;
}

/** The keys of a word's readings: words with a key in common have the same consonants. */
export function skeletonKeys(symbols: Uint8Array): number[] {
  return [...new Set(readings(symbols).map((reading) => pack(reading)))];
}

/** The same with each consonant left out in turn (of three or more), so that two words one slip apart have a key in common. */
export function looseKeys(symbols: Uint8Array): number[] {
  const keys = new Set<number>();
  for (const reading of readings(symbols)) {
    if (reading.length >= 3) for (let i = 0; i < reading.length; i++) keys.add(pack(reading, i));
  }
  return [...keys];
}
