import { expect, test } from "vitest";
import { acceptedLanguage } from "./accept-language";

test.each([
  ["en-GB,en;q=0.9", "en"],
  ["fil-PH,fil;q=0.9,en;q=0.8", "tl"],
  ["tl", "tl"],
  ["hi-IN", "hi"],
  ["fr-FR,fr;q=0.9,en;q=0.8", "en"],
  ["en;q=0.5,ur-PK;q=0.9", "ur"],
  ["AR-sa", "ar"],
  ["en;q=0", null],
  ["fr-FR,fr;q=0.9", null],
  ["*", null],
  [";;q=,,=", null],
  ["constructor, __proto__", null],
  [null, null],
])("a browser that asks for %j reads %s", (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
