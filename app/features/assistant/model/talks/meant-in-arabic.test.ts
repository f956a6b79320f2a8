import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("what is good is no place of that name", () => {
  test.each(["تبولة طيبة", "كبسة طيبه", "مين بيعمل كبسة حلوة"])("%s", (said) =>
    expect(lastOf(said)).toMatchObject({
      area: "",
      left: "",
      dish: said.includes("كبسة") ? "كبسة" : "تبولة",
    }),
  );

  test("«في حي طيبة» is there", () => expect(lastOf("قهوة في حي طيبة").area).toContain("طيبة"));
  test("«قهوة حلوة» is sweet", () => expect(lastOf("ابي قهوة حلوة").dish).toContain("حلوة"));
});

describe("what is not to be paid is a limit", () => {
  test.each([
    ["ما ابي ادفع فوق ٣٠ وش اكل", 30],
    ["ما ودي ادفع اكثر من ٤٠", 40],
    ["مش عايز ادفع اكتر من ٦٠ وعايز برجر", 60],
  ])("%s", (said, maxTotal) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ maxTotal, quantity: null, orders: false });
    expect(["suggest", "price"]).toContain(ask.kind);
  });
});

describe("somebody else's Arabic", () => {
  test.each(["اطلبلي شاورما لحم", "ابيك تطلب لي شاورما لحم"])("%s asks us to order", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "price", orders: true, left: "" }),
  );

  test.each([
    ["ايه ارخص مكان بيعمل شاورما لحم", "شاورما لحم"],
    ["مين بيعملوا كبسة", "كبسة"],
  ])("%s asks who has it", (said, dish) => expect(lastOf(said)).toMatchObject({ dish, left: "" }));

  test("«عادي» says that nothing else is wanted of it", () =>
    expect(lastOf("ابي شاورما", "عادي دجاج")).toMatchObject({ dish: "شاورما دجاج", left: "" }));

  test.each(["هتوصل امتى", "وهيوصل امتى"])("%s asks how long it takes", (said) =>
    expect(lastOf("فين كنافة", said)).toMatchObject({ kind: "cannot", subject: "deliveryTime" }),
  );

  test("«قديش بيطلعو» asks what an order comes to", () =>
    expect(linesOf(lastOf("بدي فول وفلافل", "قديش بيطلعو"))).toHaveLength(2));

  test.each(["عايز فرختين مشويتين", "دجاجتين مشوي"])("%s are two whole ones", (said) =>
    expect(lastOf(said)).toMatchObject({ quantity: 2, size: expect.stringContaining("كامل") }),
  );

  test("«ايه ارخص مطعم بيعملها» is the first of those that were shown", () =>
    expect(lastOf("عايز شاورما فراخ", "ايه ارخص مطعم بيعملها")).toMatchObject({ nth: 0 }));

  test("«mo7tar wesh akol» leaves it to us", () =>
    expect(lastOf("mo7tar wesh akol")).toMatchObject({ kind: "suggest", dish: "" }));
});

describe("what is asked of what was shown", () => {
  test.each(["طيب من وين", "6ayeb mn wain"])("«%s» is from whom to order it", (said) =>
    expect(lastOf("ابي برجر رخيص", said)).toMatchObject({ kind: "price", dish: "برجر", nth: 0 }),
  );

  test.each([
    ["ابي كنافه رخيصه", "لا ما احب الكنافه غيرها", "كنافه"],
    ["بكم برياني", "لا ما ابي برياني شي ثاني", "برياني"],
  ])("after «%s», %s is what is like it", (asked, said, dish) =>
    expect(lastOf(asked, said)).toMatchObject({
      kind: "similar",
      dish,
      without: [expect.any(String)],
    }),
  );

  test.each([
    ["كم برجر لحم", "ابي زيه بس دجاج"],
    ["ماكدونالدز كم البيج ماك", "مثله بس دجاج"],
  ])("after «%s», %s is a burger with chicken", (asked, said) =>
    expect(lastOf(asked, said)).toMatchObject({ kind: "price", dish: "برجر دجاج", left: "" }),
  );

  test("«وتبولة ومتبل كم الكل» is all that was asked about", () =>
    expect(
      linesOf(lastOf("كم الحمص", "و فتوش", "و تبوله و متبل كم الكل")).map(({ dish }) => dish),
    ).toEqual(["الحمص", "فتوش", "تبوله", "متبل"]));

  test("«كم مع التوصيل» after an order is what that comes to", () =>
    expect(lastOf("قهوة تركيه وتشيز كيك", "كم مع التوصيل")).toMatchObject({
      kind: "compare",
      apart: true,
    }));

  test("«وش أقل حد للطلب» is the minimum there", () =>
    expect(lastOf("رسوم التوصيل لبرجر الحاره كم", "وش اقل حد للطلب")).toMatchObject({
      focus: "minimum",
    }));

  test.each(["مين تطبيق أ", "تطبيق ب وش هو"])("%s asks which apps these are", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "apps" }),
  );
});

describe("in short", () => {
  test.each([
    ["ابي غدا حق ٤", { people: 4 }],
    ["نبي عشا حق خمسه ب ٢٠٠", { people: 5, maxTotal: 200 }],
    ["ابي برجر بميت ريال", { maxTotal: 100, quantity: null }],
    ["عندي ضيوف ١٢ شخص", { people: 12, left: "" }],
  ])("%s", (said, read) => expect(lastOf(said)).toMatchObject(read));

  test("«من وين أحسن؟» of what was shown is told by ratings", () =>
    expect(lastOf("قهوه سعوديه", "من وين احسن")).toMatchObject({ kind: "ranked" }));

  test("«بالشاورما دجاج» after two places is of both", () =>
    expect(
      linesOf(lastOf("عمو حمزه ولا الطربوش الاحمر", "بالشاورما دجاج")).map(
        ({ restaurant }) => restaurant,
      ),
    ).toEqual(["عمو حمزه", "الطربوش الاحمر"]));

  test.each(["كم توصلون لحي القادسيه", "كم توصلون لحي القادسيه من بروست المقرمش"])(
    "%s asks for the fee",
    (said) => expect(lastOf(said)).toMatchObject({ deliverTo: "القادسيه", focus: "delivery" }),
  );

  test.each(["kunafa bel gishta kam", "kunafa bil qishta"])("%s is of that cream", (said) =>
    expect(lastOf(said)).toMatchObject({ dish: "kunafa بالقشطة", area: "" }),
  );

  test("«من أنت؟» asks who we are, and names no place", () =>
    expect(lastOf("من انت")).toMatchObject({ kind: "help" }));

  test.each([
    ["البيتزا وصلت بارده", "complaint"],
    ["ممكن اغير الطلب", "tracking"],
    ["عايز اتعشى بميت جنيه", "currency"],
  ])("%s is of what we don't do", (said, subject) =>
    expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
  );
});

describe("what goes with a dish, and what does not", () => {
  test("«ومشروب» is one beside it, and «بدون مشروب» takes it off", () => {
    const [meal, drink, without] = ["كم سعر وجبة بروست حار", "ومشروب", "بدون مشروب كم"];
    expect(linesOf(lastOf(meal, drink)).map(({ dish }) => dish)).toEqual([
      "وجبة بروست حار",
      "مشروب غازي",
    ]);
    expect(linesOf(lastOf(meal, drink, without))).toHaveLength(1);
  });

  test.each(["كنافة بالمانجا", "عصير بالمانجا"])("%s is in no place of that name", (said) =>
    expect(lastOf(said).restaurant).toBe(""),
  );

  test("«بامية» is a dish, and nothing that another is made with", () =>
    expect(lastOf("عندكو ملوخية", "طب بامية").dish).toBe("بامية"));

  test.each(["فيه عندكم حلويات شرقيه", "حلويات شرقيه"])("%s is something sweet", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "حلويات" }),
  );

  test("«الجو حلو» is not", () => expect(lastOf("الجو حلو اليوم").kind).toBe("chat"));

  test("«الأفضل» of two is no order of both", () =>
    expect(lastOf("وش الافضل ريب اي ولا تندرلوين")).toMatchObject({ apart: false, aside: "best" }));

  test.each([
    ["ابي عشا ل٣ انا وخوياي تحت المية", { people: 3, maxTotal: 100 }],
    ["ابي برجر ل٤", { people: 4, quantity: null }],
    ["ابي برجر ل٥٠ ريال", { people: null, maxTotal: 50 }],
  ])("%s", (said, read) => expect(lastOf(said)).toMatchObject(read));

  test.each(["ازيك", "عامل ايه"])("«%s» asks how we are", (said) =>
    expect(lastOf(said).kind).toBe("howAreYou"),
  );

  test("«من أرخص» after a list is the first of it", () =>
    expect(lastOf("ابي بروست", "mn arkha9")).toMatchObject({ dish: "بروست", nth: 0 }));
});

describe("what is said before it, and of what", () => {
  test.each([
    "هلا كم رسوم التوصيل",
    "السلام عليكم كم توصلون لحي القادسيه",
    "hi how much is delivery",
  ])("%s asks for the fees", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "freeDelivery", greets: true }),
  );

  test.each(["ابي كيلو مشكل", "طيب مشكل كيلو"])("%s is of grilled meat", (said) =>
    expect(lastOf(said)).toMatchObject({ dish: "مشكل مشاوي", size: "كيلو" }),
  );

  test("«بقلاوة مشكلة» is not", () =>
    expect(lastOf("بقلاوه مشكله كيلو").dish).toBe("بقلاوه مشكله"));

  test("«الأفضل» is no word that nobody knows", () =>
    expect(lastOf("وش الافضل ريب اي ولا تندرلوين").left).toBe(""));
});

describe("of what was spoken of", () => {
  test("«دجاج ولا روبيان» after noodles are noodles with either", () =>
    expect(linesOf(lastOf("نودلز", "دجاج ولا روبيان ارخص")).map(({ dish }) => dish)).toEqual([
      "نودلز دجاج",
      "نودلز روبيان",
    ]));

  test("«أيهما» of two dishes is of both", () =>
    expect(
      linesOf(lastOf("ما هو سعر طبق المقلوبة", "وهل يوجد مسخن", "أيهما أرخص")).map(
        ({ dish }) => dish,
      ),
    ).toEqual(["المقلوبة", "مسخن"]));

  test("«مقلية» after kibbeh is fried kibbeh", () =>
    expect(lastOf("وين بلاقي كبة", "مقلية").dish).toBe("مقلية كبة"));

  test("«٣ مو ٢» is three", () =>
    expect(lastOf("شيش طاووق", "خلها ٣ مو ٢")).toMatchObject({ quantity: 3, left: "" }));

  test("«الفاتورة» is what an order comes to", () =>
    expect(linesOf(lastOf("ابي ستيك دجاج مع بطاطس مهروسه", "كم الفاتوره"))).toHaveLength(2));

  test.each([
    ["فيه توصيل مجاني", "freeDelivery"],
    ["ابي اكل يوصل بسرعه", "deliveryTime"],
  ])("%s", (said, subject) => expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }));

  test.each(["ابي ٣ انواع فطاير", "يا ليت تقترح لي شي خفيف"])("%s leaves nothing unread", (said) =>
    expect(lastOf(said)).toMatchObject({ left: "", surely: "" }),
  );
});

describe("a list, and what belongs to it", () => {
  test.each(["وين أرخص", "طيب وين ارخص؟"])("«%s» is the first of it", (said) =>
    expect(lastOf("بدي شاورما عربي", said)).toMatchObject({ kind: "price", nth: 0 }),
  );

  test("«وين الأطيب» is told by ratings", () =>
    expect(lastOf("بدي شاورما عربي", "وين الأطيب").kind).toBe("ranked"));

  test.each(["خالتي هند كم بقلاوتها", "كم بقلاوتهم خالتي هند"])("%s is their baklava", (said) =>
    expect(lastOf(said)).toMatchObject({ dish: "بقلاوة", restaurant: "خالتي هند" }),
  );

  test("«كم صارت كلها» is what an order comes to", () =>
    expect(
      linesOf(lastOf("شاورما لحم وسط مع بطاطس بالجبن من الطربوش", "كم صارت كلها")),
    ).toHaveLength(2));

  test("who wanted nothing with chicken is shown no chicken kabsa", () => {
    expect(lastOf("لا تحط لي دجاج ابد", "كبسه")).toMatchObject({ dish: "كبسه", without: ["دجاج"] });
  });
});

test("«بالنرجس» after who is open is who is near there, and «هيوصل امتى» after an order how long it takes", () => {
  expect(lastOf("وش اللي فاتح بعد ١٢ بالليل", "بالنرجس")).toMatchObject({
    ...{ kind: "nearest", area: "النرجس" },
  });
  expect(lastOf("عايز ٣ شاورما لحم وواحدة كولا", "وهيوصل امتى").subject).toBe("deliveryTime");
});
