import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { NAMESPACES } from "~/i18n/namespaces";

/** What is said at a field and in the list of them above a form, by its keys; what is said in a notice is none of it. */
const FIELD_ERRORS = [
  /^(?:sheet|delivery|uploads|moderation)\.problem\./,
  /^nearby\.(?:problem|suggest\.(?:\w+Missing|\w+TooLong|often|enough|busy)$)/,
  /^destination\.problem\.(?:area|at)$/,
  /^facts\.problem\.(?:day|noDay|link|noLink)$/,
  /^accounts\.(?:login\.phoneProblem|verify\.problem|profile\.invalid)\./,
  /^moderation\.(?:place|line)\.problem\.|^moderation\..*(?:reasonMissing|nobody)$/,
  /^chat\.(?:problem\.empty|manage\.nameProblem|memory\.problem\.\w+)$/,
  /^(?:evidence|feedback)\..*(?:note|reason|message)Problem$/,
  /\.quantityRange$/,
];

function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}.${key}`),
  );
}

test.each(LANGUAGE_CODES)("no error of a field ends in a full stop: %s", (language) => {
  const errors = NAMESPACES.flatMap((namespace) =>
    textsOf(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")), namespace),
  ).filter(([key]) => FIELD_ERRORS.some((keys) => keys.test(key)));
  expect(errors.length).toBeGreaterThan(90);
  expect(errors.filter(([, text]) => /[.۔।]$/.test(text))).toEqual([]);
});
