import { anyPhrase, type Sign } from "./phrases";

const FIRST = anyPhrase(
  "first, the first, first one, 1st, number one, الاول, الاولى, اول واحد, اول خيار, رقم واحد",
);
/** "It's my first time here": the first of nothing that was shown. */
const FIRST_TIME = /(?:^| )first (?:time|visit|order|day|week)(?= |$)/g;

/** Which of several: the place in the list, from 0; -1 for the last. */
export const ORDINALS: readonly (readonly [Sign, number])[] = [
  [{ test: (said) => FIRST.test(said.replace(FIRST_TIME, " ")) }, 0],
  [
    anyPhrase(
      "second, the second, second one, 2nd, number two, the other one, the other place, the other restaurant, المكان الثاني, المطعم الثاني, الثاني, الثانية, ثاني واحد, ثاني خيار, التاني, رقم اثنين, اللي بعده, الخيار الثاني",
    ),
    1,
  ],
  [
    anyPhrase(
      "third, the third, third one, 3rd, number three, الثالث, الثالثة, ثالث واحد, ثالث خيار, رقم ثلاثة",
    ),
    2,
  ],
  [anyPhrase("fourth, 4th, number four, الرابع, الرابعة, رقم اربعة"), 3],
  [anyPhrase("fifth, 5th, number five, الخامس, الخامسة, رقم خمسة"), 4],
  [anyPhrase("sixth, 6th, number six, السادس, السادسة, رقم ستة"), 5],
  [anyPhrase("seventh, 7th, number seven, السابع, السابعة, رقم سبعة"), 6],
  [anyPhrase("eighth, 8th, number eight, الثامن, الثامنة, رقم ثمانية"), 7],
  [anyPhrase("ninth, 9th, number nine, التاسع, التاسعة, رقم تسعة"), 8],
  [anyPhrase("tenth, 10th, number ten, العاشر, العاشرة, رقم عشرة"), 9],
  [anyPhrase("last, the last, last one, الاخير, الاخيرة, اخر واحد"), -1],
];

/** "Pang-anim", "ika-5": a place in a list, which Filipino writes onto its number. */
const WRITTEN_ONTO =
  /(?<!\p{L})(pang|ika)[-‑ ](?=(?:apat|lima|anim|pito|walo|siyam|sampu|\d{1,2})(?![\p{L}\p{N}]))/giu;

/** A sentence in which each place in a list is one word. */
export const placesJoined = (sentence: string): string => sentence.replace(WRITTEN_ONTO, "$1");
