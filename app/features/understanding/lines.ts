import { headOf } from "~/features/catalogue";
import { isFood, isListed } from "~/features/names";
import { chainsIn } from "./chains";
import { connectorMarks } from "./connectors";
import { fillerMarks } from "./filler";
import { isFunctionWord } from "./function-words";
import { numberWordsAt } from "./number-words";
import { sizeMarks } from "./size-words";
import type { Token } from "./token";
import { tokensOf } from "./tokens";

/** What says "or" in English and Arabic; «ولا» is also "and not", and "or" is "and" in Hindi. */
const EITHER = /^(?:or|او)$/;

/** More dishes than this in one question are not told apart. */
const MOST_CUTS = 4;

/** Words past these are in no list, and a phrase for how a dish is wanted has no more than those. */
const MOST_WORDS = 40;
const LONGEST_MODIFIER = 8;

/** No line of an order is longer, with its restaurant and its place: longer parts are stories, and slow to read. */
const LONGEST_LINE = 16;

/** What stands between the dishes of a list. */
const LISTED = /[,،;؛+&/\n]/;
const AND = /^و(?=...)/;
/** "And", as it is typed in a hurry. */
const LETTER = /^nd?$/;
const NUMBER = /^\d{1,2}x?$/;
/** The same where it may as well count what stands before it: "adobo x2". */
const COUNTS = /^(?:\d{1,2}x?|x\d{1,2})$/;
/** "And" in Filipino, where it does not announce a restaurant in English: "halo-halo at leche flan". */
const AT = /^(?:at|tas)$/;

/** Where a question may go on to its next dish: the text up to `end` is of one, that from `start` on of the next. */
interface Cut {
  end: number;
  start: number;
}

/** A part of a question that may ask for one dish: of its pieces those from `first` to `last`, from the character `start` on. */
export interface ListedPart {
  text: string;
  start: number;
  first: number;
  last: number;
}

interface WordsOfNames {
  isOfDish(this: void, word: string): boolean;
  isOfPlace(this: void, word: string): boolean;
  /** Whether folded words are exactly a dish's name. */
  isDish?(this: void, words: readonly string[]): boolean;
}

/**
 * The ways in which a question may list several dishes, each as its dishes, fewer dishes first: «2 شاورما دجاج وبيبسي» is
 * «2 شاورما دجاج» and «بيبسي». The question as a whole is none of them; the last one has each piece for itself.
 *
 * @param words tells whether a folded word is of some dish's name, and of some restaurant's.
 */
export function linesIn(query: string, words: WordsOfNames): ListedPart[][] {
  const tokens = tokensOf(query).slice(0, MOST_WORDS);
  const cuts = cutsIn(query, tokens, words).slice(0, MOST_CUTS);
  const pieceAt = (at: number): Cut => ({
    start: at === 0 ? 0 : (cuts[at - 1]?.start ?? 0),
    end: cuts[at]?.end ?? query.length,
  });
  const ways = Array.from({ length: 2 ** cuts.length - 1 }, (_, at) =>
    [...cuts.keys()].filter((cut) => ((at + 1) >> cut) & 1),
  );
  return ways
    .sort((a, b) => a.length - b.length)
    .map((taken) => {
      const firsts = [0, ...taken.map((cut) => cut + 1)];
      const lasts = [...taken, cuts.length];
      return firsts.map((first, at) => ({ first, last: lasts[at] ?? cuts.length }));
    })
    .map((parts) =>
      parts.map(({ first, last }) => {
        const { start } = pieceAt(first);
        const { end } = pieceAt(last);
        return { first, last, start, end, text: query.slice(start, end).trim() };
      }),
    )
    .filter((parts) => parts.every((part) => wordsIn(tokens, part) <= LONGEST_LINE))
    .map((parts) => parts.map(({ text, start, first, last }) => ({ text, start, first, last })));
}

/** How many words of a question are in a part of it. */
function wordsIn(tokens: readonly Token[], { start, end }: Cut): number {
  return tokens.filter(({ from }) => from >= start && from < end).length;
}

function cutsIn(query: string, tokens: readonly Token[], words: WordsOfNames): Cut[] {
  const { isOfDish, isOfPlace } = words;
  const knows = (word: string) => isOfDish(word) || isOfPlace(word);
  const connectors = connectorMarks(tokens);
  const isSaid = (token: Token | undefined) =>
    token &&
    (isOfDish(token.text) ||
      isFood(token.text) ||
      COUNTS.test(token.text) ||
      isFunctionWord(token));
  // "Fries n coke", but "from fish n grill", "pizza n pasta house": a lone letter is as often of a name.
  const joinsFoods = (start: number, end: number) => {
    const [last, ...more] = tokens.slice(end + 1);
    const isAnnounced = connectors.some(
      (mark) => mark.to === "restaurant" && mark.end === start - 1,
    );
    const isOfName = last && more.length === 0 && !isSaid(last) && chainsIn([last]).length === 0;
    return isSaid(tokens[start - 1]) && isSaid(tokens[end]) && !isAnnounced && !isOfName;
  };
  const joins = connectors.filter(
    ({ to, after, start, end }) =>
      to === "more" &&
      !after &&
      (!LETTER.test(tokens[start]?.text ?? "") || joinsFoods(start, end)),
  );
  // "Kabsa or mandi": each is looked for; "chicken or beef shawarma" has one dish.
  tokens.forEach(({ text }, start) => {
    const isDishBefore = headOf(tokens[start - 1]?.text ?? "") !== "";
    if (EITHER.test(text) && isDishBefore && isSaid(tokens[start + 1]))
      joins.push({ role: "connector", start, end: start + 1, to: "more" });
  });
  // What an English "at" announces is a dish, and no word of it a restaurant's.
  tokens.forEach(({ text }, start) => {
    const isDish = ({ text: word }: Token) => (isOfDish(word) || isFood(word)) && !isOfPlace(word);
    const next = tokens.slice(start + 1);
    const [before] = tokens.slice(Math.max(0, start - 1), start);
    const isListed = AT.test(text) && before && isDish(before) && next.length > 0;
    if (isListed && next.every(isDish) && chainsIn(next).length === 0)
      joins.push({ role: "connector", start, end: start + 1, to: "more" });
  });
  // «مع بعض», "in total": says nothing, and so joins nothing.
  const marks = fillerMarks(tokens);
  const asides = marks.filter(({ start, end, open }) => !open && end > start + 1);
  // "Steak n Shake" is a restaurant.
  const chains = chainsIn(tokens);
  const isAside = (at: number) =>
    asides.some(({ start, end }) => start <= at && at < end) ||
    chains.some(({ start, end }) => start < at && at < end);
  const cuts = new Map<number, Cut>();
  const starts = new Set([...startsCounted(tokens, knows), ...startsNamed(tokens, words)]);
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    // "No onion and garlic": neither is wanted.
    if (!before || isAside(at) || marks.some(({ start, open }) => open && start === at)) return;
    const join = joins.find(({ start }) => start === at);
    const next = join && tokens[join.end];
    // «زيتون وزعتر» is a restaurant, while «فول كبير وتميس» has only one word of one.
    const isWhole = isOfDish(token.text) || (isOfPlace(token.text) && isOfPlace(before.text));
    // Urdu writes no «و» onto words: its «والی» is no «وإلى».
    const mayJoin = AND.test(token.text) && !token.spoken?.has("ur");
    const attached = mayJoin && !isWhole && isPart(token, knows);
    const listed = LISTED.test(query.slice(before.to, token.from)) || starts.has(at);
    if (!next && !attached && !listed) return;
    const rest = join
      ? tokens.slice(join.end)
      : [{ ...token, text: token.text.replace(AND, "") }, ...tokens.slice(at + 1)];
    if (saysHow(rest)) return;
    if (next) cuts.set(next.from, { end: token.from, start: next.from });
    else if (attached) cuts.set(token.from, { end: token.from, start: token.from + 1 });
    else if (!cuts.has(token.from)) cuts.set(token.from, { end: before.to, start: token.from });
  });
  return [...cuts.values()].sort((a, b) => a.start - b.start);
}

/** Do words only say how a dish is wanted: «زيادة ثوم», "no onions"? */
function saysHow(words: readonly Token[]): boolean {
  return fillerMarks(words.slice(0, LONGEST_MODIFIER)).some(
    ({ start, open }) => start === 0 && open,
  );
}

/** Is «و» an "and" before a word of a name, or before a number? */
function isPart(token: Token, knows: (word: string) => boolean): boolean {
  const text = token.text.replace(AND, "");
  return (
    knows(text) ||
    isListed(text) ||
    knows(text.replace(/^ال/, "")) ||
    isFunctionWord({ text }) ||
    /ين$/.test(text)
  );
}

/**
 * Where another dish is counted, or its size said: a number between names counts what follows where one stood first
 * («2 برجر 3 بطاطس»), what is before it where names stand first and a number last ("pav bhaji 2 vada pav 3"). So do sizes
 * that stand first: "half biryani full biryani".
 */
function startsCounted(tokens: readonly Token[], knows: (word: string) => boolean): Set<number> {
  const isOwn = (at: number) => knows(tokens[at]?.text ?? "");
  const isName = (at: number) => isOwn(at) || isFood(tokens[at]?.text ?? "");
  const numbers = tokens.flatMap((token, start) => {
    const said = COUNTS.test(token.text) ? { end: start + 1 } : numberWordsAt(tokens, start);
    // "Butter chicken 2 naan 4": names have a 4 as well, of pieces.
    const isLast = start === tokens.length - 1 && isFood(tokens[start - 1]?.text ?? "");
    const isOfName = isOwn(start) && !(isLast && Number(token.text) <= MOST_BEHIND);
    return said && !isOfName ? [{ start, end: said.end }] : [];
  });
  const areBehind =
    numbers.length > 1 &&
    numbers.every(
      ({ start, end }) => isName(start - 1) && (end === tokens.length || isName(end)),
    ) &&
    numbers.at(-1)?.end === tokens.length;
  if (areBehind) return new Set(numbers.slice(0, -1).map(({ end }) => end));
  const sizes = sizeMarks(tokens).filter(({ start }) => !isOwn(start));
  const isFirst = sizes[0]?.start === 0 && sizes.length > 1;
  const sized = isFirst
    ? sizes.slice(1).filter(({ start, end }) => isName(start - 1) && isName(end))
    : [];
  const counted = tokens.flatMap((_, at) => (startsWithNumber(tokens, at) ? [at] : []));
  return new Set([...counted, ...sized.map(({ start }) => start)]);
}

/** No name that stands beside another is longer. */
const LONGEST_NAME = 5;

/** Where one dish's whole name follows another's with nothing between: "butter chicken garlic naan". One word beside one may be one dish: "mocha latte". */
function startsNamed(tokens: readonly Token[], { isDish }: WordsOfNames): number[] {
  if (!isDish) return [];
  const texts = tokens.map(({ text }) => text);
  const lengths = Array.from({ length: LONGEST_NAME }, (_, at) => LONGEST_NAME - at);
  const longest = (nameOf: (length: number) => readonly string[]) =>
    lengths.find((length) => {
      const name = nameOf(length);
      return name.length === length && isDish(name);
    }) ?? 0;
  return texts.flatMap((_, at) => {
    const before = longest((length) => texts.slice(Math.max(0, at - length), at));
    const behind = before && longest((length) => texts.slice(at, at + length));
    return behind && before + behind > 2 ? [at] : [];
  });
}

/** A greater number behind a dish is as often a restaurant's: «شاورما 77». */
const MOST_BEHIND = 20;

/** «2 برجر 3 بطاطس»: a number between names counts what follows, where one stood first. */
function startsWithNumber(tokens: readonly Token[], at: number): boolean {
  const first = tokens.findIndex(({ text }) => NUMBER.test(text));
  const next = tokens[at + 1];
  return NUMBER.test(tokens[at]?.text ?? "") && first >= 0 && first < at - 1 && next !== undefined;
}
