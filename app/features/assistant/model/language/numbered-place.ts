import { fold, tokenize } from "~/features/names";
import type { KnownNames } from "../vocabulary/known-names";

/** What announces a place before a number, and behind one in Urdu and Hindi. */
const ANNOUNCED =
  /(?<![\p{L}\p{N}])(?:(?<before>from|at|sa|kay|من|عند)\s+(?<number>\p{Nd}{1,3})|(?<first>\p{Nd}{1,3})\s+(?<behind>se|سے|से))(?![\p{L}\p{M}\p{N}])/giu;

/** "Shawarma from 77", «شاورما من 77»: of a restaurant that is called by a word of the message and this number, and so many of nothing. */
export const withNumberedPlace = (message: string, names: KnownNames): string =>
  message.replace(ANNOUNCED, (said, ...found) => {
    const { before, number, first, behind } = found.at(-1) as Record<string, string | undefined>;
    const count = number ?? first ?? "";
    const word = tokenize(message).find((one) => names.isRestaurant([one, fold(count)]));
    if (word === undefined) return said;
    if (before) return `${before} ${word} ${count}`;
    // «شاورما 77 سے» is its name already.
    const [at, whole] = found.slice(-3) as [number, string];
    const isWhole = tokenize(whole.slice(0, at)).at(-1) === word;
    return isWhole ? said : `${word} ${count} ${behind}`;
  });
