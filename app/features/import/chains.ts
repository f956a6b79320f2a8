import {
  fold,
  informativeness,
  isDescriptive,
  meanTheSame,
  scoreNames,
  scriptOf,
  tokenize,
} from "~/features/names";
import { knownChain } from "./known-chains";

/** How much of each name the other must explain for two names to sound like one. */
export const SOUNDS_ALIKE = 0.88;
/** A name that tells less ("Restaurant", «مخبز») makes nobody a chain. */
const LEAST_TELLING = 0.9;

/** What a branch adds to its chain's name: «فرع العليا», "- Olaya branch", "(2)", "Br. 3". */
const BRANCH_PARTS = [
  /\s*[-–—|,،:]?\s*(?:^|\s)فرع(?:\s.*)?$/u,
  /\s*[-–—|,،:]\s*[^-–—|,،:]*\bbr(?:anch|\.)?\s*(?:no\.?\s*)?\d*$/iu,
  /\s+(?:branch|br\.?)\s*(?:no\.?\s*)?\d*$/iu,
  /\s*[(（][^)）]*[)）]\s*$/u,
  /\s*[-–—]\s*\d+$/u,
];

/** The name a branch's sign shares with its chain; the whole when nothing would be left. */
export function withoutBranch(name: string): string {
  const bare = BRANCH_PARTS.reduce((text, part) => text.replace(part, ""), name).trim();
  return /\p{L}/u.test(bare) ? bare : name;
}

/** The name without "Restaurant" or «مطاعم», which a sign carries or leaves out as it likes, when that leaves a name. */
export function essence(name: string): string {
  const words = tokenize(name).filter((word) => !meanTheSame(word, "restaurant"));
  const bare = words.join(" ");
  return bare !== "" && informativeness(bare) >= LEAST_TELLING ? bare : name;
}

/**
 * What else a sign of the same chain may say: the name without an owner's s, without what number the branch has, without what they
 * sell. Domino's is the last of "Domino's Pizza".
 */
export function shorter(name: string): string[] {
  const owned = name.replace(/['’]s(?=\s|$)/gi, "");
  const words = tokenize(essence(owned)).filter((word) => !/^\d+$/.test(word));
  const bare = tokenize(essence(name)).filter((word) => !isDescriptive(word));
  return [words.join(" "), bare.join(" ")].filter((text) => isTelling(text));
}

/** Whether a name says who they are, and not only what they sell. */
export function isTelling(name: string): boolean {
  return informativeness(name) >= LEAST_TELLING && !isDescriptive(name);
}

/** A name as it is compared: chains that everybody knows have one for all they are called. */
const keyOf = (name: string): string => knownChain(name) ?? fold(name);
const isKnownChain = (name: string): boolean => knownChain(name) !== undefined;

/**
 * Recognises a chain by the names of its branches: the same name in one script, but for what letters a keyboard has and the
 * word for a restaurant. What only sounds or means the same may be a stranger, whose prices would mix in: that is for a
 * person to say.
 */
export class Chains {
  readonly #keys = new Map<string, number>();

  /** @param strangers says of a name that strangers may have it, of a brand's or of another's; none is taken to be shared without. */
  constructor(readonly strangers: (name: string, isBrand: boolean) => boolean = () => false) {}

  /**
   * Adds the names of a restaurant under its key. A name that two have is the first one's.
   *
   * @param isBrand somebody said that it is a chain: then ordinary words are its own name.
   */
  add(key: number, names: readonly string[], isBrand = false): void {
    for (const name of names.map(essence)) {
      const isItsOwn = isTelling(name) && !this.strangers(name, isBrand);
      const known = keyOf(name);
      if ((isItsOwn || isKnownChain(name)) && !this.#keys.has(known)) this.#keys.set(known, key);
    }
  }

  /** The key of the restaurant that goes by one of these names, the first name first. */
  find(names: readonly string[]): number | undefined {
    return this.findAll(names)[0];
  }

  /** The keys of all that go by one of these names each. */
  findAll(names: readonly string[]): number[] {
    const keys = names.map((name) => this.#keys.get(keyOf(essence(name))));
    return [...new Set(keys.filter((key) => key !== undefined))];
  }
}

/** Whether one of `names` sounds or means the same as one of `others`, and neither has a word more. */
export function soundAlike(names: readonly string[], others: readonly string[]): boolean {
  const telling = others.map(essence).filter(isTelling);
  return names.map(essence).some((name) => {
    if (!isTelling(name)) return false;
    const { queryCoverage, nameCoverage } = scoreNames(name, telling);
    return Math.min(queryCoverage, nameCoverage) >= SOUNDS_ALIKE;
  });
}

/** A second spelling must at least sound like the first: some records carry another place's name in one script. */
const LIKELY_SPELLING = 0.7;

/** Whether a name may be another way to write one of `names`. */
export function isSpellingOf(name: string, names: readonly string[]): boolean {
  return (
    areOneChain([name], names) ||
    scoreNames(essence(name), names.map(essence)).score >= LIKELY_SPELLING
  );
}

/** Whether one of `names` and one of `others` are what a chain that everybody knows is called: "KFC", «كنتاكي». */
export const areOneChain = (names: readonly string[], others: readonly string[]): boolean => {
  const chains = new Set(others.map((name) => knownChain(essence(name))));
  return names.some((name) => isKnownChain(essence(name)) && chains.has(knownChain(essence(name))));
};

/** Whether a name and another are in different scripts. */
export const acrossScripts = (one: string, other: string): boolean =>
  scriptOf(one) !== scriptOf(other);
