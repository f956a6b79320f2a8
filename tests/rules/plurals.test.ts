import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

/** A category of one number alone may say it in words; these are the words, or the ending of the dual. */
const IN_WORDS: Partial<Record<Language, Record<string, RegExp>>> = {
  ar: {
    zero: /(?:^|\s)و?(?:لا|لم|بلا|دون)(?:\s|$)/,
    one: /واحد[ةً]?ا?(?:\s|[.،]|$)/,
    two: /(?:ان|ين)(?:\s|[.،]|$)/,
  },
  en: { one: /\b(?:one|once|a|1)\b/i },
  ur: { one: /(?:^|\s)ایک(?:\s|$)/ },
};

/** Whole numbers, by the category that CLDR puts each in: every one that a page could show, and some large ones. */
function numbersOf(language: Language): Map<string, number[]> {
  const rules = new Intl.PluralRules(LANGUAGES[language].intl);
  const numbers = [...Array(250).keys(), 999, 1000, 1001, 4003, 10_000];
  const byForm = new Map<string, number[]>();
  for (const n of numbers) byForm.set(rules.select(n), [...(byForm.get(rules.select(n)) ?? []), n]);
  return byForm;
}

/** Every plural of a catalogue: its key, and its form for each category. */
function pluralsOf(language: Language, namespace: string): Map<string, Map<string, string>> {
  const plurals = new Map<string, Map<string, string>>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== "string") {
      for (const [key, inner] of Object.entries(value as object))
        walk(inner, path ? `${path}.${key}` : key);
      return;
    }
    const [, key, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(path) ?? [];
    if (key && form) plurals.set(key, (plurals.get(key) ?? new Map()).set(form, value));
  };
  walk(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")), "");
  return plurals;
}

describe.each(LANGUAGE_CODES)("%s", (language) => {
  const numbers = numbersOf(language);
  const all = NAMESPACES.flatMap((namespace) =>
    [...pluralsOf(language, namespace)].map(([key, forms]) => ({ namespace, key, forms })),
  );

  test("each form is true of every number that it is said of", () => {
    const untrue = all.flatMap(({ namespace, key, forms }) =>
      [...forms]
        .filter(([form, text]) => {
          if (/\{\{(?:count|n)\}\}/.test(text)) return false;
          const saidOf = numbers.get(form) ?? [];
          return saidOf.length > 1 || !IN_WORDS[language]?.[form]?.test(text);
        })
        .map(([form, text]) => `${namespace}:${key}_${form} ${text}`),
    );
    expect(untrue).toEqual([]);
  });

  test("the number of a sentence is the number that it was given", async () => {
    const i18n = createInstance();
    await i18n.init({ lng: language, interpolation: { escapeValue: false }, resources: {} });
    // The keys are read from the files, which their types can't know.
    const say = i18n.t as (key: string, values: object) => string;
    for (const { namespace, key, forms } of all) {
      for (const [form, text] of forms)
        i18n.addResource(language, namespace, `${key}_${form}`, text);
      for (const count of [...numbers.values()].flat()) {
        const said = say(`${namespace}:${key}`, { count, n: count, priced: "·", radius: "·" });
        if (/\d/.test(said)) expect(said).toContain(String(count));
      }
    }
  });

  // Filipino puts 3 into "one" and 4 into "other": all that may differ is the "na" between number and noun.
  test.runIf(language === "tl")("a form for many loses nothing that the other says", () => {
    const split = all.filter(({ forms }) => {
      const [one, other] = [forms.get("one"), forms.get("other")];
      return one !== other?.replace("}} na ", "}} ") && one !== other;
    });
    expect(split.map(({ key, forms }) => [key, ...forms.values()])).toEqual([]);
  });
});
