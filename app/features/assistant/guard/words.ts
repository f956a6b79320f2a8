import { fold } from "~/features/names";

/** Number words up to a thousand, folded; the tens and units of Arabic are joined by «و». */
const UNITS: Record<string, number> = {};
function put(value: number, words: string): void {
  for (const word of words.split(",")) UNITS[fold(word)] = value;
}
put(0, "zero, صفر");
put(1, "one, واحد, واحدة");
put(2, "two, اثنين, اثنان, ثنين, اثنتين, اتنين");
put(3, "three, ثلاث, ثلاثة, تلاته");
put(4, "four, أربع, أربعة");
put(5, "five, خمس, خمسة");
put(6, "six, ست, ستة");
put(7, "seven, سبع, سبعة");
put(8, "eight, ثمان, ثمانية, ثماني, تمانية");
put(9, "nine, تسع, تسعة");
put(10, "ten, عشر, عشرة");
put(11, "eleven, احدعش, احدعشر, إحدى عشر, أحد عشر");
put(12, "twelve, اثنعش, اثناعشر, طنعش");
put(13, "thirteen, ثلاثطعش, ثلطعش, ثلاثتعش");
put(14, "fourteen, اربعطعش, أربعتعش");
put(15, "fifteen, خمسطعش, خمستعش");
put(16, "sixteen, ستطعش, سطعش, ستعش");
put(17, "seventeen, سبعطعش, سبعتعش");
put(18, "eighteen, ثمنطعش, ثمانتعش, ثمنتعش");
put(19, "nineteen, تسعطعش, تسعتعش");
put(20, "twenty, عشرين, عشرون");
put(30, "thirty, ثلاثين, ثلاثون, تلاتين");
put(40, "forty, fourty, أربعين, أربعون");
put(50, "fifty, خمسين, خمسون");
put(60, "sixty, ستين, ستون");
put(70, "seventy, سبعين, سبعون");
put(80, "eighty, ثمانين, ثمانون, تمانين");
put(90, "ninety, تسعين, تسعون");
put(100, "hundred, مية, مئة, مائة, ميه");
put(200, "ميتين, مئتين, مائتين, مئتان");
put(300, "ثلاثمية, ثلاثمئة, ثلاثمائة");
put(400, "أربعمية, أربعمئة, أربعمائة");
put(500, "خمسمية, خمسمئة, خمسمائة");
put(1000, "thousand, ألف, الف");
put(2000, "ألفين, الفين");

/** The value of a folded number word, with or without the «و» written onto it. */
export function wordValue(word: string): number | undefined {
  const folded = fold(word);
  if (Object.hasOwn(UNITS, folded)) return UNITS[folded];
  const bare = folded.replace(/^[وب]/, "");
  return bare !== folded && Object.hasOwn(UNITS, bare) ? UNITS[bare] : undefined;
}

/** Several number words in a row: "one hundred nineteen" is 119, «خمسة وعشرين» 25. */
export function sumOf(values: readonly number[]): number {
  let all = 0;
  let part = 0;
  for (const value of values) {
    if (value === 1000) {
      all += Math.max(1, part) * 1000;
      part = 0;
    } else if (value === 100) part = Math.max(1, part) * 100;
    else part += value;
  }
  return all + part;
}
