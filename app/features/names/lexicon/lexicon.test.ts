import { expect, test } from "vitest";
import { fold } from "../fold";
import { scoreNames } from "../score-names";
import { termOf } from "../term";
import { listedWords, meaningsOf, phraseMeanings, weightOfMeaning } from ".";

test("has the words of a translator of signs", () => {
  expect([...listedWords()].length).toBeGreaterThan(4000);
});

test("every word is folded, means something, and weighs more than nothing", () => {
  for (const word of listedWords()) {
    expect(fold(word)).toBe(word);
    for (const { id, confidence } of meaningsOf(word) ?? []) {
      expect(confidence).toBeGreaterThan(0);
      expect(weightOfMeaning(id)).toBeGreaterThan(0);
      expect(weightOfMeaning(id)).toBeLessThanOrEqual(1);
    }
  }
});

test("phrases are found as words and as one word", () => {
  expect(phraseMeanings("ice cream")).toEqual(meaningsOf("icecream"));
  expect(phraseMeanings("cream ice")).toBeUndefined();
});

test("English in Arabic letters means what the English word does", () => {
  const king = meaningsOf("king")?.map(({ id }) => id);
  expect(meaningsOf("كينج")?.map(({ id }) => id)).toEqual(king);
});

test.each([
  ["College of Education", "كلية التربية"],
  ["Embassy of Norway", "سفارة النرويج"],
  ["Saudi Investment Fund", "صندوق الاستثمار السعودي"],
  ["Saudi Electricity Company", "الشركة السعودية للكهرباء"],
  ["SEC", "الشركة السعودية للكهرباء"],
  ["Prince Sultan University", "PSU"],
  ["Supplies for Cars", "لوازم السيارات"],
  ["Fifth School", "المدرسة الخامسة"],
  ["Sport School", "مدرسة الرياضة"],
  ["Riyadh School", "مدرسة الرياض"],
  ["Kingdom Car Rental", "المملكة لتأجير السيارات"],
  ["Car Maintenance", "صيانة السيارات"],
  ["Kingdom Car Maintenance Center", "مركز المملكة لصيانة السيارات"],
  ["Kingdom Dental", "المملكة لطب الأسنان"],
  ["Admin Building", "مبنى الإدارة"],
  ["Kingdom Trading Est.", "مؤسسة المملكة للتجارة"],
  ["Univ. of Hail", "جامعة حائل"],
  ["Solar Energy Company", "شركة الطاقة الشمسية"],
])("translates %s", (english, arabic) => {
  expect(scoreNames(english, [arabic, "مطعم"]).nameCoverage).toBe(1);
});

test("a word that only begins with ل is no word with a preposition", () => {
  const meanings = (word: string) => termOf(word).meanings.filter((one) => one.confidence === 1);
  expect(meanings("لصيانه")).toEqual(meanings("صيانه"));
  expect(meanings("لبن")).toEqual(meaningsOf("لبن"));
  expect(meanings("لحار")).toEqual([]);
  expect(meanings("لوبيز")).toEqual([]);
  expect(meanings("لجريش")).toEqual([]);
});

test("a prayer for somebody is little of a name", () => {
  expect(scoreNames("Kingdom Mosque", ["مسجد المملكة رحمه الله"]).nameCoverage).toBeGreaterThan(
    0.85,
  );
  expect(scoreNames("Kingdom Mosque", ["مسجد المملكة الخضراء"]).nameCoverage).toBeLessThan(0.7);
});

test.each([
  ["zinger", "crispy chicken burger"],
  ["زنجر", "crispy chicken burger"],
  ["whopper", "burger"],
  ["mcnuggets", "nuggets"],
  ["chickenjoy", "broast"],
])("what a chain calls its own comes near what is sold: %s, %s", (own, sold) => {
  const ids = (phrase: string) =>
    (phraseMeanings(phrase) ?? meaningsOf(phrase) ?? []).map(({ id }) => id);
  expect(ids(own)).toEqual(expect.arrayContaining(ids(sold)));
  expect(ids("finger")).not.toEqual(expect.arrayContaining(ids("chicken burger")));
});
