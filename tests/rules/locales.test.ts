import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

const PLURAL_ENDING = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

type Catalogue = Map<string, string>;

function flatten(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, path ? `${path}.${key}` : key),
  );
}

function read(language: string, namespace: string): Catalogue {
  return new Map(
    flatten(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8"))),
  );
}

/** Key → is it a plural, and the placeholders of all its forms. */
function shape(catalogue: Catalogue) {
  const keys = new Map<string, { plural: boolean; placeholders: Set<string> }>();
  for (const [key, text] of catalogue) {
    const name = key.replace(PLURAL_ENDING, "");
    const entry = keys.get(name) ?? { plural: name !== key, placeholders: new Set() };
    for (const [, placeholder] of text.matchAll(/\{\{\s*-?\s*(\w+)/g))
      entry.placeholders.add(placeholder ?? "");
    for (const [, tag] of text.matchAll(/<(\w+)\/?>/g)) entry.placeholders.add(`<${tag}>`);
    keys.set(name, entry);
  }
  return [...keys]
    .map(([key, { plural, placeholders }]) => `${key} ${plural} ${[...placeholders].sort()}`)
    .sort();
}

test("every language has every catalogue and no other", () => {
  const folders = readdirSync("locales", { withFileTypes: true }).filter((it) => it.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_CODES].sort());
  for (const language of LANGUAGE_CODES) {
    expect(readdirSync(`locales/${language}`).sort()).toEqual(
      NAMESPACES.map((n) => `${n}.json`).sort(),
    );
  }
});

describe.each(NAMESPACES)("%s", (namespace) => {
  const first = read(DEFAULT_LANGUAGE, namespace);

  test.each(LANGUAGE_CODES)(
    "%s says the same as Arabic, with the same placeholders",
    (language) => {
      expect(shape(read(language, namespace))).toEqual(shape(first));
    },
  );

  test.each(LANGUAGE_CODES)("%s has every plural form its grammar needs", (language) => {
    const catalogue = read(language, namespace);
    const forms = new Intl.PluralRules(LANGUAGES[language].intl).resolvedOptions().pluralCategories;
    const plurals = new Set(
      [...catalogue.keys()]
        .filter((key) => PLURAL_ENDING.test(key))
        .map((key) => key.replace(PLURAL_ENDING, "")),
    );
    const missing = [...plurals].flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((name) => !catalogue.has(name)),
    );
    expect(missing).toEqual([]);
  });

  // What developers send and get is written as machines write it.
  test.skipIf(namespace === "developers").each(LANGUAGE_CODES)(
    "%s writes thousands as amounts are written, with a comma",
    (language) => {
      const bare = [...read(language, namespace)].filter(([, text]) => /\d{4}/.test(text));
      expect(bare).toEqual([]);
    },
  );

  test.each(LANGUAGE_CODES)("%s leaves nothing empty or untouched", (language) => {
    const catalogue = read(language, namespace);
    const empty = [...catalogue].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty).toEqual([]);
    if (language === DEFAULT_LANGUAGE) return;
    // A long sentence that is the Arabic one letter for letter was forgotten.
    const copied = [...catalogue].filter(
      ([key, text]) => text.length > 25 && text === first.get(key),
    );
    expect(copied.map(([key]) => key)).toEqual([]);
  });
});
