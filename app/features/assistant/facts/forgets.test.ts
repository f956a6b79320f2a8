import { expect, test } from "vitest";
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
])("%s", (message, about) => expect(forgetsIn(message)).toBe(about));

test.each([
  "what should I eat for lunch?",
  "what can I eat under 25?",
  "don't worry",
  "don't forget that I can't eat liver",
  "وش آكل اليوم؟",
  "ما آكل لحم",
  "عندي حساسية من المكسرات",
])("nothing is forgotten: %s", (message) => expect(forgetsIn(message)).toBeUndefined());
