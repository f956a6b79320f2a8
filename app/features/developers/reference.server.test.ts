import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { reference } from "./reference.server";

const origin = "http://localhost:3000";
const english = reference("en", origin);

describe.each(LANGUAGE_CODES.filter((code) => code !== "en"))("%s", (language) => {
  test("nothing the schemas say is left in English", () => {
    const untranslated = reference(language, origin).flatMap((endpoint, place) => {
      const known = english[place];
      const pairs = [
        ["summary", endpoint.summary, known?.summary],
        ["description", endpoint.description, known?.description],
        ...[...endpoint.request, ...endpoint.answer].map((field, line) => [
          field.path,
          field.description,
          [...(known?.request ?? []), ...(known?.answer ?? [])][line]?.description,
        ]),
      ];
      return pairs
        .filter(([, text, same]) => text && text === same)
        .map(([key]) => `${endpoint.id} ${key}`);
    });
    expect(untranslated).toEqual([]);
  });
});
