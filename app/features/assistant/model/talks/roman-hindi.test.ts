import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const MANDI = "6 log hain, sabse sasti mandi kahan hai, 200 se upar na jaye";

describe("what is not wanted", () => {
  test.each(["gosht wala rehne do murghi wala dikhao", "گوشت والا رہنے دو مرغی والا دکھاؤ"])(
    "«%s»: the other kind, for as many and as little",
    (said) => {
      expect(lastOf(MANDI, said)).toMatchObject({
        ...{ dish: "mandi chicken", people: 6, maxTotal: 200, without: ["meat"] },
      });
    },
  );

  test("what is to stay as it is is not left out", () => {
    expect(lastOf(MANDI, "chicken hi rehne do").without).toEqual([]);
  });

  test.each([
    ["mujhe machli bilkul pasand nahi lekin jheenga chalta hai", "mujhe machli bilkul pasand nahi"],
    ["मुझे मशरूम पसंद नहीं लेकिन पनीर चलता है", "मुझे मशरूम पसंद नहीं"],
    ["مجھے پیاز سے الرجی ہے مگر لہسن ٹھیک ہے", "مجھے پیاز سے الرجی ہے"],
  ])("«%s»: what is set against it is no part of the fact", (said, fact) => {
    expect(lastOf(said).facts.map(({ text }) => text)).toEqual([fact]);
  });

  test("of two that are not eaten both are kept", () => {
    const said = "main beef nahi khata aur mujhe jhinge se allergy hai";
    expect(lastOf(said).facts).toHaveLength(2);
  });

  test.each([
    ["mummy ko doodh wali cheez nahi chalti, unke liye kya mangau?", { kind: "suggest" }],
    ["meri ammi ko sugar hai, un ke liye meetha kya theek rahega", { dish: "sweets" }],
  ])("«%s» tells what somebody cannot have, and asks for something else", (said, asked) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ restaurant: "", ...asked });
    expect(ask.facts).toHaveLength(1);
  });
});

describe("numbers", () => {
  test.each([
    ["6 log, mandi ya kabsa, 200 se upar na jaye", 200],
    ["100 me teen log ka ho jayega?", 100],
    ["پچاس سے زیادہ نہ جائے، کوئی برگر", 50],
  ])("«%s»: what is paid at most, and no restaurant", (said, maxTotal) => {
    expect(lastOf(said)).toMatchObject({ restaurant: "", maxTotal });
  });

  test("in a restaurant's name are no money", () => {
    expect(lastOf("shawarma 77 me spicy shawarma kitne ka")).toMatchObject({
      ...{ restaurant: "shawarma 77", maxTotal: null },
    });
  });

  test.each([
    ["24 कैरेट कॉफी में मोका कितने का?", { dish: "mocha", quantity: null }],
    ["hum log paanch hain, kuch non veg dilwao", { dish: "meat", people: 5 }],
  ])("«%s» count what they are said of", (said, asked) => {
    expect(lastOf(said)).toMatchObject(asked);
  });
});

describe("what a dish has in it", () => {
  test.each([
    ["Tiger Wok ke pad thai me jhinga hota hai kya?", { inside: "shrimp", dish: "pad thai" }],
    ["spring rolls mein anda hota hai kya?", { inside: "egg", dish: "spring rolls" }],
  ])("«%s» asks for no price", (said, asked) => {
    expect(lastOf(said)).toMatchObject({ kind: "inside", ...asked });
  });

  test("a restaurant is no dish", () => {
    expect(lastOf("Tiger Wok me jhinga noodles milte hain kya?").kind).not.toBe("inside");
  });
});

test("another question is no order beside what was asked before", () => {
  const asked = lastOf("cappuccino me doodh hota hai kya", "achha chhodo, kaali chai kahan milegi");
  expect(asked).toMatchObject({ kind: "price", dish: "red tea", apart: false });
});

describe("near somewhere", () => {
  test.each([
    ["ملز میں آس پاس ناشتہ کہاں ملے گا", { kind: "nearest", dish: "breakfast", area: "ملز" }],
    ["malaz me aas paas koi burger", { dish: "burger", area: "malaz" }],
    ["सुलैमानिया के आसपास मेरे लिए क्या मिलेगा?", { kind: "suggest", area: "sulaimaniya" }],
  ])("«%s»", (said, asked) => {
    expect(lastOf(said)).toMatchObject(asked);
  });
});

test("a mother in a name is no mango, which «آم» is", () => {
  expect(lastOf("ام فہد سے گوشت والی فطیرہ")).toMatchObject({ restaurant: "ام فہد" });
  expect(lastOf("آم کا جوس کتنے کا ہے")).toMatchObject({ dish: "mango juice" });
});

test("what is exchanged in the same size", () => {
  const first = "Pizza Fornello se ek large pepperoni aur ek medium super supreme";
  expect(
    linesOf(lastOf(first, "pepperoni hata ke margherita kar do, size wahi")).map(
      ({ dish, size }) => [dish, size],
    ),
  ).toEqual([
    ["margherita", "large"],
    ["super supreme", "medium"],
  ]);
});

test.each([
  ["ye app paise kaise kamata hai, upar se kuch jodte ho kya?", "commission"],
  ["وافر پیسے کیسے کماتا ہے؟", "commission"],
])("«%s» asks what Waffir takes", (said, subject) => {
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject, restaurant: "" });
});
