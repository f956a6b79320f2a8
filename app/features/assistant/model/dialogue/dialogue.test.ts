import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import type { Ask } from "../ask/ask";
import { asksOf } from "./dialogue";

const { lastOf, names } = sampleTalk();

/** An ask for each act that can be asked further about, in both scripts. */
const OPENINGS = [
  ["price", "كم كبسة دجاج من قدور الديرة؟"],
  ["price", "how much is a cheeseburger at Burger Al Hara?"],
  ["price", "وين أرخص شاورما؟"],
  ["price", "cheapest pizza"],
  ["similar", "شي زي المندي"],
  ["similar", "something like mandi"],
  ["suggest", "اقترح لي عشا"],
  ["suggest", "suggest something for dinner"],
] as const;

/** What a follow-up changes, and in what. */
const CHANGES: readonly (readonly [string, Partial<Ask>])[] = [
  ["في الملز", { area: "الملز" }],
  ["near Malaz", { area: "Malaz" }],
  ["لا قصدي في حطين", { area: "حطين" }],
  ["no, I meant Hittin", { area: "Hittin" }],
  ["حنا ثمانية", { people: 8 }],
  ["we'll be 8", { people: 8 }],
  ["بأقل من 60 ريال", { maxTotal: 60 }],
  ["under 60 riyals", { maxTotal: 60 }],
  ["بدون بصل", { without: ["بصل"] }],
  ["without onions", { without: ["onions"] }],
];

const KABSA = "2 chicken kabsa from Qudoor Al Deera";

test.each([
  "why do the two differ?",
  "why do they differ?",
  "bakit magkaiba ang dalawa?",
  "ليش الفرق بينهم؟",
  "الاثنين ليش مختلفين؟",
])("«%s» asks why of what was compared, as many as before, and all of it is understood", (said) => {
  const { dish, restaurant, quantity } = lastOf(KABSA);
  expect(lastOf(KABSA, said)).toMatchObject({
    focus: "why",
    left: "",
    ...{ dish, restaurant, quantity },
  });
  expect(lastOf("3 cheeseburger at Burger Al Hara", said).quantity).toBe(3);
});

test.each(["and to Al Malqa?", "paano sa Al Malqa?", "और Al Malqa तक?"])(
  "«%s» names the neighbourhood, and not a restaurant that is called after it",
  (said) => {
    const { dish, restaurant } = lastOf(KABSA);
    expect(lastOf(KABSA, said)).toMatchObject({ dish, restaurant, area: "Al Malqa" });
  },
);

test("a restaurant that is called after a neighbourhood keeps its name", () => {
  expect(lastOf("cheese croissant at Sanabel Al Malqa")).toMatchObject({
    restaurant: "Sanabel Al Malqa",
    area: "",
  });
});

describe.each(OPENINGS)("after %s: %s", (kind, opening) => {
  test.each(CHANGES)("«%s» changes that and nothing else", (said, change) => {
    const before = lastOf(opening);
    const after = lastOf(opening, said);
    expect(before.kind).toBe(kind);
    expect(after).toMatchObject({
      kind,
      dish: before.dish,
      restaurant: before.restaurant,
      ...change,
    });
    for (const slot of ["area", "people", "maxTotal", "size"] as const)
      if (!(slot in change)) expect([slot, after[slot]]).toEqual([slot, before[slot]]);
  });

  test("a number alone goes where the last number went", () => {
    expect(lastOf(opening, "under 100 riyals", "60 then").maxTotal).toBe(60);
    expect(lastOf(opening, "حنا ستة", "خلها 9").people).toBe(9);
  });

  test("thanks and greetings change nothing of what is asked after them", () => {
    const plain = lastOf(opening, "near Malaz");
    expect(lastOf(opening, "thanks!", "near Malaz")).toEqual(plain);
  });
});

describe.each(OPENINGS.filter(([kind]) => kind === "price"))("of %s: %s", (_kind, opening) => {
  test.each([
    ["and on platform B?", { platforms: ["platform_b"] }],
    ["وعلى المنصة ب؟", { platforms: ["platform_b"] }],
    ["how much is the delivery?", { focus: "delivery" }],
    ["وكم التوصيل؟", { focus: "delivery" }],
    ["why is it different?", { focus: "why" }],
    ["ليش الفرق؟", { focus: "why" }],
    ["was it cheaper before?", { focus: "history" }],
    ["كان أرخص قبل؟", { focus: "history" }],
    ["how much do I save?", { focus: "savings" }],
    ["كم أوفر؟", { focus: "savings" }],
    ["is it verified?", { focus: "age" }],
    ["the second one", { nth: 1 }],
    ["والثاني؟", { nth: 1 }],
  ] as const)("«%s» asks about the same", (said, change) => {
    const { dish, restaurant } = lastOf(opening);
    expect(lastOf(opening, said)).toMatchObject({ kind: "price", dish, restaurant, ...change });
  });
});

/** What has nothing to do with an order. */
const UNRELATED = [
  "My car broke down today.",
  "My brother is coming over tonight!",
  "I was at school until late.",
  "We just moved to a new apartment and the kitchen isn't ready yet.",
  "الجو حار اليوم والمكيف خربان.",
  "ولدي نجح في المدرسة!",
  "أخوي جاي عندي الليلة.",
  "Thanks for the help yesterday.",
];
const QUESTIONS = [
  ...OPENINGS.map(([, question]) => question),
  "where is the nearest branch of Burger Al Hara to Malqa?",
  "وين أقرب فرع لعمو حمزة من الملز؟",
  "what do they have at Bayt Al Qidr?",
];

describe.each(UNRELATED)("%s", (sentence) => {
  test.each(QUESTIONS)("before «%s» changes nothing", (question) => {
    const { greets: _, ...plain } = lastOf(question);
    const { greets: __, ...noisy } = lastOf(`${sentence} ${question}`);
    expect(noisy).toEqual(plain);
    expect(asksOf([`${sentence} ${question}`], names())).toHaveLength(1);
  });
});

test.each([
  ["قدور الدیرہ میں چکن کبسہ کتنے کا ہے؟", { kind: "price", dish: "chicken kabsa" }],
  ["हित्तीन के पास सबसे सस्ता बर्गर कहाँ मिलेगा?", { kind: "price", dish: "burger", area: "hittin" }],
  ["sabse sasta burger kahan milega bhai", { kind: "price", dish: "burger" }],
  ["Magkano ang chicken adobo sa Bahay Manila?", { kind: "price", restaurant: "Bahay Manila" }],
  ["katulad ng mandi", { kind: "similar", dish: "mandi" }],
  ["ہم چار لوگ ہیں، کچھ بتاؤ", { people: 4 }],
  ["Hapunan para sa dalawa, wala pang 60 riyal", { kind: "suggest", people: 2, maxTotal: 60 }],
  ["60 रियाल से कम में दो लोगों का खाना", { kind: "suggest", people: 2, maxTotal: 60 }],
  ["pyaz ke bina burger kitne ka hai", { dish: "burger", without: ["onion"] }],
] as const)("read in its own language: %s", (message, asked) => {
  expect(lastOf(message)).toMatchObject(asked);
});

/** The second, third and last of a list, as a follow-up in each language and its letters. */
test.each([
  ["وين أرخص شاورما؟", "والثاني؟", 1],
  ["cheapest shawarma", "the third one?", 2],
  ["سب سے سستا شاورما", "دوسرے والا کتنے کا ہے؟", 1],
  ["سب سے سستا شاورما", "تیسرا؟", 2],
  ["सबसे सस्ता शावरमा", "दूसरे वाला कितने का है?", 1],
  ["सबसे सस्ता शावरमा", "चौथा?", 3],
  ["sabse sasta shawarma", "aur dusra?", 1],
  ["sabse sasta shawarma", "aakhri wala", -1],
  ["pinakamurang shawarma", "magkano ang delivery nung pangalawa?", 1],
  ["pinakamurang shawarma", "yung pinakahuli", -1],
] as const)("«%s», «%s» points at a place of the list", (list, message, nth) => {
  expect(lastOf(list, message)).toMatchObject({ kind: "price", nth });
});

test.each([
  ["سب سے سستا شاورما", "اگلا؟"],
  ["सबसे सस्ता शावरमा", "अगला?"],
  ["pinakamurang shawarma", "yung susunod?"],
])("«%s», «%s» goes on by one", (list, message) => {
  expect(lastOf(list, message)).toMatchObject({ kind: "price", nth: 1 });
});

test.each(["मुझे मटन पसंद नहीं", "mujhe mutton pasand nahi", "مجھے مٹن پسند نہیں", "ayoko ng baka"])(
  "«%s» is a dislike in the person's own words",
  (text) => {
    expect(lastOf(text)).toMatchObject({ kind: "save", facts: [{ text, kind: "dislike" }] });
  },
);

test("marks of direction around a name are no part of it", () => {
  for (const at of ["میں", "سے"]) {
    const asked = `\u2068عمو حمزة\u2069 ${at} \u2068شاورما دجاج\u2069 کی قیمت کیا ہے؟`;
    expect(lastOf(asked).restaurant).toBe("عمو حمزة");
  }
  expect(lastOf("كم \u2068شاورما دجاج\u2069 من \u2068عمو حمزة\u2069؟")).toMatchObject({
    ...{ dish: "شاورما دجاج", restaurant: "عمو حمزة" },
  });
});

test.each([
  ["100 riyals, what should we eat?", 100],
  ["٧٥ ريال وحنا أربعة وش ناكل", 75],
  ["it was 30 riyals yesterday", null],
  ["دفعت ٤٠ ريال", null],
])("money is a limit where nobody says that it was paid: %s", (said, maxTotal) =>
  expect(lastOf(said).maxTotal).toBe(maxTotal),
);

test("what was picked under a limit is counted, and the limit is not", () => {
  const said = ["something cheap under 30 riyals", "how much is the first one?", "2 of it"];
  expect(lastOf(...said)).toMatchObject({ quantity: 2, maxTotal: null });
});

test.each([
  ["we are four, 90 riyals max, what should we eat?", "make it 110", 110],
  ["نبي عشا بحدود ١٢٠ وحنا ستة", "لا خل الميزانية ١٥٠", 150],
])("more than anybody orders of a dish is money: %s %s", (first, then, maxTotal) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "suggest", maxTotal }),
);

test("more than eat together are no people", () => {
  const [first, then] = ["we are five, what should we eat?", "70 then"];
  expect(lastOf(first, then)).toMatchObject({ people: 5, maxTotal: 70 });
});

test("many spaces say what one says", () => {
  const spaced = `how much${" ".repeat(900)}is a cheeseburger\t at${" ".repeat(900)}Burger Al Hara?`;
  expect(lastOf(spaced)).toEqual(lastOf("how much is a cheeseburger at Burger Al Hara?"));
});

test("whatever is written, something is answered", () => {
  const pieces = fc.constantFrom(
    ..."كم من في بدون 60 ريال برجر the second why cheapest near \u202e \ud800 ! ؟ . क़ में ng sa کتنے".split(
      " ",
    ),
  );
  const message = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(pieces, { maxLength: 20 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 3 }), (said) => {
      expect(asksOf(said, names()).length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["is Ammu Hamza open now?"],
  ["عمو حمزة فاتح الحين؟"],
  ["how much is a shawarma at Ammu Hamza?", "is it open now?"],
  ["كم شاورما من عمو حمزة؟", "متى يقفلون؟"],
  ["کیا عمو حمزہ ابھی کھلا ہے؟"],
  ["क्या अम्मू हमज़ा अभी खुला है?"],
  ["bukas ba ang Ammu Hamza ngayon?"],
])("%s %s asks whether that restaurant is open", (...said) => {
  const ask = lastOf(...said.filter((one) => typeof one === "string"));
  expect(ask).toMatchObject({ kind: "cannot", subject: "hours" });
  expect(ask.restaurant).not.toBe("");
});

test.each([
  "forget everything",
  "forget everything about me",
  "please delete everything you know about me",
  "انس كل شي",
])("«%s» means all that is kept, not what was told last", (said) => {
  expect(lastOf("I'm allergic to nuts", said).forgets).toMatch(/^(?:everything|كل شي)/u);
});
