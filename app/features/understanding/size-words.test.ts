import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SIZES, type Size } from "~/features/catalogue/size";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { sizeMarks } from "./size-words";
import { tokensOf } from "./tokens";

const sizes = (query: string) => sizeMarks(tokensOf(query)).map(({ size }) => size);

test.each<[string, Size]>([
  ["شاورما كبير", "large"],
  ["بيتزا كبيرة", "large"],
  ["البيتزا الصغيرة", "small"],
  ["عصير حجم وسط", "medium"],
  ["pizza L", "large"],
  ["large size pizza", "large"],
  ["شاورما عائلي", "family"],
  ["نفر مندي", "person"],
  ["ربع شواية", "quarter"],
  ["the larger one", "large"],
  ["البيتزا الأكبر", "large"],
  ["طيب الأصغر كم", "small"],
  ["yung mas malaki", "large"],
  ["बड़ा वाला", "large"],
  ["بڑا والا", "large"],
  ["چکن بریانی فل", "whole"],
  ["ہاف چکن بریانی", "half"],
  ["سمال چکن بریانی", "small"],
  ["میڈیم چکن بریانی", "medium"],
  ["लार्ज चिकन बिरयानी", "large"],
  ["फुल चिकन बिरयानी", "whole"],
  ["चिकन बिरयानी हाफ़", "half"],
])("%s: %s", (query, size) => expect(sizes(query)[0]).toBe(size));

test("«فل» is a size in Urdu alone", () => expect(sizes("فل ابو فارس")).toEqual([]));

test("the longer saying comes first", () =>
  expect(sizeMarks(tokensOf("نص حبة"))[0]).toMatchObject({ size: "half", start: 0, end: 2 }));

test("every word of the catalogue's sizes is understood", () => {
  for (const [size, words] of Object.entries(SIZES))
    for (const word of [...words.ar, ...words.en]) expect(sizes(word)).toContain(size);
});

test.each(LANGUAGE_CODES)("a size is understood as the pages of %s call it", (language) => {
  const said = (file: string) =>
    JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8"));
  const called = Object.entries<string>(said("catalogue").size);
  // A button of the assistant asks so, and people repeat what they see.
  const { alone } = said("assistant").ask;
  const read = called.map(([, name]) => sizes(alone.replace("{{dish}}", `Pizza (${name})`))[0]);
  expect(read).toEqual(called.map(([size]) => size));
});
