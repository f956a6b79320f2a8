import { expect, test } from "vitest";
import { budgetsSaid, judgesPrice, limitMarks, tellsPrice } from "./limits";
import { tokensOf } from "./tokens";

/** What the longest mark of a query says. */
function saidIn(query: string) {
  const [mark] = limitMarks(tokensOf(query)).sort((a, b) => b.end - b.start - (a.end - a.start));
  return mark && [mark.budget, mark.people];
}

test.each([
  ["شاورما دجاج بأقل من ١٠ ريال", 1000],
  ["burger under 20", 2000],
  ["بيتزا تحت 40", 4000],
  ["برجر بخمسة وعشرين ريال", 2500],
  ["شاورما دجاج بـ٢٠ ريال", 2000],
  ["मंडी बीस रुपये से कम", 2000],
  ["پچاس ریال سے کم میں بریانی", 5000],
  ["mandi 100 riyal ke andar", 10000],
  ["pizza na mas mababa sa 40 riyal", 4000],
  ["مندي بمية ريال", 10000],
  ["30 sar or less", 3000],
  ["cheeseburger max 30", 3000],
  ["karak max 3 riyals", 300],
  ["عشا ب١٠٠", 10000],
  ["مندي بحدود 60", 6000],
  ["كبسة دون 40", 4000],
  ["dinner within 90", 9000],
  ["ڈیڑھ سو میں کیا ملے گا", 15000],
  ["डेढ़ सौ में क्या मिलेगा", 15000],
  ["saadhe teen sau riyal mein biryani", 35000],
  ["मेरे पास दो सौ पचास रियाल हैं", 25000],
  ["بمية وخمسين ريال", 15000],
  ["two hundred and fifty riyals", 25000],
  ["isang daan at limampung riyal lang", 15000],
  ["what can u get me for 25", 2500],
  ["and something sweet after for 30", 3000],
  ["may 120 kami, ano pwede", 12000],
  ["something around 30", 3000],
  ["singkwenta lang, ano pwede", 5000],
  ["٥٠ بس وش آكل", 5000],
  ["only 40, what can i get", 4000],
  ["something between 30 and 50", 5000],
  ["بين ٣٠ و٥٠ ريال", 5000],
  ["30 se 50 riyal mein kuch", 5000],
  ["بیس ریال تک کچھ", 2000],
  ["20 each, what is there", 2000],
])("%s is paid at most", (query, budget) => expect(saidIn(query)).toEqual([budget, undefined]));

test.each([
  ["مندي لحم لخمسة أشخاص", 5],
  ["برجر لـ٤ أشخاص", 4],
  ["mixed grill for 6 people", 6],
  ["چار لوگوں کے لیے بریانی", 4],
  ["तीन लोगों के लिए बिरयानी", 3],
  ["pancit para sa limang tao", 5],
  ["كبسة تكفي ٣", 3],
  ["dinner for two", 2],
  ["حنا عشرة", 10],
  ["حنا عشرة نبي مندي", 10],
  ["مندي لـ٤ أنفار", 4],
  ["pizza for two", 2],
  ["dinner for 4 in Yasmin under 150", 4],
  ["عشا لاربعة في الياسمين", 4],
  ["pizza for 2 from fornello", 2],
  ["dinner for 20", 20],
  ["pizza for me and my wife", 2],
  ["dinner for my wife and 3 kids", 4],
  ["get us dinner for 20", 20],
  ["kabsa for 25", 25],
  ["around 30 people", 30],
  ["عندنا ١٢ عامل", 12],
])("%s: so many eat", (query, people) => expect(saidIn(query)).toEqual([undefined, people]));

test.each([
  "2 burgers",
  "2 نفر مندي لحم",
  "for 2 burgers",
  "بيتزا ب جبن",
  "برجر ٣",
  "x3 naan",
  "saath mein fries",
  "shawarma 77 mein kya hai",
])("%s is no limit", (query) => expect(saidIn(query)).toBeUndefined());

test.each(["cheeseburger max 2", "cheeseburger 2 max", "hum 2 burger", "حنا 2 برجر", "हम 2 बर्गर"])(
  "%s leaves its number to be counted",
  (query) => expect(saidIn(query)).toEqual([undefined, undefined]),
);

test.each(["under 30 minutes", "less than 500 calories", "أقل من ٣٠ دقيقة"])(
  "%s is neither money nor people",
  (query) => expect(saidIn(query)).toEqual([undefined, undefined]),
);

test.each([
  ["burger under 20", true, true],
  ["معي ٥٠ ريال", false, true],
  ["شاورما 20 ريال", false, false],
])("%s: how surely it is a limit", (query, isLimit, isAbout) =>
  expect(budgetsSaid(tokensOf(query))[0]).toMatchObject({ isLimit, isAbout }),
);

test("a limit may be less than anything costs, and counts nothing", () => {
  expect(saidIn("burger under 2")).toEqual([200, undefined]);
  expect(saidIn("max 2 burgers")).not.toEqual([200, undefined]);
});

test("«for 60» is money where it is told how many eat", () => {
  const marks = limitMarks(tokensOf("get us something for 60, we are 3"));
  expect(marks).toMatchObject([{ budget: 6000 }, { people: 3 }]);
});

test("what was paid, and what an amount is worth, is told from a limit", () => {
  expect(tellsPrice(tokensOf("it was 30 riyals"))).toBe(true);
  expect(tellsPrice(tokensOf("broast 15 riyal last time"))).toBe(true);
  expect(judgesPrice(tokensOf("هل 50 سعر معقول"))).toBe(true);
  expect([tellsPrice, judgesPrice].map((tells) => tells(tokensOf("burger under 20")))).toEqual([
    false,
    false,
  ]);
});

test.each([
  ["we are 4, budget 100", [100]],
  ["dinner for 4 max 80", [80]],
  ["100 budget", [100]],
  ["50 budget 2 burgers", [50]],
])("%s: a word for a limit is of the amount behind it, where there is one", (query, amounts) =>
  expect(budgetsSaid(tokensOf(query)).map(({ budget }) => budget / 100)).toEqual(amounts),
);
