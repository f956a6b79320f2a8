import { expect, test } from "vitest";
import { isFitToShow } from "./fit-to-show";

test.each([
  "شاورما دجاج",
  "سوشي سلمون",
  "7up",
  "زبدة بالعسل",
  "Scunthorpe burger",
  "2 4 6 قطع",
  "Crème brûlée",
])("%s may be shown", (text) => expect(isFitToShow(text)).toBe(true));

test.each([
  ["a phone number", "شاورما 0501234567"],
  ["one with spaces and a plus", "call +966 50 123 4567"],
  ["one in Arabic-Indic digits", "٠٥٠١٢٣٤٥٦٧"],
  ["one with invisible marks in it", "050\u200f123\u200f4567"],
  ["a mailbox", "me@example.org"],
  ["a page", "www.example.org"],
  ["a blocked word", "sex on a plate"],
  ["one with its article", "الكلب"],
  ["one that is stretched and vowelled", "كَـلْـب"],
  ["one in full width", "ＳＥＸ"],
  ["no letters", "12 34"],
  ["one letter", "x"],
  ["a novel", "كلام ".repeat(9)],
  ["a long word", "ا".repeat(61)],
])("%s may not", (_, text) => expect(isFitToShow(text)).toBe(false));
