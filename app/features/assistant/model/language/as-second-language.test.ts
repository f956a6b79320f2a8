import { expect, test } from "vitest";
import { asSecondLanguage } from "./as-second-language";

test.each([
  ["how much is come with delivery", "how much is it in total with delivery"],
  ["which app is low", "which app is cheapest"],
  ["from which application i take", "which app should i order from"],
  ["which one is less price?", "which one is cheaper?"],
  ["most cheap one", "cheapest one"],
  ["nearby me what is there", "near me what is there"],
  ["how you are getting the price", "how do you get the price"],
  ["price is old or new?", "are the prices up to date?"],
  ["any offer today?", "any offers today?"],
  ["ok leave it, tell shawarma price", "ok never mind, tell shawarma price"],
  ["one burger and cold drink", "one burger and soft drink"],
  ["number 2", "the 2nd one"],
  ["in malaz area who is having", "in malaz area who has it"],
  ["what all they have in kerala palace", "what is on the menu of kerala palace"],
  ["rate list of kerala palace", "menu of kerala palace"],
  ["shawarma 77 timing", "shawarma 77 opening hours"],
  ["fish fry", "fried fish"],
  ["for 2 adult 3 child", "for 2 adults 3 children"],
  ["any hidden charges?", "do you charge anything?"],
  ["non veg under 20", "meat under 20"],
  ["non spicy only", "not spicy only"],
  ["how much time it take to come", "how long it take to come"],
])("«%s» is put as «%s»", (said, put) => expect(asSecondLanguage(said)).toBe(put));

test.each([
  "something cold, any cold drinks?",
  "how much is the chicken mandi with delivery",
  "which app is cheapest for shawarma",
  "low carb food near olaya",
  "can you offer me a table",
  "number 2 large pizza from Fornello",
  "leave it at the door",
  "we are having a party for 10",
  "which one is cheaper",
  "delivery time to olaya",
  "chicken and fries",
])("«%s» stays as it is", (said) => expect(asSecondLanguage(said)).toBe(said));
