import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { asksOf } from "../dialogue/dialogue";

const { lastOf, names } = sampleTalk();

describe("one kitchen or another", () => {
  test.each([
    ["any Turkish or Lebanese around Olaya?", ["Turkish", "Lebanese"]],
    ["وين مطعم هندي أو فلبيني قريب من العليا", ["هندي", "فلبيني"]],
    ["may Filipino o Indian ba sa Malaz?", ["filipino", "indian"]],
  ])("«%s» asks for the places of each", (said, kitchens) => {
    const asks = asksOf([said], names());
    expect(asks.map(({ dish, restaurant }) => (dish || restaurant).toLowerCase())).toEqual(
      kitchens.map((one) => one.toLowerCase()),
    );
    expect(asks).toMatchObject([{ kind: "nearest" }, { kind: "nearest" }]);
  });

  test.each([
    ["batha ke paas koi pakistani ya indian hotel hai", ["indian"]],
    ["بطحہ کے پاس کوئی پاکستانی یا انڈین ہوٹل ہے", ["indian"]],
    ["مطعم باكستاني ولا هندي قريب من البطحاء", ["هندي"]],
    ["ملز کے پاس یمنی یا ترکی ہوٹل", ["yemeni", "ترکی"]],
  ])("«%s»: two that are found under one name are one", (said, kitchens) => {
    expect(asksOf([said], names()).map(({ dish }) => dish)).toEqual(kitchens);
  });

  test.each(["Indian or Yemeni, which is cheaper?", "kabsa or mandi?"])("«%s» is one", (said) => {
    expect(asksOf([said], names())).toMatchObject([{ kind: "compare" }]);
  });

  test("«adobo or sinigang in batha» is looked for there, each by itself", () => {
    const two = { kind: "compare", dish: "adobo", other: { dish: "sinigang", area: "batha" } };
    expect(lastOf("adobo or sinigang in batha")).toMatchObject({ ...two, area: "batha" });
    expect(lastOf("latte in Olaya or Malqa")).toMatchObject({ dish: "latte" });
  });
});

describe("a dish called by two words and an «and»", () => {
  test.each(["fish and chips anywhere?", "how much is mac n cheese"])("«%s» is no list", (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "price", dish: "", other: null });
    expect(lastOf(said).query).toMatch(/'n'/);
  });

  test("«steak and eggs» are as often two dishes as one", () => {
    expect(lastOf("steak and eggs").query).not.toMatch(/'n'/);
  });

  test("«cheese fries and coke» are two dishes", () => {
    expect(lastOf("cheese fries and coke")).toMatchObject({
      dish: "cheese fries",
      other: { dish: "coke" },
    });
  });

  test("what nobody knows is sought where it is said to be", () => {
    expect(lastOf("shepherds pie in Malaz")).toMatchObject({
      query: "shepherds pie",
      area: "Malaz",
    });
    expect(lastOf("my brother in Olaya").kind).not.toBe("price");
  });
});
