import type { Annotation, Cue } from "./annotation";
import type { ChainNamed } from "./chains";
import type { Token } from "./token";

/** A word of a query that may name something. */
export interface QueryWord {
  /** Folded. */
  text: string;
  /** Where it stands in the query as written. */
  from: number;
  to: number;
  /** What a connector right before it announces. */
  cue?: Cue;
  /** The same of a connector right behind it. */
  closedBy?: Cue;
  /** A part it could play instead of naming: «كبير» may be a size. */
  otherwise?: Annotation["role"];
  /** A number was taken out of it: برجر of برجرين. */
  counted?: true;
  /** It names a well-known restaurant, whether or not the catalogue has it. */
  chain?: true;
}

/** One segmentation of a query: which words may name something (`words`), and what the others are (`marks`). */
export interface Frame {
  tokens: readonly Token[];
  marks: readonly Annotation[];
  words: readonly QueryWord[];
}

/** The most segmentations considered; those with the usual meaning of each word come first. */
const MOST_FRAMES = 40;

/** How many words may have an unusual meaning at the same time. */
const MOST_SURPRISES = 3;

/** Cues of words that say for themselves what they belong to. */
const OWN_CUES: Readonly<Record<string, Cue>> = {
  مطعم: "restaurant",
  المطعم: "restaurant",
};

/**
 * The segmentations of `tokens`, with each of `marks` either applied or ignored.
 *
 * @param mayName whether a token may be part of a name; a mark whose tokens can't is always taken.
 * @param chains the well-known restaurants among them: their words are nothing else.
 */
export function framesOf(
  tokens: readonly Token[],
  possible: readonly Annotation[],
  mayName: (token: Token) => boolean,
  chains: readonly ChainNamed[] = [],
): Frame[] {
  const marks = possible.filter(
    (mark) => !chains.some(({ start, end }) => mark.start < end && start < mark.end),
  );
  const starting = tokens.map((_, at) =>
    marks.filter(({ start }) => start === at).sort((a, b) => b.end - a.end),
  );
  const frames: Frame[] = [];

  function walk(at: number, taken: readonly Annotation[], surprises: number): void {
    if (frames.length >= MOST_FRAMES) return;
    if (at >= tokens.length) {
      if (surprises === 0)
        frames.push({ tokens, marks: taken, words: wordsOf(tokens, marks, taken, chains) });
      return;
    }
    const open = (starting[at] ?? []).filter((mark) => fits(mark, taken));
    let cost = 0;
    for (const mark of open) {
      if (surprises >= cost) walk(mark.end, [...taken, mark], surprises - cost);
      if (isSure(mark)) return;
      cost++;
    }
    if (surprises >= cost) walk(at + 1, taken, surprises - cost);
  }

  /** A neighbourhood, a dual or an open phrase may always be part of a name, if in the other script. */
  function isSure(mark: Annotation): boolean {
    if (mark.role === "neighbourhood" || nounOf(mark)) return false;
    if (mark.role === "filler" && mark.open) return false;
    if (mark.role === "filler" && saysMore(mark)) return true;
    return !tokens.slice(mark.start, mark.end).some(mayName);
  }

  for (let surprises = 0; surprises <= MOST_SURPRISES; surprises++) walk(0, [], surprises);
  return frames;
}

/** An amount of money, how many eat and a platform are said in words that no name has together. */
function saysMore({ budget, people, platform, unread }: Extract<Annotation, { role: "filler" }>) {
  return [budget, people, platform, unread].some((said) => said !== undefined);
}

/** There is one quantity, one size and one neighbourhood in a question. */
function fits(mark: Annotation, taken: readonly Annotation[]): boolean {
  if (mark.role === "filler" || mark.role === "connector") return true;
  return !taken.some(
    (other) =>
      other.role === mark.role ||
      (mark.role === "size" && other.role === "quantity" && other.size !== undefined),
  );
}

function wordsOf(
  tokens: readonly Token[],
  marks: readonly Annotation[],
  taken: readonly Annotation[],
  chains: readonly ChainNamed[],
): QueryWord[] {
  const words: QueryWord[] = [];
  let cue: Cue | undefined;
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const mark = taken.find(({ start }) => start === at);
    const text = mark ? nounOf(mark) : token.text;
    if (text !== undefined) {
      const otherwise = mark
        ? undefined
        : marks.find((other) => isUsuallyOver(other, at, marks) && !isArabizi(other))?.role;
      const chain = chains.find(({ start, end }) => start <= at && at < end);
      const own = (chain?.start === at ? "restaurant" : cue) ?? OWN_CUES[text];
      words.push({
        text,
        from: token.from,
        to: token.to,
        ...(own && { cue: own }),
        ...(otherwise && { otherwise }),
        ...(mark && { counted: true as const }),
        ...(chain && { chain: true as const }),
        ...(chain?.end === at + 1 && { closedBy: "restaurant" as const }),
      });
    }
    const last = words.at(-1);
    if (mark?.role === "connector" && mark.after) {
      if (last) words[words.length - 1] = { ...last, closedBy: mark.to };
      cue = undefined;
    } else if (mark?.role === "connector") cue = mark.to;
    else if (text !== undefined || mark?.role === "neighbourhood" || mark?.role === "city")
      cue = undefined;
    at = mark ? mark.end : at + 1;
  }
  return words;
}

/** Whether a mark is over a word in all its lengths: what else "without feta green plate" may leave out names something as well. */
function isUsuallyOver(mark: Annotation, at: number, marks: readonly Annotation[]): boolean {
  if (mark.role !== "filler" || !mark.open) return mark.start <= at && at < mark.end;
  const lengths = marks.filter(
    (other) =>
      other.role === "filler" &&
      other.open &&
      (other.start === mark.start || other.end === mark.end),
  );
  return lengths.every(({ start, end }) => start <= at && at < end);
}

/** The digit of "3areeka" is first of all a letter. */
function isArabizi(mark: Annotation): boolean {
  return /^[a-z]/.test(nounOf(mark) ?? "");
}

function nounOf(mark: Annotation): string | undefined {
  return mark.role === "quantity" ? mark.noun : undefined;
}
