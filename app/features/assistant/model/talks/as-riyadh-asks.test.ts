import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();
const dishesOf = (...said: string[]) => linesOf(lastOf(...said)).map(({ dish }) => dish);

describe("what dishes come to that were asked about one after the other", () => {
  test.each([
    [["بكم سماش برجر من برجر دكان 9", "وبطاطس بالجبن؟", "كم المجموع"], 2],
    [["shawarma 77 kam el wajba", "w el batates?", "w thoomiya", "kam el majmoo3"], 3],
    [["how much is tabbouleh at Zaytoon w Zaatar", "and the hummus?", "what's the total"], 2],
    [["margherita at Pizza Fornello kitne ka hai", "aur pepperoni?", "total kitna hua"], 2],
    [["magkano ang margherita sa Pizza Fornello", "at pepperoni?", "magkano lahat"], 2],
  ])("%s", (said, count) => {
    expect(lastOf(...said)).toMatchObject({ kind: "compare", apart: true });
    expect(dishesOf(...said)).toHaveLength(count);
  });

  test.each([
    [["بكم الحمص من زيتون وزعتر", "لا ابي تبولة بدله", "كم المجموع"], ["تبولة"]],
    [
      ["margherita at Pizza Fornello", "how much is pepperoni there", "is the total with delivery"],
      ["pepperoni"],
    ],
    [["بكم الحمص من زيتون وزعتر", "وش سعر التبولة عندهم", "كم المجموع"], ["التبولة"]],
    [
      ["بكم الحمص من زيتون وزعتر", "والمتبل", "لا ابي تبولة بدله", "كم المجموع"],
      ["الحمص", "تبولة"],
    ],
  ])("of %j only what was not exchanged or asked anew", (said, dishes) => {
    expect(dishesOf(...said)).toEqual(dishes);
  });

  test("of another restaurant nothing is added", () => {
    expect(
      dishesOf("بكم سماش برجر من برجر دكان 9", "بكم شاورما دجاج من عمو حمزة", "كم المجموع"),
    ).toHaveLength(1);
  });
});

describe("one dish in two sizes, side by side", () => {
  const kunafa = "كنافة بالجبن من كنافة خالتي هند";
  test.each([
    [
      [kunafa, "كم فرق السعر بين الكبيره والوسط"],
      ["large", "medium"],
    ],
    [
      ["فوال الصباح وين فروعه", "وش يفرق جرة كبير عن صغير بالسعر"],
      ["كبير", "صغير"],
    ],
    [
      ["madghoot dajaj mn madghoot najd", "nos wala kamel?"],
      ["نص", "كامل"],
    ],
    [
      ["margherita at Pizza Fornello", "how much more is large than medium"],
      ["large", "medium"],
    ],
  ])("%s", (said, sizes) => {
    const ask = lastOf(...said);
    expect(ask).toMatchObject({ kind: "compare", apart: false });
    expect(linesOf(ask).map(({ size }) => size)).toEqual(sizes);
  });

  test.each([
    ["كم كيلو ونص كباب من مشويات أبو راكان", "كيلو"],
    ["بكم الدجاج حبة ونص", "حبة"],
    ["ابي حبة ونص دجاج شواية كم", "حبة"],
    ["بكم كبسة نفر ونص", "نفر"],
    ["kilo w nos kabab kam", "كيلو"],
  ])("«%s» is one amount, whose half is ignored aloud", (said, size) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ kind: "price", size, other: null });
    expect(ask.left).toMatch(/نص|half/);
  });

  test("«كيلو ونص كيلو» are two", () => {
    expect(lastOf("بكم كيلو ونص كيلو كباب من مشويات أبو راكان").other).not.toBeNull();
  });

  test.each([["half lamb and whole chicken price"], ["large fries and small cola price"]])(
    "«%s» names two dishes, and sets no sizes of one against each other",
    (said) => {
      const lines = linesOf(lastOf(said)).map(({ dish }) => dish);
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  test("a dish that is named with each of its sizes is one", () => {
    const ask = lastOf("half chicken and whole chicken price abu rayan");
    expect(linesOf(ask)).toMatchObject([
      { dish: "chicken", size: "half" },
      { dish: "chicken", size: "whole" },
    ]);
  });

  test("«نص الكيلو» is one size", () => {
    expect(lastOf("بكم نص الكيلو كباب من مشويات أبو راكان")).toMatchObject({
      kind: "price",
      size: "نص الكيلو",
    });
  });
});

test("two restaurants after a dish are set against each other", () => {
  const ask = lastOf("ابي برياني دجاج نص", "مطعم الوادي الهندي ولا قصر كيرلا");
  expect(ask.kind).toBe("compare");
  expect(dishesOf("ابي برياني دجاج نص", "مطعم الوادي الهندي ولا قصر كيرلا")).toEqual([
    "برياني دجاج",
    "برياني دجاج",
  ]);
});

test("«خذ من الثاني واضف نان» is of the second alone", () => {
  const ask = lastOf(
    "ابي برياني دجاج",
    "مطعم الوادي الهندي ولا قصر كيرلا",
    "خذ من الثاني واضف نان",
  );
  expect(ask).toMatchObject({ kind: "compare", apart: true, from: { nth: 1 }, left: "" });
});

test("«بروست ٨ حبات» is that of 8 pieces, «شاورما ٣ حبات» are three", () => {
  expect(lastOf("بروست ٨ حبات من المقرمش")).toMatchObject({ quantity: null });
  expect(lastOf("بروست ٨ حبات من المقرمش").dish).toContain("قطع");
  expect(lastOf("شاورما دجاج ٣ حبات من عمو حمزة")).toMatchObject({ quantity: 3 });
});

test("restaurants that are open in a neighbourhood are its nearest, each with its hours", () => {
  expect(lastOf("مطاعم مفتوحه الحين بالروضه")).toMatchObject({
    subject: "hours",
    list: { kind: "nearest", query: "" },
  });
  expect(lastOf("وين مطاعم مفتوحه فيها كبسة بالملز")).toMatchObject({
    subject: "hours",
    list: { kind: "nearest", restaurant: "كبسة", area: "الملز" },
  });
});

test("«زهقت من البرجر شي ثاني» after burgers asks for anything else", () => {
  expect(lastOf("رشح لي برجر", "زهقت من البرجر شي ثاني")).toMatchObject({
    kind: "suggest",
    dish: "",
    without: ["البرجر"],
  });
});

test("a dish by itself after what a restaurant has is asked there", () => {
  expect(lastOf("وش عندهم بيت مانيلا", "كم الادوبو").restaurant).toBe("بيت مانيلا");
  expect(lastOf("وش عندهم بيت مانيلا", "ابي ارخص ادوبو").restaurant).toBe("");
});

test("«حق لحم» says which of it", () => {
  expect(lastOf("ابغى اعرف سعر المندي", "حق لحم").dish).toBe("المندي لحم");
});

describe("what is asked of the service", () => {
  test.each([
    ["تاخذون عموله من المطاعم؟", "commission"],
    ["do you take a commission?", "commission"],
    ["kumikita ba kayo dito?", "commission"],
    ["آپ کمیشن لیتے ہیں؟", "commission"],
    ["क्या आप कमीशन लेते हैं?", "commission"],
    ["اسعار اليوم ولا قديمه", "trust"],
    ["والاسعار من يحطها", "trust"],
    ["وش استفيد اذا ارسلت صوره", "howPoints"],
    ["كم رسوم التوصيل في المنصة ب", "freeDelivery"],
  ])("%s", (said, subject) => expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }));

  test("and what a restaurant's delivery costs is not", () => {
    expect(lastOf("توصيل عمو حمزة مجاني يعني؟").subject).not.toBe("commission");
  });
});

test("«مطعم تركي مفتوح الحين في الروضة» asks of each whether it is open", () => {
  expect(lastOf("فيه مطعم تركي مفتوح الحين في الروضه")).toMatchObject({
    subject: "hours",
    list: { kind: "nearest", restaurant: "تركي" },
  });
});

test("«وش أفطر» asks for breakfast", () => {
  expect(lastOf("وش افطر")).toMatchObject({ kind: "suggest", dish: "فطور" });
});

describe("others than all that were listed", () => {
  test("after a list are those behind it", () => {
    expect(lastOf("ابي burger تحت 30", "غير هذا")).toMatchObject({ more: true, pages: 1 });
    expect(lastOf("ابي شاورما دجاج", "مين يبيعها غيرهم؟")).toMatchObject({ more: true, pages: 1 });
  });

  test("after one restaurant are all", () => {
    expect(lastOf("بكم شاورما دجاج من عمو حمزة", "مين يبيعها غيرهم؟")).toMatchObject({
      elsewhere: true,
      more: false,
    });
  });
});

describe("the same dish at two restaurants, asked for in turn", () => {
  const said = ["بيتزا بيبروني كبيره من بيتزا الركن الحجري", "وعند Pizza Fornello؟"];

  test("«خذ الارخص وزيد …» is of the cheaper of them", () => {
    expect(lastOf(...said, "خلاص خذ الارخص وزيد معها خبز بالثوم")).toMatchObject({
      ...{ kind: "compare", apart: true, left: "" },
      from: { nth: 0, ask: { kind: "compare", apart: false } },
      other: { dish: "خبز بالثوم" },
    });
  });

  test("«ايهم تقييمه احسن» ranks both", () => {
    const ask = lastOf(...said, "ايهم تقييمه احسن");
    expect(ask).toMatchObject({ kind: "ranked", list: { kind: "compare" } });
  });
});

test("the best restaurant for a dish is told by ratings", () => {
  expect(lastOf("وش احسن مطعم ستيك")).toMatchObject({ kind: "nearest", rated: true });
});
