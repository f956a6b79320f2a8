import { fold, tokenize, withoutArticle } from "~/features/names";
import type { KnownNames } from "../vocabulary/known-names";

/** What announces a place before a number, and behind one in Urdu and Hindi. */
const ANNOUNCED =
  /(?<![\p{L}\p{N}])(?:(?:(?<before>from|at|sa|kay|من|عند|(?<!\p{Nd}\s)(?:or|vs|versus|ya|o|یا|या|ولا|والا))\s+|(?<written>ب)\s?)(?<number>\p{Nd}{1,3})(?!\s*(?:ريال|ر\.?س|sar))|(?<first>\p{Nd}{1,3})\s+(?<behind>se|سے|से))(?![\p{L}\p{M}\p{N}])/giu;

/** The letters on either side of the number among which the place's own word is looked for. */
const NEAR = 60;
/** No order is from more places: a name costs a look-up for each word near it. */
const MOST_PLACES = 4;

/** "Shawarma from 77", «عمو حمزة ولا 77»: of a restaurant that is called by a word of the message and this number, and so many of nothing. */
export function withNumberedPlace(message: string, names: KnownNames): string {
  let places = 0;
  return message.replace(ANNOUNCED, (said, ...found) => {
    if (++places > MOST_PLACES) return said;
    const { before, written, number, first, behind } = found.at(-1) as Record<
      string,
      string | undefined
    >;
    const count = number ?? first ?? "";
    const [at, whole] = found.slice(-3) as [number, string];
    const near = whole.slice(Math.max(0, at - NEAR), at + said.length + NEAR);
    const word = tokenize(near)
      .map((one) => withoutArticle(one) ?? one)
      .find((one) => /\p{L}/u.test(one) && names.isRestaurant([one, fold(count)]));
    // "A burger or 9 burgers" counts them.
    const next = tokenize(whole.slice(at + said.length)).at(0);
    if (word === undefined || (number && next?.startsWith(word))) return said;
    // "2 burgers from 9": the name has one burger.
    const name = names.isRestaurant([word.replace(/s$/, ""), fold(count)])
      ? word.replace(/s$/, "")
      : word;
    if (before || written) return `${before ?? "من"} ${name} ${count}`;
    // «شاورما 77 سے» is its name already.
    const isWhole = tokenize(whole.slice(0, at)).at(-1) === word;
    return isWhole ? said : `${word} ${count} ${behind}`;
  });
}
