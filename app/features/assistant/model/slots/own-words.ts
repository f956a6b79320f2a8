import { headOf, isAvoidable } from "~/features/catalogue";
import type { Platform } from "~/features/prices";
import {
  connectorMarks,
  limitMarks,
  type NameAt,
  negationMarks,
  platformMarks,
  type Token,
  tellsPaid,
  tokensAsSpoken,
  translated,
} from "~/features/understanding";
import { MOST_PEOPLE } from "../vocabulary/numbers";
import { NO_NAMES } from "../vocabulary/platforms";
import { insideMark } from "./inside";
import { hasFood } from "./slots";

/** What a sentence says of an order in words that search reads as well, whatever it asks. */
export interface OwnWords {
  people: number | null;
  maxTotal: number | null;
  platforms: readonly Platform[];
  /** A delivery app by the name that people know; empty where none is named. */
  app: string;
  /** Foods that are not wanted, as menus call them. */
  without: readonly string[];
  /** A food, when it is asked whether a dish has it; empty otherwise. */
  inside: string;
  /** The sentence without all that. */
  rest: string;
}

const HALALAS = 100;

/** A part of the sentence that is read, and what stands in its place. */
interface Taken {
  start: number;
  end: number;
  leaves: string;
}

/** Reads what a sentence in Urdu, Hindi or Filipino says in the words that it has for that, and leaves the rest. */
export function ownWordsIn(
  sentence: string,
  spoken: ReadonlySet<string>,
  nameAt: NameAt,
  dishAt?: NameAt,
): OwnWords {
  const tokens = translated(tokensAsSpoken(sentence, spoken), nameAt);
  const taken: Taken[] = [];
  const take = (mark: { start: number; end: number }, leaves: string) => {
    const isFree = taken.every(({ start, end }) => mark.end <= start || end <= mark.start);
    if (isFree) taken.push({ ...mark, leaves });
    return isFree;
  };
  const inside = insideMark(tokens, dishAt);
  if (inside) take(inside, " ");
  const marks = platformMarks(tokens, NO_NAMES).filter((mark) => take(mark, " "));
  const platforms = marks.flatMap(({ platform }) => platform ?? []);
  const app = marks.flatMap(({ unread }) =>
    unread ? [sentence.slice(tokens[unread.start]?.from, tokens[unread.end - 1]?.to)] : [],
  );
  const limits = limitMarks(tokens).filter((mark) => !isOfValue(tokens, mark) && take(mark, " "));
  const budgets = tellsPaid(tokens) ? [] : limits.flatMap(({ budget }) => budget ?? []);
  const people = limits.flatMap((mark) => mark.people ?? []);
  const without = (asksIfLacking(sentence) ? [] : unwanted(tokens, nameAt)).flatMap(
    ({ mark, food, also }) => (take(mark, " ، ") ? [food, also ?? []].flat() : []),
  );
  return {
    people: people.find((count) => count <= MOST_PEOPLE) ?? null,
    maxTotal: budgets[0] === undefined ? null : budgets[0] / HALALAS,
    platforms: [...new Set(platforms)],
    app: app[0] ?? "",
    without: [...new Set(without)],
    inside:
      inside?.food || sentence.slice(inside?.own?.[0]?.from ?? 0, inside?.own?.at(-1)?.to ?? 0),
    rest: cutFrom(sentence, tokens, taken),
  };
}

/** "500 calories se kam": no price tells it, and so it is what is asked about. */
const isOfValue = (tokens: readonly Token[], { start, end }: { start: number; end: number }) =>
  tokens.slice(start, end).some(({ text }) => CALORIES.test(text));
const CALORIES = /^(?:k?cals?|calor\S*|kalor\S*|kailor\S*|کیلوری\S*|कैल[ोर]री)$/u;

/** «کنافہ نہیں ہے؟», "fries nahi milte?": whether it is to be had, and not that it is to be left out. */
const asksIfLacking = (sentence: string) =>
  /(?:nahi|nahin|nai|نہیں|नहीं)\s+(?:hai|hain|milt[aei]|milega|ہے|ہیں|ملت[اےی]|ملے گا|है|हैं|मिलत[ाेी]|मिलेगा)\s*(?:kya|کیا|क्या)?\s*[?؟]\s*$/iu.test(
    sentence,
  );

/**
 * The foods that are said not to be wanted: the fewest words of each, so that of "bina cheese burger" it is the cheese; but
 * "garlic sauce mat dena", "shawarma bina garlic sauce" are all of a name.
 */
function unwanted(tokens: readonly Token[], nameAt: NameAt) {
  const isNamed = ({ avoided, start }: ReturnType<typeof negationMarks>[number]) =>
    avoided !== undefined &&
    (avoided.start === start || hasFood(tokens[start - 1]?.text ?? "")) &&
    nameAt(tokens, avoided.start) === avoided.end - avoided.start;
  return negationMarks(tokens)
    .flatMap((mark) => {
      const { avoided } = mark;
      const said = avoided ? tokens.slice(avoided.start, avoided.end).map(({ text }) => text) : [];
      // Of "hindi masyadong maanghang" it is what is hot.
      const food = said.filter((word) => isAvoidable(word) || hasFood(word)).join(" ");
      if (food === "") return [];
      // Of "chicken nahi mutton" the mutton is wanted.
      const leads = (avoided?.start ?? mark.start) > mark.start;
      const also = alsoUnwanted(tokens, mark.end, leads);
      const end = also?.end ?? mark.end;
      const before = unwantedBefore(tokens, mark.start, food);
      const start = mark.start - before.length;
      const others = [...before, also?.food ?? []].flat();
      return [{ mark: { start, end }, food, also: others, named: isNamed(mark) }];
    })
    .filter((one, _, all) => !all.some((other) => holds(other.mark, one.mark) && other.also.length))
    .sort(
      (a, b) =>
        Number(b.named) - Number(a.named) ||
        a.mark.end - a.mark.start - (b.mark.end - b.mark.start),
    );
}

/** The garlic of "walang sibuyas at bawang" is left out with the onion. */
const holds = (whole: Pick<Taken, "start" | "end">, part: Pick<Taken, "start" | "end">) =>
  whole.start < part.start && whole.end === part.end;

/** "Pyaz lehsun nahi": foods of which a clause has no other words, and which are no dish. */
function unwantedBefore(tokens: readonly Token[], at: number, food: string): string[] {
  let start = at;
  while (start > 0 && !tokens[start]?.starts && isFoodAlone(tokens[start - 1])) start--;
  const isWhole = (start === 0 || tokens[start]?.starts === true) && isFoodAlone({ text: food });
  return isWhole ? tokens.slice(start, at).map(({ text }) => text) : [];
}

const isFoodAlone = (token: Pick<Token, "text"> | undefined) =>
  token !== undefined && headOf(token.text) === "" && isAvoidable(token.text);

/** "Walang baboy at baka", "bina pyaz lehsun": what ends a sentence and no dish is of is not wanted either. */
function alsoUnwanted(tokens: readonly Token[], at: number, leads: boolean) {
  const join = connectorMarks(tokens).find(
    ({ start, to, after }) => start === at && to === "more" && !after,
  );
  const last = join?.end ?? at;
  const token = tokens[last];
  if (!token || token.starts || !(join || leads) || !isFoodAlone(token)) return undefined;
  const next = tokens[last + 1];
  return next === undefined || next.starts ? { end: last + 1, food: token.text } : undefined;
}

function cutFrom(sentence: string, tokens: readonly Token[], taken: readonly Taken[]): string {
  let rest = sentence;
  for (const { start, end, leaves } of [...taken].sort((a, b) => b.start - a.start))
    rest = rest.slice(0, tokens[start]?.from) + leaves + rest.slice(tokens[end - 1]?.to);
  return rest;
}
