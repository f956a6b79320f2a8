import type { Cue, Mark } from "./mark";
import type { Token } from "./token";

/** A word of a query that may name something. */
export interface Word {
  /** Folded. */
  text: string;
  /** Where it stands in the query as written. */
  from: number;
  to: number;
  /** What a connector right before it announces. */
  cue?: Cue;
  /** A part it could play instead of naming: «كبير» may be a size. */
  otherwise?: Mark["role"];
  /** A number was taken out of it: برجر of برجرين. */
  counted?: true;
}

/** One way of telling the words that name something from those that play another part. */
export interface Frame {
  tokens: readonly Token[];
  marks: readonly Mark[];
  words: readonly Word[];
}

/** More ways than these are not looked at; those that follow the usual meaning of words come first. */
const MOST_FRAMES = 40;

/** How many words may at once mean something else than they usually do. */
const MOST_SURPRISES = 3;

/** Cues of words that say for themselves what they belong to. */
const OWN_CUES: Readonly<Record<string, Cue>> = {
  مطعم: "restaurant",
  المطعم: "restaurant",
};

/**
 * The ways of reading `tokens` when each of `marks` may be taken or left.
 *
 * @param mayName whether a token may be part of a name; a mark whose tokens can't is always taken.
 */
export function framesOf(
  tokens: readonly Token[],
  marks: readonly Mark[],
  mayName: (token: Token) => boolean,
): Frame[] {
  const starting = tokens.map((_, at) =>
    marks.filter(({ start }) => start === at).sort((a, b) => b.end - a.end),
  );
  const frames: Frame[] = [];

  function walk(at: number, taken: readonly Mark[], surprises: number): void {
    if (frames.length >= MOST_FRAMES) return;
    if (at >= tokens.length) {
      if (surprises === 0)
        frames.push({ tokens, marks: taken, words: wordsOf(tokens, marks, taken) });
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
  function isSure(mark: Mark): boolean {
    if (mark.role === "neighbourhood" || nounOf(mark)) return false;
    if (mark.role === "filler" && mark.open) return false;
    return !tokens.slice(mark.start, mark.end).some(mayName);
  }

  for (let surprises = 0; surprises <= MOST_SURPRISES; surprises++) walk(0, [], surprises);
  return frames;
}

/** There is one quantity, one size and one neighbourhood in a question. */
function fits(mark: Mark, taken: readonly Mark[]): boolean {
  if (mark.role === "filler" || mark.role === "connector") return true;
  return !taken.some(
    (other) =>
      other.role === mark.role ||
      (mark.role === "size" && other.role === "quantity" && other.size !== undefined),
  );
}

function wordsOf(tokens: readonly Token[], marks: readonly Mark[], taken: readonly Mark[]): Word[] {
  const words: Word[] = [];
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
        : marks.find((other) => other.start <= at && at < other.end && !isArabizi(other))?.role;
      const own = cue ?? OWN_CUES[text];
      words.push({
        text,
        from: token.from,
        to: token.to,
        ...(own && { cue: own }),
        ...(otherwise && { otherwise }),
        ...(mark && { counted: true as const }),
      });
    }
    if (mark?.role === "connector") cue = mark.to;
    else if (text !== undefined || mark?.role === "neighbourhood") cue = undefined;
    at = mark ? mark.end : at + 1;
  }
  return words;
}

/** The digit of "3areeka" is first of all a letter. */
function isArabizi(mark: Mark): boolean {
  return /^[a-z]/.test(nounOf(mark) ?? "");
}

function nounOf(mark: Mark): string | undefined {
  return mark.role === "quantity" ? mark.noun : undefined;
}
