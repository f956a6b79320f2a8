import { Phrases, phrasesIn, type Token } from "~/features/understanding";

/** What is done to the lines of an order. */
export type Verb =
  | "add"
  | "drop"
  | "without"
  | "swap"
  | "instead"
  | "make"
  | "more"
  | "less"
  | "keep";

/** What words that change an order are: what is done, which lines, or how they join. */
export type Role =
  | Verb
  | "into"
  | "and"
  | "with"
  | "also"
  | "all"
  | "each"
  /** What each has stands before that. */
  | "eachOf"
  | "double"
  | "triple"
  | "of"
  | "it"
  /** Nothing else: "adobo na lang". */
  | "just"
  | "quiet"
  | `size:${string}`
  | `pick:${string}`;

/** Some words that change an order. */
export interface ChangeMark {
  role: Role;
  end: number;
  /** What it is done to stands before it: "fries hata do". */
  after: boolean;
}

const AFTER = "after:";

const PHRASES = Phrases.of<Omit<ChangeMark, "end">>(phrasesIn("changes"), (meaning) => {
  const after = meaning.startsWith(AFTER);
  return { role: (after ? meaning.slice(AFTER.length) : meaning) as Role, after };
});

/** The longest run of words that change an order, from a token on. */
export function changeAt(tokens: readonly Token[], at: number): ChangeMark | undefined {
  const found = PHRASES.at(tokens, at);
  return found && { ...found.value, end: found.end };
}

const VERBS: ReadonlySet<string> = new Set<Verb>([
  ...(["add", "drop", "without", "swap", "instead", "make", "more", "less", "keep"] as const),
]);

export function isVerbRole(role: Role): role is Verb {
  return VERBS.has(role);
}

/** "Bada kar do", "de do": the "do" of a verb counts nothing. */
export function withoutVerbs(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mark = changeAt(tokens, at);
    const isVerb = mark?.after && isVerbRole(mark.role) && mark.end > at + 1;
    if (!isVerb) kept.push(tokens[at] as Token);
    at = isVerb ? mark.end : at + 1;
  }
  return kept;
}
