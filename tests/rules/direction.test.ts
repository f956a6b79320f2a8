import { readFileSync } from "node:fs";
import bidiFactory from "bidi-js";
import { describe, expect, test } from "vitest";
import { formatAge, formatDate, formatDistance, formatMoney } from "~/i18n/format";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

const bidi = bidiFactory();
const ISOLATES = /[\u2066-\u2069\u200e\u200f]/gu;

/** A line as the eye meets it from left to right, by the Unicode Bidirectional Algorithm. */
function seen(text: string, direction: "rtl" | "ltr"): string {
  const letters = text.split("");
  const levels = bidi.getEmbeddingLevels(text, direction);
  for (const [start = 0, end = 0] of bidi.getReorderSegments(text, levels))
    letters.splice(start, end - start + 1, ...letters.slice(start, end + 1).reverse());
  return letters.join("").replaceAll(ISOLATES, "");
}

/** Names that begin or end with what takes the direction of the words around it. */
const VALUES: Record<string, string> = {
  username: "ali_",
  provider: "Absher (ID)",
  query: "KFC - 2",
  name: "Burger 24/7!",
  dish: "Big (XL)",
  restaurant: "C++ Grill.",
  fact: "No. 1: lamb",
  platform: "App (A)",
  platforms: "App-A / App-B",
};

function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}.${key}`),
  );
}

const catalogueOf = (language: Language) =>
  NAMESPACES.flatMap((namespace) =>
    textsOf(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")), namespace),
  );

describe.each(LANGUAGE_CODES.filter((code) => LANGUAGES[code].dir === "rtl"))("%s", (language) => {
  const texts = catalogueOf(language);

  test("a name that is put into a sentence is seen as it is written", () => {
    const broken = texts.flatMap(([where, text]) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)]
        .filter(([, part]) => part !== undefined && part in VALUES)
        .filter(([whole, part]) => {
          const value = VALUES[part ?? ""] ?? "";
          const said = text.replace(whole, value).replaceAll(/\{\{\w+\}\}/g, "9");
          return !seen(said, "rtl").includes(value);
        })
        .map(([whole]) => `${where}: ${whole} in ${text}`),
    );
    expect(broken).toEqual([]);
  });

  test("coordinates, paths, numbers to dial and signs to type are seen as they are typed", () => {
    const typed =
      /\/[a-z][\w/]*|\d+\.\d+, \d+\.\d+|\+\d{3}|\bdata:|0[ -–]9(?! _)|a[-–]z(?: 0-9)?(?: _ -)?/gu;
    const broken = texts.flatMap(([where, text]) =>
      [...text.replaceAll(/<.*?>|\]\(.*?\)/g, "").matchAll(typed)]
        .filter(([piece]) => !seen(text, "rtl").includes(piece))
        .map(([piece]) => `${where}: ${piece} in ${text}`),
    );
    expect(broken).toEqual([]);
  });

  test("an amount is seen with its unit at its left, and ages, days and distances in one piece", () => {
    expect(seen(formatMoney(3450, language), "rtl")).toMatch(/^س\.ر\u00a034\.50$/);
    for (const piece of [formatAge(0, 1_036_800_000, language), formatDate(0, language)])
      expect(seen(piece, "rtl")).toContain(/\d+/.exec(piece)?.[0]);
    expect(seen(formatDistance(1234, language), "rtl")).toContain("1.2");
  });
});
