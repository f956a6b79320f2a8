import { CUISINES } from "~/features/catalogue";
import {
  fold,
  informativeness,
  meanTheSame,
  NameIndex,
  scoreNames,
  tokenize,
} from "~/features/names";

/** How much of each name the other must explain for two branches to be one chain's. */
const SAME_CHAIN = 0.88;
/** A name that tells less ("Restaurant", «مخبز») makes nobody a chain. */
const LEAST_TELLING = 0.9;
const CANDIDATES = 8;

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

/** «بخاري» or "Coffee" alone is what they cook, not what they are called. */
const CUISINE_NAMES = new Set(
  Object.values(CUISINES).flatMap(({ ar, en }) => [fold(ar), fold(en)]),
);

/** The name without "Restaurant" or «مطاعم», which a sign carries or leaves out as it likes, when that leaves a name. */
function essence(name: string): string {
  const words = tokenize(name).filter((word) => !meanTheSame(word, "restaurant"));
  const bare = words.join(" ");
  return bare !== "" && informativeness(bare) >= LEAST_TELLING ? bare : name;
}

function isTelling(name: string): boolean {
  return informativeness(name) >= LEAST_TELLING && !CUISINE_NAMES.has(fold(name));
}

/** Recognises a chain by the names of its branches, across scripts and spellings. */
export class Chains {
  readonly #index = new NameIndex<number>();

  /** Adds a restaurant under a key, or replaces its names. */
  set(key: number, names: readonly string[]): void {
    this.#index.set(key, names.map(essence).filter(isTelling));
  }

  /** The key of the restaurant that goes by one of these names. */
  find(names: readonly string[]): number | undefined {
    let best: { id: number; score: number } | undefined;
    for (const name of names.map(essence)) {
      if (!isTelling(name)) continue;
      for (const match of this.#index.search(name, { limit: CANDIDATES, minScore: SAME_CHAIN }))
        if (Math.min(match.queryCoverage, match.nameCoverage) >= SAME_CHAIN)
          if (!best || match.score > best.score) best = match;
    }
    return best?.id;
  }

  /** Whether the restaurant of `key` goes by one of these names. */
  isOne(names: readonly string[], key: number): boolean {
    return names.map(essence).some((name) => {
      const match = this.#index.score(name, key);
      return match !== undefined && Math.min(match.queryCoverage, match.nameCoverage) >= SAME_CHAIN;
    });
  }
}

/** A second spelling must at least sound like the first: some records carry another place's name in one script. */
const LIKELY_SPELLING = 0.7;

/** Whether a name may be another way to write one of `names`. */
export function isSpellingOf(name: string, names: readonly string[]): boolean {
  return scoreNames(essence(name), names.map(essence)).score >= LIKELY_SPELLING;
}
