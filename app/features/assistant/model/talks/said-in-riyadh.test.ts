import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each(["مين يسويها", "منو عنده", "مين يبيعه؟", "وين القاها", "مين بيعمله"])(
  "«%s» after a dish asks who has that dish",
  (said) =>
    expect(lastOf("كم كبسة حاشي من وليمة الأجداد", said)).toMatchObject({
      kind: "price",
      dish: "كبسة حاشي",
      elsewhere: true,
    }),
);

test.each(["وش الفحسة؟", "وش هو الجريش", "يعني ايه عريكة", "what is saltah?"])(
  "«%s» asks what a dish is",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "price", aside: "what" }),
);

test.each(["وش الأرخص", "وش الكبسة الرخيصة", "وش سعر الجريش", "what is the cheapest burger"])(
  "«%s» asks for no such thing",
  (said) => expect(lastOf(said).aside).not.toBe("what"),
);

test.each([
  ["اشتهيت معصوب", "بالموز", "معصوب الموز"],
  ["اشتهيت معصوب", "وبالعسل بكم", "معصوب بالعسل"],
  ["كم سعر البروست ٤ قطع", "و ٨", "البروست 8 قطع"],
])("«%s», «%s»: which of its kind", (first, said, dish) =>
  expect(lastOf(first, said)).toMatchObject({ kind: "price", dish, quantity: null }),
);

test("a place is none of its kind", () =>
  expect(lastOf("كم المعصوب", "بالملز").dish).toBe("المعصوب"));

test.each(["مابي بصل بالبرجر", "ما ابي بصل بالبرجر"])(
  "«%s» names the dish that the onion is not to be in",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "price", dish: "برجر", without: ["بصل"] }),
);

test("what is taken back in the same breath leaves the order as it was", () =>
  expect(linesOf(lastOf("دبل تشيز من برجر الحارة", "اضف حلقات بصل لا خلاص بدون"))).toHaveLength(1));

test("«مين أرخص» after a list asks which of those who have the dish", () =>
  expect(lastOf("ابي قهوه", "سبانش لاتيه كبير", "مين ارخص")).toMatchObject({
    kind: "price",
    dish: "سبانش لاتيه",
    nth: 0,
  }));

test("who else is open is asked of other places", () =>
  expect(lastOf("متى يفتح فوال الصباح", "وفيه غيره فاتح الحين؟")).toMatchObject({
    kind: "nearest",
    restaurant: "",
    near: true,
  }));

test("a restaurant that is called by its dish is set against another, and menus tell in what", () => {
  const { other, ...ask } = lastOf("فحسه العم صالح ولا ليالي شبام");
  expect([ask.kind, ask.dish, other?.dish]).toEqual(["compare", "", ""]);
});

test("a meal is no part of a dish's name", () => {
  expect(linesOf(lastOf("فطور فول وتميس")).map(({ dish }) => dish)).toEqual(["فول", "تميس"]);
  expect(lastOf("فطور تركي").dish).toBe("فطور تركي");
});

test("a dish that is looked for after ideas is one price", () =>
  expect(lastOf("ابغا حلى لا يتعدى ٢٥ ريال", "طيب ام علي من وين").kind).toBe("price"));

test.each(["فيه برجر قريب؟", "برجر قريب"])("«%s» asks what is near", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "nearest", near: true }),
);

test("what comes with a dish of the order is ordered beside it", () =>
  expect(
    linesOf(lastOf("كم الفول بالسمن من فوال الصباح", "حط مع الفول بيض")).map(({ dish }) => dish),
  ).toEqual(["الفول بالسمن", "بيض"]));

test.each([
  ["شاورما دجاج كبير ٤ من 77", 4],
  ["برجر شارع العشرين", null],
  ["شاورما عند شارع العشرين", null],
  ["الشاورما ب77 كم", null],
])("«%s» counts %s", (said, quantity) => expect(lastOf(said).quantity).toBe(quantity));

test.each([
  "من عمو حمزة بالذات",
  "ثومية زيادة كم؟",
  "shawarma 7ajm kabeer men amo hamza",
  "yalla kam el burger",
])("«%s»: nothing of it is left", (said) => expect(lastOf("كم شاورما", said).left).toBe(""));

test("«hala» greets", () => expect(lastOf("hala").kind).toBe("greet"));

test("the menu of a place is asked", () =>
  expect(lastOf("وش فيه بالمنيو عند عمو حمزة")).toMatchObject({ kind: "restaurant", dish: "" }));

test("«شي تحت العشرين» is a limit", () =>
  expect(lastOf("في شي تحت العشرين؟")).toMatchObject({ kind: "suggest", maxTotal: 20 }));

test("«شي حالي» is something sweet", () =>
  expect(lastOf("شي حالي")).toMatchObject({ kind: "suggest", dish: "حالي" }));

test.each([
  ["دلتين قهوة سعودية", 2],
  ["دلة قهوة سعودية", null],
])("«%s»", (said, quantity) => expect(lastOf(said).quantity).toBe(quantity));

test("«بالتطبيق أ» names one platform", () =>
  expect(lastOf("كم وجبة المسحب", "كم بالتطبيق أ").platforms).toEqual(["platform_a"]));

test.each(["لا مش عايز شاورما", "مش شاورما", "ما بدي شاورما", "مابدي شاورما"])(
  "«%s» leaves it out of the ideas",
  (said) =>
    expect(lastOf("اقترح علي شي ب ٣٠", said)).toMatchObject({
      kind: "suggest",
      dish: "",
      without: ["شاورما"],
    }),
);

test("of two kinds of a dish that was spoken of, each is one of them", () => {
  const { other, ...ask } = lastOf("بكم البرياني", "دجاج ولا لحم ارخص");
  expect([ask.kind, ask.dish, other?.dish]).toEqual(["compare", "البرياني دجاج", "البرياني لحم"]);
});

test.each(["ابي شي فيه روبيان", "شي فيه جمبري"])("«%s» wants it in a dish", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", inside: "" }),
);

test("«هل فيه مكسرات؟» asks whether a dish has them", () =>
  expect(lastOf("كم البقلاوة من خالتي هند", "هل فيه مكسرات؟").kind).toBe("inside"));

test("«من الديرة» after a burger is of the burger place that is called so", () =>
  expect(lastOf("٤ تشيز برجر", "من الديره")).toMatchObject({
    restaurant: "برجر الديره",
    dish: "تشيز برجر",
    area: "",
  }));

test.each([
  ["شاورما دجاج من عمو حمزة", "بس ما ابي صغيره"],
  ["شاورما دجاج من عمو حمزة", "مو صغير"],
])("«%s», «%s»: the sizes that are left, side by side", (...said) => {
  const { other, ...ask } = lastOf(...said);
  expect([ask.size, other?.size]).toEqual(["الوسط", "الكبير"]);
});

test("how far it is, once a place to deliver to was named, is from there", () =>
  expect(lastOf("فحسة", "وصلوها للشفا", "كم تبعد عني")).toMatchObject({
    kind: "nearest",
    area: "الشفا",
  }));

test("«من نفس المطعم» asks for all of an order from one place", () =>
  expect(linesOf(lastOf("جيب لي صحن فلافل وعصير ليمون نعناع", "من نفس المطعم"))).toHaveLength(2));

test("«خذ الأرخص وزود سلطة» adds to the order", () =>
  expect(
    linesOf(lastOf("كبسة لحم من وليمة الاجداد", "خلاص خذ الارخص وزود سلطه حاره")),
  ).toHaveLength(2));

test.each(["لا برجر", "بطاطس", "بيتزا"])("«%s» is no kind of what was spoken of", (said) =>
  expect(lastOf("كم الشاورما", said).dish).toBe(said.replace("لا ", "")),
);

test.each(["كم صار كله", "الكل بكام", "قديش المجموع", "كم صار حسابي"])(
  "«%s» after two dishes asks what they come to",
  (said) => expect(linesOf(lastOf("فول وتميس", said))).toHaveLength(2),
);

test("dishes that were asked about in turn, of no place, come to one order", () =>
  expect(
    linesOf(lastOf("شكشوكة بالجبن", "وشاي عدني صغير", "كم المجموع")).map(({ size }) => size),
  ).toEqual(["", "صغير"]));

test("«لـ ٤ موظفين» are people", () =>
  expect(lastOf("ابي اطلب غدا لـ ٤ موظفين")).toMatchObject({ people: 4, subject: null }));

test.each([
  ["كم شاورما عربي من عمو حمزة", "وعند ٧٧؟", "شاورما 77"],
  ["بكم البرجر", "وعند الديره كم", "برجر الديره"],
])("«%s», «%s»: %s", (first, said, restaurant) =>
  expect(lastOf(first, said)).toMatchObject({ restaurant, area: "" }),
);

test("«مافي عندي الا ٤٠ ريال» is a limit, and no neighbourhood", () =>
  expect(lastOf("كم كبسة حاشي", "مافي عندي الا ٤٠ ريال")).toMatchObject({
    maxTotal: 40,
    area: "",
  }));

test("«وين ألقى» of what nobody has asks for that", () =>
  expect(lastOf("فين الاقي كشري")).toMatchObject({ kind: "price", query: "كشري" }));

test("«مين غيرهم يسويها» asks who else has it", () =>
  expect(lastOf("كم بنت الصحن", "مين غيرهم يسويها")).toMatchObject({
    dish: "بنت الصحن",
    elsewhere: true,
  }));

test("what has a size of its own is another dish", () =>
  expect(linesOf(lastOf("ابي ايدام باميه ونفر رز")).map(({ dish, size }) => [dish, size])).toEqual([
    ["ايدام باميه", ""],
    ["رز", "نفر"],
  ]));

test("«بروتين» is no two of anything", () => expect(lastOf("كم بروتين شيك").quantity).toBeNull());

test.each([
  ["ابي اطلب من برجر الحاره", "دبل تشيز ٢"],
  ["برجر الحاره", "دبل تشيز عدد ٢"],
])("«%s», «%s»: two of them, there", (...said) =>
  expect(lastOf(...said)).toMatchObject({
    restaurant: "برجر الحاره",
    dish: "دبل تشيز",
    quantity: 2,
  }),
);

test.each(["شاورما ٧٧", "دجاج ٦٥", "برجر دكان ٩"])("«%s» counts nothing", (said) =>
  expect(lastOf(said).quantity).toBeNull(),
);

test.each([
  ["كم صاج المسحب", "فيه غير صاج الديره", "صاج المسحب"],
  ["كم الشاورما", "غير عمو حمزة", "الشاورما"],
])("«%s», «%s» asks for another place", (first, said, dish) =>
  expect(lastOf(first, said)).toMatchObject({ dish, area: "", restaurant: "" }),
);

test("«من مكان واحد» of an order counts nothing", () => {
  const order = lastOf("٤ كوكيز و٤ قهوة", "من مكان واحد");
  expect(linesOf(order).map(({ quantity }) => quantity)).toEqual([4, 4]);
});

test("what is short for free delivery is no complaint", () =>
  expect(lastOf("ايش ناقص الطلب عشان التوصيل المجاني").subject).not.toBe("complaint"));

test("«افطار صائم لعشرين شخص» is said for so many", () =>
  expect(lastOf("افطار صائم لعشرين شخص")).toMatchObject({ kind: "price", people: 20 }));

test("«خذ وسطين» are two of that size", () =>
  expect(lastOf("شاورما دجاج من عمو حمزة", "خذ وسطين")).toMatchObject({
    dish: "شاورما دجاج",
    quantity: 2,
    size: "وسط",
  }));

test("what each of two costs is asked of two", () =>
  expect(lastOf("٢ كبسة حاشي من وليمة الاجداد", "كم على كل واحد")).toMatchObject({
    share: true,
    splitBetween: 2,
  }));

test("«والعارض» after what delivery costs asks for that again", () =>
  expect(lastOf("كم التوصيل من سموك الي للياسمين", "والعارض")).toMatchObject({
    focus: "delivery",
    deliverTo: "العارض",
  }));
