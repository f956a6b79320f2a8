import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { languageIn, languageOf } from "./language";
import { voiceIn } from "./voice";

const { lastOf, names } = sampleTalk();

const ROMAN = "sabse sasta burger kahan hai";

test("Hindi or Urdu in Latin letters is answered in the language of the page, unless something tells", () => {
  expect(voiceIn([ROMAN], "en")).toBe("en");
  expect(voiceIn([ROMAN], "ur")).toBe("ur");
  expect(voiceIn([ROMAN], "hi")).toBe("hi");
  // Arabic is what a page has that nobody chose.
  expect(voiceIn([ROMAN], "ar")).toBe("hi");
  expect(voiceIn([ROMAN], null)).toBe("hi");
  expect(voiceIn(["shukriya, burger kitne ka hai"], "en")).toBe("ur");
  expect(voiceIn(["namaste, burger kitne ka hai"], "en")).toBe("hi");
  expect(voiceIn(["burger kitnay ka hy"], null)).toBe("ur");
  expect(voiceIn(["burger milne mein kitna samay lagta hai"], "en")).toBe("hi");
  expect(voiceIn(["برگر کتنے کا ہے؟", ROMAN], "en")).toBe("ur");
  expect(voiceIn(["बर्गर कितने का है?", ROMAN], "en")).toBe("hi");
});

test.each([
  ["nihari kitne ki hai", "ur"],
  ["bohat bhook lagi hai, aik burger", "ur"],
  ["2 logon ke liye wahan jatay hain", "ur"],
  ["chicken karahi aur naan, total kitna", "ur"],
  ["do bande hain, iftari ke liye burger kitne ka hai", "ur"],
  ["masala dosa kitne ka hai", "hi"],
  ["kadai paneer kitne ka hai", "hi"],
  ["dosa ya nihari, kaunsa sasta hai", "hi"],
])(
  "where the page was chosen by nobody, what they eat and how they spell tells: «%s»",
  (said, voice) => {
    expect(voiceIn([said], null)).toBe(voice);
    expect(voiceIn([said, "aur do burger"], "ar")).toBe(voice);
  },
);

test("what a sentence is built with tells its language, not what it borrows", () => {
  expect(languageOf("delivery fee ng burger")).toBe("tl");
  expect(languageOf("menu of Kusina ng Nanay")).toBe("en");
  expect(languageOf("عمو حمزة کا مینو")).toBe("ur");
});

test("«min» before an order is no Arabic", () => {
  expect(languageOf("min order?")).toBe("en");
  expect(languageOf("kam shawarma min amo hamza")).toBe("ar");
});

test("a word that two languages have tells neither, and what stands behind an amount tells Hindi", () => {
  expect(languageOf("is hindi food spicy")).toBe("en");
  expect(languageOf("mutton biryani at wadi hindi")).toBe("en");
  expect(languageOf("hindi maanghang")).toBe("tl");
  expect(languageOf("large shawarma sa Amo Hamza")).toBe("tl");
  expect(languageOf("chhota sa pizza")).not.toBe("tl");
  expect(languageOf("15 riyal tak ka pizza")).toBe("ur");
  expect(languageOf("tak coffee for 15 riyals")).toBe("en");
});

test("a long name in Latin letters makes no English of an Arabic question, nor an Arabic dish Arabic of an English one", () => {
  expect(languageOf("كم تشيز برجر من Smoke Alley Burger؟")).toBe("ar");
  expect(languageOf("وين أقرب Bombay Tiffin Corner")).toBe("ar");
  expect(languageOf("Smoke Alley Burger میں چیز برگر کتنے کا ہے")).toBe("ur");
  expect(languageOf("price of كبسة at Qudoor Al Deera")).toBe("en");
});

test.each([
  "deliver it to Malaz at 9 pm",
  "sugar free latte",
  "cheese burger pay online",
  "papa burger",
  "biriyani cheapest",
  "lang kitchen prices",
  "how much is the burger at Lang Kitchen",
  "note the size",
  "deliver to Hittin at noon",
  "onion ring",
  "I moved to Malqa, update my neighbourhood",
  "is there an offer",
  "how much is the po boy sandwich?",
  "burger no limit",
  "highest rating",
  "track order",
  "credit card",
  "per head",
  "I'm at King Saud University right now",
  "sing me a song please",
])("English words that other languages borrow leave «%s» English", (said) =>
  expect(languageOf(said)).toBe("en"),
);

test.each(["Amo Hamza ka number do", "usi ka do kar do"])(
  "«%s» asks in Hindi or Urdu, whatever of it is English",
  (said) => expect(["hi", "ur"]).toContain(languageOf(said)),
);

test("thanks at the end change no language", () => {
  expect(voiceIn(["burger kitne ka hai", "ok shukriya"], "hi")).toBe("hi");
  expect(voiceIn(["burger kitne ka hai", "ok shukriya"], "ur")).toBe("ur");
});

test.each([
  "cheapest chicken shawarma in olaya po?",
  "Where is the nearest Bahay Manila po",
  "how much is the large one lang",
  "delivery fee of the burger naman",
  "good for 4 na ba yun",
  "may halal na bulalo ba",
  "ano ba waffir",
])("one particle that only Filipino has makes «%s» Filipino", (said) =>
  expect(languageOf(said)).toBe("tl"),
);

test.each([
  "kamla juice",
  "basal pakora",
  "mata",
  "garib nawaz hotel",
  "samak",
  "give me koi kumo price",
  "show me koi kumo menu",
])("words of Arabic or Hindi that are names as well leave «%s» English", (said) =>
  expect(languageOf(said)).toBe("en"),
);

test("a word that is Arabic among others makes no Arabic of Hindi or Filipino", () => {
  expect(["hi", "ur"]).toContain(languageOf("kamla ka juice"));
  expect(languageOf("may kamel ba sa Olaya")).toBe("tl");
  expect(["hi", "ur"]).toContain(languageOf("batha me koi south indian"));
});

test.each(["hummus at Zaytoon w Zaatar", "Zaytoon w Zaatar", "Bistek Tagalog"])(
  "the names in «%s» are of no language",
  (said) => expect(languageIn([said], names())).toBe("en"),
);

test.each([
  ["abi samak", "ar"],
  ["kam hummus men Zaytoon w Zaatar", "ar"],
  ["roz w la7m", "ar"],
  ["magkano ang Bistek Tagalog", "tl"],
  ["Zaytoon w Zaatar ka menu kya hai", "ur"],
])("around a name «%s» is still %s", (said, language) =>
  expect(languageIn([said], names())).toBe(language),
);

test("of the name of a restaurant no word is one of a dish", () =>
  expect(lastOf("hummus at Zaytoon w Zaatar").dish).toBe("hummus"));

test.each([
  ["kerala palace ki biryani", "ur"],
  ["2 butter chicken aur 4 naan al wadi indian se", "ur"],
  ["smash burger ka price", "ur"],
  ["chicken chow mein price", "en"],
  ["bistek tagalog", "en"],
])("«%s» is told by what joins its names: %s", (said, language) => {
  expect(languageIn([said], names())).toBe(language);
});

test.each(["Sir kindly tell me, mutton biryani is available in Batha?"])(
  "«%s» is English, however polite",
  (said) => expect(languageOf(said)).toBe("en"),
);

test("«hm» and «df» are of Filipino only among its words", () => {
  expect(languageIn(["hm df"], names())).toBe("tl");
  expect(languageIn(["hm po sinigang"], names())).toBe("tl");
  expect(languageIn(["how much delivery fee hm"], names())).toBe("en");
  expect(languageIn(["hm"], names())).toBe("en");
  expect(languageIn(["order at 9 burgers"], names())).toBe("en");
  expect(languageIn(["adobo at 1 lumpia"], names())).toBe("tl");
});

test.each([
  ["tl", "magkano ang adobo"],
  ["hi", "burger kitne ka hai"],
  ["ar", "بكم الكبسة"],
])("neither a dish nor «ok» changes that a talk is in %s", (voice, said) => {
  for (const next of ["butter chicken", "ok", "thanks", "cheese burger", "2 naan", "large pizza"])
    expect(voiceIn([said, next], null, names())).toBe(voice);
});

test("a name alone is answered in the language of a page that was chosen, a question in its own", () => {
  expect(voiceIn(["butter chicken"], "hi", names())).toBe("hi");
  expect(voiceIn(["butter chicken"], "ar", names())).toBe("en");
  expect(voiceIn(["how much is butter chicken"], "hi", names())).toBe("en");
  expect(voiceIn(["بكم الكبسة", "how much is the large one?"], null, names())).toBe("en");
});

test("Hindi and Urdu in Latin letters stay what they were in a talk, until other letters tell", () => {
  const talk = [
    "nihari kitne ki hai",
    "aur paneer ka rate",
    "samosa bhi batao",
    "naan kitne ka hai",
  ];
  for (const end of [1, 2, 3, 4]) expect(voiceIn(talk.slice(0, end), null)).toBe("ur");
  expect(voiceIn(["dosa batao", "bahut shukriya, kaam ban gaya"], null)).toBe("hi");
  const long = ["bhaiya burger kitne ka hai", ...talk, "shukriya, aur chai?"];
  for (const end of [1, 3, 6]) expect(voiceIn(long.slice(0, end), null)).toBe("hi");
  expect(voiceIn([...long, "برگر کتنے کا ہے؟", "aur naan?"], null)).toBe("ur");
});

test.each(["ok thank you sir god bless", "hello, you deliver to Batha?"])(
  "«%s» is English",
  (said) => expect(voiceIn([said], "ar", names())).toBe("en"),
);
