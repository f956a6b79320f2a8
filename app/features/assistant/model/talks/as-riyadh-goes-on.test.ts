import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("words that are no part of what is asked", () => {
  test.each([
    "هلا وغلا، كم الجريش الكبير عند قدور الديرة",
    "هلا ومرحبا كم الجريش الكبير عند قدور الديرة",
  ])("%s asks for no history", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "price", focus: "all", greets: true, left: "" }),
  );

  test("«الجريش غلا؟» does", () =>
    expect(lastOf("الجريش من قدور الديرة غلا؟")).toMatchObject({ focus: "history" }));

  test.each(["وين القى شاورما زينه", "ابي كبسة زينة"])("%s praises, and counts no dozen", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "price", quantity: null }),
  );

  test("«دزينة سمبوسة» does", () =>
    expect(lastOf("كم دزينة سمبوسة لحم من قدور الديرة")).toMatchObject({ quantity: 12 }));

  test("«هالاسعار» are «الاسعار», and «هالبينو» is food", () => {
    expect(lastOf("من متى هالاسعار")).toMatchObject({ kind: "about" });
    expect(lastOf("كم برجر هالبينو من برجر دكان 9").dish).toBe("برجر هالبينو");
  });

  test("what was paid is no limit, and its «ب» no place", () => {
    const said = "شريت امس من شاورما 77 وجبة دبل ب ٤٠ ريال غالي صح؟";
    expect(lastOf(said)).toMatchObject({ kind: "price", maxTotal: null, area: "" });
    expect(lastOf("وجبة دبل من شاورما 77 ب ٤٠ ريال").maxTotal).toBe(40);
  });
});

describe("whether it is enough nobody knows", () => {
  const mufattah = "عندي عزيمة ١٠ اشخاص ابي مفطح";
  test.each(["النص يكفي؟", "طيب الحبة تكفينا؟", "يشبعنا النص؟ ", "المفطح يكفي ١٠ اشخاص؟"])(
    "%s",
    (said) => expect(lastOf(mufattah, said)).toMatchObject({ kind: "cannot", subject: "serves" }),
  );

  test.each(["كبسة تكفي ل5", "مندي لحم يكفي ٦ اشخاص", "كبسة دجاج تكفي خمسة"])(
    "%s orders for so many",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "price", subject: null }),
  );

  test.each(["ابي شي يكفي خمسة", "كم المفطح تكفى", "وش يكفينا بـ 60 ريال"])(
    "%s asks for something else",
    (said) => expect(lastOf(said).subject).toBeNull(),
  );
});

describe("what is asked of what was shown", () => {
  test.each(["وش الفرق بين اغلى تطبيق وارخص تطبيق", "كم يفرق بين الارخص والاغلى"])(
    "%s is what is saved",
    (said) =>
      expect(lastOf("بكم سماش برجر من برجر دكان 9", said)).toMatchObject({
        ...{ kind: "price", focus: "savings", elsewhere: false, dish: "سماش برجر" },
      }),
  );

  test("«الكيلو كامل» is one size", () => {
    const half = "كم نص كيلو البقلاوة من خالتي هند";
    expect(lastOf(half, "والكيلو كامل بكم")).toMatchObject({ kind: "price", other: null });
  });

  test("«ارخص فيهم» sets two that were asked about in turn against each other", () => {
    const said = ["kam el spanish latte 3nd rakwa", "w el cappuccino?"];
    expect(lastOf(...said, "aya ar5a9 fehom")).toMatchObject({ kind: "compare", apart: false });
  });

  test.each([
    [["كم وجبة المسحب من بروست المقرمش", "ثلاث وجبات تدخل بالميزانيه؟"], "وجبة المسحب"],
    [["كم بيتزا بيبروني وسط من Pizza Fornello", "ابي ٣ بيتزات"], "بيتزا بيبروني"],
    [["كم الحمص من زيتون وزعتر", "٣ وجبات شاورما دجاج من عمو حمزة"], "وجبات شاورما دجاج"],
  ])("%j are so many of one dish", (said, dish) =>
    expect(lastOf(...said)).toMatchObject({ kind: "price", dish, quantity: 3 }),
  );

  test("«ما فيها كبير؟» asks for that size", () => {
    const said = ["كم كنافة بالجبن من خالتي هند", "ما فيها كبير؟"];
    expect(lastOf(...said)).toMatchObject({ size: "كبير", without: [] });
    expect(lastOf("كبسة دجاج ما فيها بصل").without).toEqual(["بصل"]);
  });

  test("«الحاشي يعتبر لحم احمر صح؟» asks what it counts as", () => {
    const said = "والحاشي يعتبر لحم احمر صح؟";
    expect(lastOf("وش عند برجر الديرة", said)).toMatchObject({
      ...{ kind: "inside", inside: "لحم احمر", dish: "الحاشي" },
    });
  });

  test("a dislike told after a list leaves it out of that", () => {
    const told = lastOf("ابي برجر تحت 50", "ما احب المشروم");
    expect(told).toMatchObject({ kind: "price", dish: "برجر", maxTotal: 50 });
    expect(told.facts).toHaveLength(1);
    expect(lastOf("بكم سماش برجر من برجر دكان 9", "ما احب المشروم").kind).toBe("save");
  });

  test("where somebody lives ends where they ask", () => {
    const said = "ساكن بالعزيزية يوصلون لي؟";
    const { facts } = lastOf("مندي دجاج حبة من مندي الشيخ سالم", said);
    expect(facts.map(({ text }) => text)).toEqual(["ساكن بالعزيزية"]);
  });
});

describe("orders", () => {
  test("«كيلو … ونص كيلو» is one of each size", () => {
    const order = lastOf("كيلو بقلاوه ونص كيلو من خالتي هند");
    expect(order).toMatchObject({ kind: "compare", apart: true });
    expect(linesOf(order).map(({ size }) => size)).toEqual(["كيلو", "نص كيلو"]);
    expect(lastOf("كم كيلو بقلاوه ونص كيلو من خالتي هند").apart).toBe(false);
  });

  test("the cheapest of those compared, and the third asked about after them", () => {
    const said = ["تشيز برجر من برجر الحارة ولا برجر الديرة اللي ارخص", "وعند Smoke Alley Burger؟"];
    const order = lastOf(...said, "خلاص ابي اثنين من الارخص مع بطاطس كبير");
    expect(order).toMatchObject({ kind: "compare", apart: true, quantity: 2, from: { nth: 0 } });
    expect(linesOf(order.from?.ask ?? order)).toHaveLength(3);
    expect(order.other?.dish).toBe("بطاطس");
  });
});

describe("both places, and each that was listed", () => {
  const jareesh = ["كم الجريش الوسط عند قدور الديرة", "وبيت القدر عندهم كبير؟"];
  test.each(["عطني الوسط منهم الثنين ايهم ارخص", "الوسط ايهم ارخص"])("%s: of both", (said) => {
    const asked = lastOf(...jareesh, said);
    expect(asked).toMatchObject({ kind: "compare", size: "الوسط", restaurant: "قدور الديرة" });
    expect(asked.other).toMatchObject({ size: "الوسط", restaurant: "بيت القدر" });
  });

  test("of one place it is another size", () => {
    const asked = lastOf("كم كنافة بالجبن صغيرة من خالتي هند", "وش الفرق عن الكبيرة");
    expect(linesOf(asked).map(({ restaurant }) => restaurant)).toEqual(["خالتي هند", "خالتي هند"]);
  });

  test.each(["ايش تقييمهم", "وش تقييم كل واحد"])("%s after a list ranks it", (said) => {
    expect(lastOf("وين فيه فحسة", said)).toMatchObject({ kind: "ranked", list: { dish: "فحسة" } });
  });

  test("after a price it tells of that place", () =>
    expect(lastOf("كم الحمص من زيتون وزعتر", "ايش تقييمهم").kind).toBe("restaurant"));
});

describe("an order changed as people put it", () => {
  const order = ["بيتزا سوبر سوبريم وسط مع اجنحة من Pizza Fornello"];
  test.each(["غير الاجنحه حط بدالها تيراميسو", "غيّر الاجنحة وحط مكانها تيراميسو"])("%s", (said) => {
    const dishes = linesOf(lastOf(...order, said)).map(({ dish }) => dish);
    expect(dishes).toEqual(["بيتزا سوبر سوبريم", "تيراميسو"]);
  });

  test("«لو زدت …» adds to it", () => {
    const changed = lastOf("فطيرة لحم كبيرة من فطائر أم فهد", "لو زدت فطيرة جبن صغيرة كم يصير");
    expect(linesOf(changed).map(({ dish }) => dish)).toEqual(["فطيرة لحم", "فطيرة جبن"]);
  });

  test("«غير» alone is another place", () => {
    expect(lastOf("كم الحمص من زيتون وزعتر", "وش غيره").kind).not.toBe("compare");
  });
});

test.each(["زوجتي حامل وش يناسبها من هانابي رول", "is the sushi ok if i am pregnant"])(
  "%s: names vouch for nothing",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "inside", inside: "safe" }),
);

test("what a dish costs is told whoever eats it", () =>
  expect(lastOf("زوجتي حامل، كم رامن دجاج من هانابي رول")).toMatchObject({ kind: "price" }));

test("why prices differ from those in the app is asked of us", () => {
  expect(lastOf("ليش السعر عندكم غير اللي بالتطبيق").subject).toBe("trust");
  expect(lastOf("ليش السعر غير بين المنصة أ والمنصة ب").subject).not.toBe("trust");
});

describe("numbers and wishes inside words", () => {
  test.each([
    ["ابي وجبتين شاورما دجاج من عمو حمزة", "وجبة شاورما دجاج"],
    ["ابي وجبتين بروست ٤ قطع من المقرمش", "وجبة بروست ٤ قطع"],
    ["ابي شاورمتين دجاج من عمو حمزة", "شاورما دجاج"],
  ])("%s are two of %s", (said, dish) => expect(lastOf(said)).toMatchObject({ quantity: 2, dish }));

  test("the two of one and of another", () => {
    const order = lastOf("وجبتين شاورما دجاج وعيرانين من عمو حمزة");
    expect(linesOf(order).map(({ quantity }) => quantity)).toEqual([2, 2]);
  });

  test.each(["السلام عليكم وش افضل كنافه بالرياض", "هلا ايش افضل برجر"])(
    "%s tells no taste",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "price", facts: [] }),
  );

  test("«انا افضل …» does, and what suits somebody is asked", () => {
    expect(lastOf("انا افضل الدجاج").facts).toHaveLength(1);
    const { facts } = lastOf("كم الحمص من زيتون وزعتر", "ولدي عنده حساسية سمسم يناسبه؟");
    expect(facts.map(({ text }) => text)).toEqual(["ولدي عنده حساسية سمسم"]);
  });
});
