import { tokenize } from "~/features/names";
import { tokensAsSpoken, translated } from "~/features/understanding";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

const FILIPINO: ReadonlySet<string> = new Set(["tl"]);

/** Words of Filipino as menus say them: "kape" is coffee. */
export const onMenus = (words: string): string =>
  translated(tokensAsSpoken(words, FILIPINO))
    .map(({ text }) => text)
    .join(" ");

/** Is any of some words food, or of a dish's name? */
export const isOfDish = (text: string, { isDishWord }: KnownNames): boolean =>
  tokenize(text).some((word) => isFoodWord(word) || isDishWord(word));
