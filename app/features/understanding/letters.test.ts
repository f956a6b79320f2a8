import { expect, test } from "vitest";
import { NameIndex } from "~/features/names";
import { plainWords, romanised } from "./letters";

test.each([
  ["चिकन", "chikan"],
  ["पिज़्ज़ा", "pizza"],
  ["हमज़ा", "hamza"],
  ["बिरयानी", "biryani"],
  ["इडली सांभर", "idli sambhar"],
  ["शावरमा", "shawarma"],
  ["ड्यून म्यूज़िक", "dun muzik"],
  ["व्यू", "wyu"],
  ["२ बर्गर", "2 bargar"],
  ["shawarma شاورما", "shawarma شاورما"],
])("%s is written %s", (text, latin) => {
  expect(romanised(text)).toBe(latin);
});

test("names reach the index in the letters of every language", () => {
  const index = new NameIndex<number>();
  index.set(1, ["عمو حمزة", "Amo Hamza"]);
  index.set(2, ["برجر كنج", "Burger King"]);
  const first = (text: string) => index.search(plainWords(text))[0]?.id;
  expect([first("अमो हमज़ा"), first("عمو حمزہ"), first("amo hamza")]).toEqual([1, 1, 1]);
  expect([first("बर्गर किंग"), first("برگر کنگ")]).toEqual([2, 2]);
});
