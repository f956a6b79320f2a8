import { expect, test } from "vitest";
import { inWordsRead } from "../model/language/language";
import { forgetsIn } from "./forgets";

test.each([
  ["انسَ إني ما آكل لحم", "ما آكل لحم"],
  ["انسى حساسيتي من المكسرات", "حساسيتي من المكسرات"],
  ["انسها", ""],
  ["لا خلاص ما عندي حساسية مكسرات", "ما عندي حساسية مكسرات"],
  ["صرت آكل سمك", "صرت آكل سمك"],
  ["forget that I'm allergic to peanuts", "I'm allergic to peanuts"],
  ["forget everything about my allergy", "allergy"],
  ["forget everything", "everything"],
  ["forget that", ""],
  ["forget it please", ""],
  ["forget ise", ""],
  ["actually I do eat beef", "I do eat beef"],
  ["I'm not vegetarian anymore", "I'm not vegetarian anymore"],
  ["I want you to forget my nut allergy", "nut allergy"],
  ["could you please delete my allergies", "allergies"],
  ["don't keep my home, forget that I'm vegan", "I'm vegan"],
  ["remove my allergy from the list", "allergy from the list"],
  ["remove onions from your memory", "onions from your memory"],
  ["drop the onion thing", "the onion thing"],
  ["لو سمحت احذف حساسيتي", "حساسيتي"],
  ["أبغى امسح حساسيتي من المكسرات", "حساسيتي من المكسرات"],
  ["remove lamb from things I don't eat", "lamb from things I don't eat"],
  ["امسح بياناتي من التطبيق", "بياناتي من التطبيق"],
  ["شيل حساسيتي من البيض", "حساسيتي من البيض"],
])("%s", (message, about) => expect(forgetsIn(message)).toBe(about));

test.each([
  "what should I eat for lunch?",
  "what can I eat under 25?",
  "don't worry",
  "don't forget that I can't eat liver",
  "don't delete my allergies",
  "please don’t ever remove my home",
  "I don't want you to forget my allergy",
  "you should not erase what I told you",
  "did you forget my cheese thing?",
  "how do I delete my allergies?",
  "I always forget my allergies",
  "I forget my address sometimes",
  "remove onions from the burger",
  "can you remove the cheese from it",
  "drop the second thing from my order",
  "delete the fries from the second meal",
  "شيل البصل من البرجر",
  "احذف البطاطس من طلبي",
  "ما أبي احذف حساسيتي",
  "كيف احذف حساسيتي؟",
  "دايم انسى حساسيتي",
  "لا انسى حساسيتي",
  "وش آكل اليوم؟",
  "ما آكل لحم",
  "عندي حساسية من المكسرات",
])("nothing is forgotten: %s", (message) => expect(forgetsIn(message)).toBeUndefined());

test.each([
  "meri allergy mat bhool jao",
  "meri allergy delete mat karo",
  "میری الرجی مت بھول جاؤ",
  "मेरी एलर्जी मत भूल जाओ",
  "meri allergy na bhool jao",
  "मेरी एलर्जी मत भूलना",
  "huwag mong kalimutan ang allergy ko",
  "wag mo burahin ang allergy ko",
])("what is not to be forgotten stays, in whatever language: %s", (message) => {
  expect(forgetsIn(inWordsRead(message))).toBeUndefined();
});

test("an onion that is taken out of a burger in Hindi is not forgotten", () => {
  expect(forgetsIn(inWordsRead("burger se pyaz hata do"))).toBeUndefined();
});

test.each(["meri allergy bhool jao", "میری الرجی بھول جاؤ", "kalimutan mo ang allergy ko"])(
  "forgotten: %s",
  (message) => expect(forgetsIn(inWordsRead(message))).toBeDefined(),
);
