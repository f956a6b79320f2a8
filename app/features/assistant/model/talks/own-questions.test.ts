import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { asksInOwn } from "../ask/asking";

const { lastOf } = sampleTalk();

describe("a question of Urdu, Hindi or Filipino is one without its sign", () => {
  const HINDI = new Set(["ur", "hi", "hi-Latn"]);
  const FILIPINO = new Set(["tl"]);
  test.each([
    ["mera number kisi ko dete to nahi", HINDI],
    ["گھر پر آپ کیا کرتے ہیں", HINDI],
    ["सब कब तक हो जाएगा", HINDI],
    ["puwede ba iyon bukas", FILIPINO],
  ])("%s", (sentence, spoken) => expect(asksInOwn(sentence, "", spoken)).toBe(true));

  test.each([
    ["kal office mein bohat kaam tha", HINDI],
    ["to nahi gaya main", HINDI],
    ["मेरा दिन अच्छा था", HINDI],
    ["ang init ngayon grabe", FILIPINO],
  ])("and «%s» is none", (sentence, spoken) => expect(asksInOwn(sentence, "", spoken)).toBe(false));
});

describe("what is asked of us is no small talk", () => {
  test.each([
    "dammam me kaam karta hai kya",
    "jeddah jana hai kal, wahan bhi kaam karti hai ye app",
    "pwede ba to sa Jeddah",
    "nagdedeliver ba kayo sa Dammam",
  ])("«%s»: another city", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "city" }),
  );

  test.each([
    ["ano ba tong app", "pwede mo ba akong iorder"],
    ["pano ako oorder kung ganon"],
    ["मेरे लिए ऑर्डर लगा दोगे?"],
    ["क्या मैं यहाँ पैसे दे सकता हूँ?"],
    ["to paise kahan dene hain"],
  ])("«%s»: we place no order, and take no money", (...said) =>
    expect(lastOf(...said).kind).toBe("cannot"),
  );

  test.each([
    "یہ ریٹ کس نے ڈالے ہیں",
    "ye daam aate kahan se hai",
    "कब अपडेट हुए थे",
    "کتنے دن پرانے ہیں؟",
    "sino naglagay ng presyo",
  ])("«%s»: where prices come from, and how old they are", (said) =>
    expect(lastOf(said).kind).toBe("about"),
  );

  test.each([
    ["کیرالا پیلس میں چکن بریانی کتنے کی ہے؟", "دو بندوں کے لیے کافی ہوگی؟"],
    ["sinigang sa Aling Nena", "kasya ba sa anim"],
  ])("«%s», «%s»: for how many it is enough, and no coffee", (...said) =>
    expect(lastOf(...said)).toMatchObject({ kind: "cannot", subject: "serves" }),
  );

  test("and how late an order is, is no name", () =>
    expect(lastOf("nasan na yung order ko", "bat ang tagal").subject).toBe("complaint"));
});

describe("a price is asked with its delivery", () => {
  const first = ["burger lang gusto ko yung pinakamura", "dagdagan mo ng fries"];
  test("and for all that is ordered", () => {
    expect(lastOf(...first, "magkano na lahat kasama delivery")).toMatchObject({
      ...{ kind: "compare", focus: "all", apart: true },
    });
  });

  test("and not for the fee", () => {
    const said = "shawarma 77 ka arabi shawarma kitne ka hai aur amo hamza ka";
    expect(lastOf(said, "jo sasta hai us se 4 mangwana hai, delivery mila ke")).toMatchObject({
      ...{ kind: "price", focus: "all", quantity: 4 },
    });
  });

  test("and what it is not to be above counts none of it", () =>
    expect(lastOf("tikka masala kitne ka hai wadi me", "30 se upar to nahi hai na")).toMatchObject({
      ...{ maxTotal: 30, quantity: null },
    }));
});

test("whoever asks for a place without meat hears of no other", () =>
  expect(lastOf("ओलाया के आसपास वेज खाने की जगह बताओ")).toMatchObject({
    ...{ kind: "suggest", area: "olaya" },
    without: ["vegetarian"],
  }));

test.each([
  ["veg roll kitne ka hai", "vegetable roll"],
  ["ویج نوڈلز کتنے کے ہیں", "vegetable noodles"],
  ["वेज नूडल्स कितने का है", "vegetable noodles"],
  ["veg fried rice kitne ka hai", "vegetable fried rice"],
])("before a dish «veg» is of its name: %s", (said, dish) =>
  expect(lastOf(said)).toMatchObject({ dish, without: [] }),
);

test.each(["mujhe veg chahiye", "مجھے ویج چاہیے"])("and alone it is what is eaten: %s", (said) =>
  expect(lastOf(said)).toMatchObject({ dish: "", without: ["vegetarian"] }),
);

test("«koi» is any, and no restaurant", () =>
  expect(lastOf("batha me koi south indian")).toMatchObject({ restaurant: "", area: "batha" }));

describe("what Filipinos ask beside prices, in their own words", () => {
  const first = "magkano beef tapsilog kay Aling Nena?";
  test.each([
    ["pwede ba sakin yung leche flan?", { kind: "inside", inside: "safe" }],
    ["makakain ko ba yung halo-halo?", { kind: "inside", inside: "safe" }],
    ["e pag mali, san ko irereport?", { kind: "cannot", subject: "wrongPrice" }],
    ["may makukuha ba ako kung magpasa ako ng resibo?", { kind: "cannot", subject: "howPoints" }],
    ["nasan ang Bahay Manila?", { kind: "nearest", restaurant: "Bahay Manila" }],
    ["e ano meron sila pang merienda", { kind: "restaurant", restaurant: "Aling Nena" }],
    ["ay ganun ba, eh di presyo na lang", { kind: "price", dish: "beef tapsilog" }],
    ["kape na may gatas", { kind: "price", inside: "" }],
    ["may gatas ba yung latte ng Rakwa?", { kind: "inside", inside: "milk" }],
    ["isa pang halo halo", { kind: "compare", apart: true }],
  ])("%s", (said, asked) => expect(lastOf(first, said)).toMatchObject(asked));
});

test.each(["pano lutuin ang adobo", "biryani kaise banate hain", "recipe ng sinigang"])(
  "«%s» asks how a dish is made, which nobody here knows",
  (said) => expect(lastOf(said)).toMatchObject({ aside: "recipe" }),
);

test("of what is shown, picking it up is no thing that is known", () =>
  expect(lastOf("halo halo magkano", "e kung pick up")).toMatchObject({ subject: "pickup" }));

test.each([
  "اقدر استلم بنفسي؟",
  "can i pick it up myself?",
  "khud le lun to?",
  "خود جا کر لے لوں؟",
])("«%s» asks for what we don't compare", (said) =>
  expect(lastOf("كبسة", said)).toMatchObject({ kind: "cannot", subject: "pickup" }),
);

test("a price without delivery is no question about picking up", () =>
  expect(lastOf("كم سعر كبسة لحم استلام من المطعم")).toMatchObject({
    kind: "price",
    focus: "item",
  }));

test("«wag lalampas ng 30» is a limit, and orders none", () =>
  expect(lastOf("murang kabsa wag lalampas ng 30")).toMatchObject({
    maxTotal: 30,
    quantity: null,
  }));
