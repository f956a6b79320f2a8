import { expect, test } from "vitest";
import { spelledOut } from "./spelled-out";

test.each([
  ["how much r 3 naans n 1 dal", "how much are 3 naans and 1 dal"],
  ["7elw w r5ee9", "حلو و رخيص"],
  ["broast 8 get3", "broast 8 قطع"],
  ["3nd 3mo hamza", "عند 3mo hamza"],
  ["مافيه أرخص", "ما فيه أرخص"],
  ["V60 from Rakwa", "V60 from Rakwa"],
  ["وين فرعها", "وين فرعهم"],
  ["ماكدونالدز", "ماكدونالدز"],
])("%s", (message, read) => expect(spelledOut(message)).toBe(read));

test("words without figures are heard only in what is Arabic for certain", () => {
  expect(spelledOut("eish arkhas tatbeeg", true)).toBe("وش ارخص تطبيق");
  expect(spelledOut("burger mn burger al hara", true)).toBe("burger من burger al hara");
  expect(spelledOut("eish arkhas tatbeeg")).toBe("eish arkhas tatbeeg");
});

test("the article of a name is written apart, and that of a dish is not", () => {
  expect(spelledOut("mn burger aldeera", true)).toBe("من burger al deera");
  expect(spelledOut("fettuccine alfredo", true)).toBe("fettuccine alfredo");
});
