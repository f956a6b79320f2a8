import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

/** Words that were given up for another one of the same meaning: people should not wonder whether two names are two things. */
const GIVEN_UP: [language: Language, in_place_of: string, word: RegExp][] = [
  ["en", "moderator", /reviewer/i],
  ["ar", "مشرف", /المراجعين|المراجعون|مراجعينا|مراجعونا/],
  ["ur", "نگران", /جانچنے وال/],
  ["hi", "मॉडरेटर", /जाँचने वाल/],
  ["tl", "moderator", /tagasuri/i],
  ["hi", "रकम", /रक़म/],
  ["tl", "putahe", /(?<!uri ng )pagkain/i],
];

test.each(GIVEN_UP)("%s says «%s»", (language, _, word) => {
  const found = NAMESPACES.filter((namespace) =>
    word.test(readFileSync(`locales/${language}/${namespace}.json`, "utf8")),
  );
  expect(found).toEqual([]);
});
