import { expect, test } from "vitest";
import { companyAt } from "./company";
import { tokensOf } from "./tokens";

/** How many the first of those who are added up in a text are. */
function peopleIn(text: string): number | undefined {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, at) => companyAt(tokens, at)?.people ?? [])[0];
}

test.each([
  ["me, my wife and 3 kids want pizza", 5],
  ["i have 3 kids and my wife, what can i feed them", 5],
  ["im with 3 friends, what can we eat", 4],
  ["me and my 4 friends", 5],
  ["my wife and i", 2],
  ["main aur mera dost, hamare paas 45 hain", 2],
  ["dinner for my wife and 3 kids", 4],
  ["أنا وزوجتي وثلاث أطفال نبي عشا", 5],
  ["لي ولزوجتي", 2],
  ["أنا وزوجتي وولدين", 4],
  ["we're a couple with two kids", 4],
  ["2 adults 3 children", 5],
  ["٣ اطفال وانا وامهم", 5],
  ["معي ٣ من اخوياي وش نتعشى", 4],
  ["main aur meri biwi aur do bachche", 4],
  ["2 doston ke saath hun", 3],
  ["میں اور میرے تین دوست آئیں گے", 4],
  ["मैं और मेरे दो दोस्त", 3],
  ["مجھے اور میرے تین دوستوں کو مندی چاہیے", 4],
  ["mere aur mere 3 doston ke liye kabsa", 4],
  ["mere aur meri biwi ke liye", 2],
  ["hum teen bhai aur ammi", 4],
  ["أنا وثلاثة من أخوياي", 4],
  ["مندي لي ولثلاثة من اصحابي", 4],
  ["mandi para sa akin at sa 3 kong kaibigan", 4],
  ["kasama ko ang 3 kaibigan ko, ano pwede", 4],
])("%s: those who eat are added up", (text, people) => expect(peopleIn(text)).toBe(people));

test.each([
  "tell me, my friend wants a burger",
  "my wife wants a burger",
  "آج افطاری میں دس لوگ ہیں",
  "i have 3 kids",
  "burger with fries and 2 colas",
  "mujhe burger aur do naan chahiye",
  "زوجتي ما تاكل سمك",
  "tatlo kami ng mga kasama ko",
  "mere paas 45 hain",
  "hum 4 log",
])("%s: nobody is added to anybody", (text) => expect(peopleIn(text)).toBeUndefined());
