import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["ما شاء الله عليك فنان"],
  ["شكرا يا فنان"],
  ["والله انك فنان"],
  ["كم كبسة دجاج", "حلو"],
])("%s %s: praise names no dish", (...said) => expect(lastOf(...said).kind).toBe("thanks"));

test.each([["نان بالثوم", "نان بالثوم"]])("«%s» is a dish", (said, dish) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", dish }),
);

test.each(["حلو", "sweet"])("«%s» first of all is something sweet", (said) =>
  expect(lastOf(said).kind).toBe("suggest"),
);

describe("«انا» names nothing", () => {
  test.each(["انا جوعان", "انا ابي شاورما", "انا لحالي وش اطلب", "وانا ابي شاورما"])("%s", (said) =>
    expect(lastOf(said)).toMatchObject({ left: "", query: "" }),
  );
  test("it says where somebody is", () =>
    expect(lastOf("انا بالملقا")).toMatchObject({ kind: "nearest", area: "الملقا" }));
  test("and that they are one more", () =>
    expect(lastOf("انا وزوجتي نبي كبسه")).toMatchObject({ dish: "كبسه", people: 2 }));
});

test.each([
  ["هههه طيب كنافه", "كنافه"],
  ["haha ok how much is kunafa", "kunafa"],
])("%s: laughter is left out", (said, dish) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, left: "" }),
);

test("«ههههه» alone is laughter", () => expect(lastOf("هههههه").kind).toBe("chat"));

describe("one more of an order of several", () => {
  test.each([
    ["ابي شاورما دجاج وبطاطس", "زيد وحدة"],
    ["burger and fries", "add one more"],
  ])("%s, %s: of which is asked", (...said) =>
    expect(lastOf(...said)).toMatchObject({ kind: "choose", unsure: { of: "line", count: 2 } }),
  );
  test("what is chosen changes the order", () =>
    expect(lastOf("ابي شاورما دجاج وبطاطس", "زيد وحدة", "2 شاورما دجاج")).toMatchObject({
      ...{ kind: "compare", apart: true, quantity: 2 },
    }));
  test("after a dish was added it is of that", () =>
    expect(lastOf("ابي شاورما دجاج وبطاطس", "زيد بيبسي", "زيد وحدة").rest.at(-1)).toMatchObject({
      ...{ dish: "بيبسي", quantity: 2 },
    }));
});

test("what nobody knows with a size of its own is no second size of the dish", () => {
  const said = "بيتزا مارقريتا كبيره ولا زربليط وسط ايهم ارخص";
  expect(lastOf(said)).toMatchObject({ kind: "price", left: "زربليط" });
  expect(lastOf("بيتزا مارقريتا كبيره ولا وسط ايهم ارخص").kind).toBe("compare");
});

test.each([
  ["الاسعار تشمل التوصيل؟", "cannot", "vat"],
  ["تطلبون عني؟", "cannot", "ordering"],
  ["وش هو وافر", "help", null],
  ["كم التوصيل من عمو حمزة", "price", null],
])("«%s» is %s of %s", (said, kind, subject) =>
  expect(lastOf(said)).toMatchObject({ kind, subject }),
);
