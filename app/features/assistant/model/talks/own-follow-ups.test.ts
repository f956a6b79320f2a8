import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("what is asked next in Urdu, Hindi and Filipino", () => {
  test.each([
    ["anong kainan malapit sa Olaya", "yung wala pang 25 riyal"],
    ["restaurants near Olaya", "ones under 25 riyal"],
    ["olaya ke paas kaun se restaurant hain", "in mein 25 riyal se kam kuch batao"],
  ])("«%s», «%s»: what is to be had there for so much", (...said) =>
    expect(lastOf(...said)).toMatchObject({
      kind: "suggest",
      maxTotal: 25,
      area: expect.stringMatching(/^olaya$/i),
    }),
  );

  test.each([
    ["koi kumo se 1 california roll aur 2 miso soup", "wahan aur kya milta hai", "koi kumo"],
    ["spanish latte malaki sa Rakwa", "ano pa meron dun na matamis", "Rakwa"],
  ])("«%s», «%s»: what else they have", (first, said, restaurant) =>
    expect(lastOf(first, said)).toMatchObject({ kind: "restaurant", restaurant }),
  );

  test("a kind is no dish of the restaurant that is named next", () =>
    expect(
      lastOf("kuch meetha batao 30 riyal tak", "acha kunafa khalti hind ka rate?"),
    ).toMatchObject({ kind: "restaurant", dish: "sweets", restaurant: "kunafa khalti hind" }));

  test("what one place has not is looked for elsewhere", () =>
    expect(lastOf("al wadi indian mein palak paneer hai?", "to phir kahan milega")).toMatchObject({
      kind: "price",
      dish: "palak paneer",
      elsewhere: true,
    }));

  test("of another city nothing is kept", () =>
    expect(lastOf("khobar me delivery dete ho kya", "acha to olaya me dete ho")).toMatchObject({
      ...{ subject: "coverage", restaurant: "" },
    }));

  test.each([
    ["Malaz area, anong masarap na almusal", "bukas na ba ng 6am?"],
    ["san may murang adobo", "bukas na ba sila ng 6am?"],
  ])("«%s», «%s»: open then, and not tomorrow", (...said) =>
    expect(lastOf(...said)).toMatchObject({
      subject: "hours",
      when: { minutes: 6 * 60, days: null },
    }),
  );

  test("an app that is not the one shown is no name", () =>
    expect(lastOf("adobo kay aling nena", "sa kabilang app magkano?")).toMatchObject({
      ...{ kind: "price", restaurant: "aling nena", left: "" },
    }));
});

describe("what is wanted, and what not", () => {
  const ideas = "apat kami tapos 120 lang pera namin";
  test("«yung may kanin»: ideas with rice, and no dish of the first place", () =>
    expect(lastOf(ideas, "yung may kanin sana")).toMatchObject({
      ...{ kind: "suggest", dish: "rice", people: 4, restaurant: "" },
    }));

  test.each([
    ["50 riyal mein teen bandon ka khana ho jaye ga?", "mirchi wala na ho"],
    ["۵۰ ریال میں تین لوگوں کا کھانا بتاؤ", "مرچ والا نہ ہو"],
  ])("«%s», «%s»: nothing hot", (...said) =>
    expect(lastOf(...said)).toMatchObject({ kind: "suggest", people: 3, without: ["spicy"] }),
  );

  test("«do logo ka khana»: for two", () =>
    expect(lastOf("50 riyal me do logo ka khana batao")).toMatchObject({ people: 2 }));

  test.each(["is mein paneer to nahi hai", "usme cheeni hoti hai kya"])(
    "«%s»: whether it is in it",
    (said) => expect(lastOf("mango lassi kitne ka hai", said).kind).toBe("inside"),
  );
});

test("a name stays as it is written", () =>
  expect(lastOf("magkano burger sa KC's").restaurant).toBe("KC's"));

test("a place is near a neighbourhood without its article", () =>
  expect(lastOf("ملز کے پاس کون سے ریستوران ہیں")).toMatchObject({
    ...{ kind: "nearest", area: "ملز" },
  }));

test.each(["ye app free hai ya paise lete ho", "may bayad ba gumamit"])(
  "«%s»: what Waffir costs",
  (said) => expect(lastOf(said).subject).toBe("commission"),
);

test.each([
  ["بھائی جان شوارما کھانا ہے روضہ میں", "لحم والا دو عدد", 2],
  ["kabsa kahan milta hai malaz mein", "chicken wala teen", 3],
])("«%s», «%s»: that one in the place of what was shown", (first, said, quantity) =>
  expect(lastOf(first, said)).toMatchObject({ kind: "price", quantity, other: null }),
);

test.each([
  ["order kab tak aye ga", "tracking"],
  ["hindi me jawab do", "language"],
  ["Pano ako magdadagdag ng presyo", "addPrice"],
])("«%s» is asked of the service", (said, subject) => expect(lastOf(said).subject).toBe(subject));

test.each(["Sino may ari ng app na to", "tumhari app ko kaun chalata hai"])(
  "«%s»: who we are",
  (said) => expect(lastOf(said).kind).toBe("help"),
);

test("what is cheapest there is asked of the place that was found", () =>
  expect(lastOf("बर्गर अल हारा यास्मीन में है क्या", "वहाँ सबसे सस्ता क्या है")).toMatchObject({
    kind: "restaurant",
  }));

test("«di lalampas ng 40» is a limit", () =>
  expect(lastOf("ano masarap na pizza sa Qurtubah", "Yung di lalampas ng 40")).toMatchObject({
    ...{ kind: "suggest", maxTotal: 40 },
  }));

test.each([
  ["spanish latte rakwa ka rate kya hai", "bada wala do", null],
  ["spanish latte rakwa ka rate kya hai", "bada wala do cup", 2],
])("«%s», «%s»: to give, or two", (first, said, quantity) =>
  expect(lastOf(first, said)).toMatchObject({ size: "large", quantity }),
);

test.each([
  [
    ["قدور الدیرہ کا مرقوق کتنے کا پڑے گا", "اور جریش بڑا؟", "دونوں منگواؤں تو کتنا؟"],
    "نہیں یار صرف مرقوق",
    "مرقوق",
  ],
  [["burger al hara se do cheeseburger aur ek fries"], "sirf cheeseburger", "cheeseburger"],
])("%j, «%s»: that alone", (before, said, dish) =>
  expect(lastOf(...before, said)).toMatchObject({ kind: "price", dish, other: null }),
);

test("«ano pang iba» asks for others, and for no more of it", () =>
  expect(lastOf("pinakamurang burger", "Ano pang iba")).toMatchObject({
    ...{ more: true, quantity: null },
  }));

test.each([
  ["کیا یہاں سے آرڈر ہو جاتا ہے؟", "ordering"],
  ["bhai mere order me se chai gayab thi", "complaint"],
])("«%s» is asked of no dish", (said, subject) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
);

test("what we are good for is no vada", () =>
  expect(lastOf("تو پھر آپ کا فائدہ کیا ہے").kind).toBe("help"));

test("«सीफ़ूड» is a kind of food", () =>
  expect(lastOf("सीफ़ूड में क्या लूँ")).toMatchObject({ kind: "suggest", dish: "seafood" }));

test.each([
  [
    "Magkano chicken inasal sa Bahay Manila?",
    "dalawa nga tapos isang turon",
    "sino naglagay ng presyong yan?",
  ],
  ["sunny yolk me french toast aur latte kitne ka", "latte hata do", "ye daam kisne daale"],
])("«%s», «%s», «%s»: who told the prices, and no change", (...said) =>
  expect(lastOf(...said).kind).toBe("about"),
);
