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
