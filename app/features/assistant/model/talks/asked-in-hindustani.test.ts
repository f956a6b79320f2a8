import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["shawarma ki delivery kitni hai", { kind: "price", dish: "shawarma", focus: "delivery" }],
  ["برگر کی ڈیلیوری کتنی ہے", { kind: "price", focus: "delivery" }],
  ["shawarma delivery samet kitna", { kind: "price", focus: "all" }],
  ["delivery samet?", { kind: "cannot", subject: "vat" }],
  ["mujhe order cancel karna hai", { kind: "cannot", subject: "tracking" }],
  ["ऑर्डर रद्द करना है", { kind: "cannot", subject: "tracking" }],
  ["mere aas paas kahan khaun", { kind: "nearest", query: "" }],
  ["hum 6 log hain 150 riyal me kya mangwayen", { kind: "suggest", people: 6, left: "" }],
  ["kya app mera number restaurant ko deti hai?", { kind: "cannot", subject: "privacy" }],
  ["क्या आप मेरी लोकेशन देख सकते हो", { kind: "cannot", subject: "location" }],
  ["بخاری چاول والی پلیٹ کتنے کی ہے", { kind: "price", restaurant: "" }],
  ["گرین پلیٹ کا مینو", { kind: "restaurant", dish: "" }],
  ["मुझे 2 कोल्ड ब्रू और 1 कुकी चाहिए", { kind: "compare", dish: "cold brew", quantity: 2 }],
])("what is asked in Hindi and Urdu is that: %s", (message, asked) =>
  expect(lastOf(message)).toMatchObject(asked),
);

test.each([
  ["chicken biryani aur butter chicken", "bina delivery ke kitna banega"],
  ["چکن بریانی اور بٹر چکن", "ڈیلیوری کے بغیر کتنا بنتا ہے"],
  ["برياني دجاج وبتر تشيكن", "بدون توصيل كم"],
])("%s, %s is asked of its dishes", (order, said) =>
  expect(lastOf(order, said)).toMatchObject({ kind: "compare", focus: "item" }),
);

test.each([
  ["biryani aur butter chicken", "دونوں کی ایک ایک پلیٹ منگواؤں تو"],
  ["دو پلیٹ بریانی اور ایک پلیٹ دال"],
])("a plate counts what is ordered, and is no restaurant: %s", (...said) =>
  expect(lastOf(...said)).toMatchObject({ kind: "compare", restaurant: "" }),
);

test("what is open somewhere is told of each place there", () =>
  expect(lastOf("रात 1 बजे Olaya में क्या खुला है").list).toMatchObject({ kind: "nearest" }));

test("a second platform is one by its letter alone, and no restaurant", () =>
  expect(lastOf("masala dosa platform a pe kitne ka, b pe kitne ka")).toMatchObject({
    restaurant: "",
    platforms: ["platform_a", "platform_b"],
  }));

test.each([
  "میں الرجی والا ہوں مونگ پھلی سے، کچھ بتاؤ",
  "mujhe peanut se allergy hai kuch batao",
  "mein allergic hoon peanut se, kuch batao",
  "allergy hai mujhe moongphali se, kya khaun",
  "मुझे मूंगफली से एलर्जी है कुछ बताओ",
  "allergy sa mani, ano pwede",
])("what somebody is allergic to is no wish: %s", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "", facts: [{ kind: "allergy" }] }),
);

test("that somebody is not allergic tells no allergy", () =>
  expect(lastOf("mujhe allergy nahi hai shrimp se").facts).toEqual([]));

test.each(["waffir pe paise kaise bachenge", "waffir paano makakatipid"])(
  "Waffir is no restaurant: %s",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "help" }),
);

test("what a dish costs on Waffir is what it costs", () =>
  expect(lastOf("waffir me biryani kitne ki")).toMatchObject({ dish: "biryani", restaurant: "" }));
