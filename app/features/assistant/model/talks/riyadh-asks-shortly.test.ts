import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("what a restaurant has", () => {
  test.each(["وش فيه عند بيت مانيلا؟", "ايش في عند بيت مانيلا", "شو عند بيت مانيلا؟"])(
    "«%s» asks for its menu",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "restaurant", restaurant: "بيت مانيلا" }),
  );

  test.each(["وشو في عندهم كمان؟", "شنو فيه عندهم"])("«%s» of the one spoken of", (said) =>
    expect(lastOf("كم ادوبو دجاج من بيت مانيلا", said)).toMatchObject({
      ...{ kind: "restaurant", restaurant: "بيت مانيلا" },
    }),
  );

  test("«فيه عندهم قهوة؟» asks for a dish", () =>
    expect(lastOf("وش عند بيت مانيلا", "وعندهم قهوة؟")).toMatchObject({
      ...{ kind: "price", dish: "قهوة", restaurant: "بيت مانيلا" },
    }));
});

test("an allergy is told in either order", () => {
  expect(lastOf("حساسية عندي من الفول السوداني لا تنسى")).toMatchObject({
    kind: "save",
    facts: [{ kind: "allergy", kept: true }],
  });
  expect(lastOf("كم الفول من فوال الصباح").facts).toEqual([]);
});

test("«كم تبعد» asks how far the place is, and names none", () => {
  const said = ["كم كنافة بالجبن من كنافة خالتي هند", "كم تبعد عن النرجس"];
  expect(lastOf(...said)).toMatchObject({ kind: "nearest", restaurant: "كنافة خالتي هند" });
});

test("where the prices come from is about them", () =>
  expect(lastOf("من وين تجيبونها")).toMatchObject({ kind: "about" }));

describe("a restaurant by the kind of the dish and its own word", () => {
  test.each(["برقر لحم ديرة بكم", "كم برجر لحم الديرة", "كم برجر لحم من الديرة"])(
    "«%s» is of «برجر الديرة»",
    (said) =>
      expect(lastOf(said)).toMatchObject({
        ...{ kind: "price", dish: "برجر لحم", restaurant: "برجر الديرة", area: "" },
      }),
  );

  test("«برقر» is the «برجر» of its name", () =>
    expect(lastOf("منيو برقر الحارة")).toMatchObject({
      ...{ kind: "restaurant", restaurant: "برجر الحارة" },
    }));

  test.each([
    ["برجر لحم في الديرة", "الديرة"],
    ["كبسة لحم الملقا", "الملقا"],
    ["برجر لحم الملقا", "الملقا"],
  ])("«%s» is in a neighbourhood", (said, area) =>
    expect(lastOf(said)).toMatchObject({ area, restaurant: "" }),
  );
});

describe("half of each", () => {
  test.each(["نص لحم ونص دجاج مندي كم؟", "مندي نص لحم نص دجاج"])("«%s»", (said) =>
    expect(lastOf(said)).toMatchObject({
      ...{ kind: "compare", dish: "مندي لحم", other: { dish: "مندي دجاج" } },
    }),
  );

  test("«نص دجاج وكيلو لحم مشكل» is no rice", () =>
    expect(lastOf("ابي نص دجاج شواية وحمص")).toMatchObject({
      ...{ dish: "دجاج شواية", size: "نص", other: { dish: "حمص" } },
    }));
});

test("a chicken and a half beside rice leaves its half aside, and says so", () => {
  expect(lastOf("ابغى دجاج حبة ونص مع رز بخاري").left).toBe("ونص");
  expect(lastOf("ابغى دجاج حبة مع رز بخاري نص").left).toBe("");
});

test("what each of a family wants is one order", () => {
  const said = "بنتي تبي ناقت وولدي يبي برقر، كم يطلعون سوا من مكان واحد؟";
  expect(lastOf(said)).toMatchObject({ dish: "ناقت", other: { dish: "برجر" }, left: "" });
});

describe("who delivers for less", () => {
  const fee = ["كم الفحسة عند العم صالح؟", "ورسوم التوصيل كم؟"];
  test.each(["ومين يوصل لي ارخص", "ومين توصيله ارخص"])("«%s» is asked of the others", (said) =>
    expect(lastOf(...fee, said)).toMatchObject({ focus: "delivery", elsewhere: true }),
  );

  test("«فيه ارخص؟» is of the dish", () =>
    expect(lastOf(...fee, "فيه ارخص؟")).toMatchObject({ focus: "all", elsewhere: true }));
});

describe("what somebody has with them is money", () => {
  test.each([
    ["نبي برجر حنا ٤ ومعنا ٢٠٠", { people: 4, maxTotal: 200 }],
    ["حنا ٣ ومعنا ميتين وش تنصحنا", { people: 3, maxTotal: 200 }],
    ["معي ٣٠ وش آكل", { maxTotal: 30 }],
    ["عندي ضيوف ٦ وش نطلب تحت 200", { people: 6, maxTotal: 200 }],
  ])("%s", (said, ask) => expect(lastOf(said)).toMatchObject(ask));

  test("but not who is with them", () =>
    expect(lastOf("معنا ١٠ اشخاص وش نطلب")).toMatchObject({ people: 10, maxTotal: null }));
});

describe("what is left out", () => {
  test("«وبدون» goes on, and what no name tells is owned up to", () => {
    const said = "شاورما دجاج بدون ثوم وبدون مخلل من عمو حمزة";
    expect(lastOf(said)).toMatchObject({ kind: "price", without: ["ثوم", "مخلل"], left: "" });
    for (const both of ["برجر بدون بصل ولا طماط", "برجر بدون بصل وبدون طماط"])
      expect(lastOf(both)).toMatchObject({ without: ["بصل"], untold: "طماط", left: "" });
    expect(lastOf("برجر بدون طماط وبدون خس").untold).toBe("طماط، خس");
  });

  test("«رز وبيبسي» behind it are ordered", () =>
    expect(lastOf("برجر بدون بصل وبطاطس")).toMatchObject({
      ...{ dish: "برجر", without: ["بصل"], other: { dish: "بطاطس" } },
    }));
});

describe("so many of everything", () => {
  test.each(["معصوب وعريكة ل٣", "معصوب وعريكة لثلاثة اشخاص", "masoub and areeka for 3 people"])(
    "%s",
    (said) => expect(lastOf(said)).toMatchObject({ quantity: null, people: 3, other: {} }),
  );

  test.each([
    ["معصوب لثلاثة وعريكة", 3, null],
    ["عريكة وحدة ومعصوب ل٣", 1, 3],
  ])("%s counts one of them", (said, first, second) =>
    expect(lastOf(said)).toMatchObject({ quantity: first, other: { quantity: second } }),
  );
});

describe("words that name nothing", () => {
  test("«قهوة مختصة» is coffee", () =>
    expect(lastOf("ابغى قهوة مختصة قريبة من العليا")).toMatchObject({
      ...{ dish: "قهوة", area: "العليا", left: "" },
    }));

  test("«اهل زوجتي» is no restaurant", () =>
    expect(lastOf("مطعم زين لعزيمة اهل زوجتي في حي الياسمين")).toMatchObject({
      ...{ kind: "nearest", restaurant: "", query: "", area: "الياسمين" },
    }));

  test("«فيه اكل كيتو؟» asks for food, and of a dish it asks what is in it", () => {
    expect(lastOf("فيه اكل كيتو؟")).toMatchObject({ kind: "suggest", dish: "كيتو" });
    expect(lastOf("كبسة اللحم فيها مكسرات؟")).toMatchObject({ kind: "inside" });
  });

  test("«المنيمم» is the least order", () =>
    expect(lastOf("كم المنيمم عند برجر الديرة")).toMatchObject({ focus: "minimum" }));

  test("«شعندهم», «شفيه عند» ask for a menu", () => {
    expect(lastOf("شعندهم بيت مانيلا").kind).toBe("restaurant");
    expect(lastOf("شفيه عند كنافة خالتي هند").kind).toBe("restaurant");
  });
});

describe("greetings that neighbourhoods are called by", () => {
  test.each(["مساء الورد", "صباح الفل والياسمين"])("«%s» greets, and names no place", (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "greet", area: "" });
    expect(lastOf(`${said}، كم كبسة دجاج من قدور الديرة`)).toMatchObject({
      ...{ kind: "price", dish: "كبسة دجاج", area: "", greets: true },
    });
  });

  test("what is asked behind one is heard", () =>
    expect(lastOf("صباح النور، وش افضل فطور شعبي قريب من حي الياسمين")).toMatchObject({
      ...{ kind: "suggest", dish: "فطور", area: "الياسمين" },
    }));

  test("«حي السلام» is a place, and greets nobody", () => {
    expect(lastOf("وش افضل فطور قريب من حي السلام")).toMatchObject({
      ...{ area: "السلام", greets: false },
    });
    expect(lastOf("السلام عليكم كم كبسة دجاج").greets).toBe(true);
    expect(lastOf("كبسة دجاج في الورود").area).toBe("الورود");
  });
});

describe("restaurants in Latin letters with the article written on", () => {
  test.each([
    "abgha 2 burger mn burger al7arah",
    "kam burger mn burger alhara",
    "how much is a burger from burger alhara",
  ])("«%s»", (said) =>
    expect(lastOf(said)).toMatchObject({ dish: "burger", restaurant: "burger al hara" }),
  );

  test("«l al…» is to a place, and «burger l» is large", () => {
    const fee = lastOf("kam burger mn burger al7ara", "w kam el tawseel l alsa7afa");
    expect(fee).toMatchObject({ focus: "delivery", size: "", area: "alsa7afa" });
    expect(lastOf("kam batates l mn burger al hara").size).toBe("l");
  });
});

describe("a family", () => {
  test.each([
    ["ابي اعشي عيالي ٣ اطفال وانا وامهم", 5],
    ["انا وزوجتي و٣ عيال وش نتعشى", 5],
    ["انا وزوجتي وش نتعشى", 2],
  ])("%s: %d", (said, people) => expect(lastOf(said)).toMatchObject({ kind: "suggest", people }));
});

test("what sets platforms apart, of nothing that was spoken of", () => {
  expect(lastOf("وش الفرق بين المنصة أ و ب")).toMatchObject({ subject: "dearer" });
  expect(lastOf("كم كبسة دجاج من قدور الديرة على المنصة أ").subject).toBeNull();
});

test("of two restaurants the tastier is not known, and a clean one neither", () => {
  const said = "شاورما الطربوش ولا عمو حمزه مين اطيب";
  expect(lastOf(said)).toMatchObject({ kind: "compare", aside: "best" });
  expect(lastOf("شاورما الطربوش ولا عمو حمزه مين ارخص").aside).toBeNull();
  expect(lastOf("هل المطعم الوادي الهندي نظيف؟")).toMatchObject({ kind: "restaurant", left: "" });
});

test("«ودي احلي» asks for something sweet, and «احلى» is better", () => {
  expect(lastOf("نبي نتحلى")).toMatchObject({ kind: "suggest", dish: "حلى" });
  expect(lastOf("ابي احلى برجر")).toMatchObject({ dish: "برجر", aside: "best" });
});

test("who is tired of two foods is offered neither", () => {
  const tired = lastOf("وش تقترح علي وانا زهقان من الرز والدجاج");
  expect(tired).toMatchObject({ kind: "suggest", dish: "", without: ["الرز والدجاج"] });
  expect(lastOf("وش تقترح علي من الرز والدجاج").without).toEqual([]);
});

test("«لا تحط بصل بالبرجر» leaves it out of the burger, and «حط بصل» does not", () => {
  expect(lastOf("لا تحط بصل بالبرجر")).toMatchObject({ dish: "برجر", without: ["بصل"] });
  expect(lastOf("حط بصل بالبرجر").without).toEqual([]);
});

test("a price before or after tax is about the prices", () => {
  expect(lastOf("السعر هذا قبل ولا بعد الضريبه")).toMatchObject({ subject: "vat" });
  expect(lastOf("كم سعر الكبسة بعد العصر").subject).toBeNull();
});

test("«صحن» is of a name where a menu says so", () => {
  expect(lastOf("كم صحن كبسة دجاج").dish).toBe("كبسة دجاج");
  expect(lastOf("صحن فلافل من ارزة بيروت").dish).toBe("صحن فلافل");
});

test("«يفرق كثير؟» asks by how much", () =>
  expect(lastOf("كم سعر البيبروني الوسط", "والكبير", "يفرق كثير؟")).toMatchObject({
    ...{ kind: "compare", size: "الوسط", other: { size: "الكبير" } },
  }));

test("«b elriyadh» is the city, and no neighbourhood", () =>
  expect(lastOf("wesh a7san m6a3m mandi b elriyadh")).toMatchObject({ kind: "nearest", area: "" }));

test("«حلو،» approves, and «شي حلو» is sweet", () => {
  const order = ["كم سمبوسة من الوادي الهندي", "حلو، اي تطبيق اوفر لي؟"];
  expect(lastOf(...order)).toMatchObject({ focus: "platform", restaurant: "الوادي الهندي" });
  expect(lastOf("حلو، اي تطبيق اوفر لي؟").dish).toBe("");
  expect(lastOf("ابي شي حلو")).toMatchObject({ kind: "suggest", dish: "حلو" });
});

test.each([
  ["نص كيلو لشخصين كافي؟", "serves"],
  ["كيف اضيف مطعم جديد عندكم", "addPrice"],
  ["ابي اسرع مطعم يوصل الحين للروضة", "deliveryTime"],
] as const)("«%s» is about %s", (said, subject) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
);

test("«tawseelhom» is what their delivery costs", () =>
  expect(lastOf("kam burger mn burger al hara", "w kam tawseelhom lel yasmeen").focus).toBe(
    "delivery",
  ));
