import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

/** A concept → language → the one word for it, and the words that were given up: two words make people look for two things. */
type Glossary = Record<string, Record<Language, { say: string; not: string[] }>>;

interface Sentence {
  where: string;
  text: string;
}

const glossary: Glossary = JSON.parse(readFileSync("locales/glossary.json", "utf8"));

/** What the apps are called until the operator names them: names, where "app" is the word. */
const NAMES = /(?:المنصّة [أبج]|پلیٹ فارم [ABC]|प्लेटफ़ॉर्म [ABC]|Platform [ABC])/gu;

/** In what developers read, Latin words are also names of fields. */
const isNameOfField = (namespace: string, word: string) =>
  namespace === "developers" && /^[\w -]+$/.test(word);

function textsOf(value: unknown, path: string): Sentence[] {
  if (typeof value === "string")
    return [{ where: path, text: value.replaceAll(/\{\{.*?\}\}|<.*?>|\]\(.*?\)/g, "·") }];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}.${key}`),
  );
}

const catalogueOf = (language: Language) =>
  NAMESPACES.flatMap((namespace) =>
    textsOf(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")), namespace),
  );

/** Latin words stand between spaces; Arabic and Devanagari ones may have a word grown onto them. */
function finds(word: string): (text: string) => boolean {
  if (!/^[\w ]+$/.test(word)) return (text) => text.includes(word);
  const whole = new RegExp(`(?<![\\p{L}_])${word}(?![\\p{L}_])`, "iu");
  return (text) => whole.test(text);
}

test("the glossary has every concept in every language, and no word for two of them", () => {
  for (const [concept, words] of Object.entries(glossary)) {
    expect([concept, Object.keys(words).sort()]).toEqual([concept, [...LANGUAGE_CODES].sort()]);
  }
  for (const language of LANGUAGE_CODES) {
    const said = Object.values(glossary).map((words) => words[language].say);
    expect(said).toEqual([...new Set(said)]);
  }
});

test.each(LANGUAGE_CODES)("%s calls each thing by the word of the glossary", (language) => {
  const sentences = catalogueOf(language).map(({ where, text }) => ({
    where,
    text: text.replaceAll(NAMES, "·"),
  }));
  const faults = Object.entries(glossary).flatMap(([concept, words]) => {
    const { say, not } = words[language];
    const unused = sentences.some(({ text }) => text.toLowerCase().includes(say.toLowerCase()))
      ? []
      : [`${concept}: nobody says «${say}»`];
    const others = not.flatMap((word) =>
      sentences
        .filter(
          ({ where, text }) => finds(word)(text) && !isNameOfField(where.split(".")[0] ?? "", word),
        )
        .map(({ where, text }) => `${concept}: «${word}», not «${say}», in ${where}: ${text}`),
    );
    return [...unused, ...others];
  });
  expect(faults).toEqual([]);
});
