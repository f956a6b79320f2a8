import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("what a dish is to be like is one wish, however many words say it", () => {
  test.each([
    ["something healthy and high protein under 45", { dish: "healthy protein", maxTotal: 45 }],
    ["ابي اكل صحي عالي بروتين", { dish: "صحي بروتين" }],
    ["وجبه بروتينها عالي", { dish: "وجبه بروتين" }],
    ["something filling", { dish: "filling" }],
    ["ابي شي حلو وبارد", { dish: "حلو بارد" }],
    ["فطور صحي", { dish: "فطور صحي" }],
    ["وش أشرب", { dish: "مشروبات" }],
    ["high protein breakfast", { dish: "protein breakfast" }],
    ["something for breakfast, sweet", { dish: "breakfast sweet" }],
    ["kuch meetha aur thanda", { dish: "sweets cold" }],
    ["کچھ ٹھنڈا میٹھا", { dish: "cold sweets" }],
    ["कुछ ठंडा मीठा चाहिए", { dish: "cold sweets" }],
    ["pet bhar ke khana hai, 40 riyal", { dish: "filling", maxTotal: 40 }],
    ["yung matamis at malamig", { dish: "sweets cold" }],
    ["nakakabusog na pagkain 30 lang", { dish: "filling", maxTotal: 30, quantity: null }],
  ])("%s", (said, ask) =>
    expect(lastOf(said)).toMatchObject({ kind: "suggest", other: null, ...ask }),
  );

  test.each(["cheeseburger and fries", "spicy broast meal", "الجو بارد اليوم"])(
    "«%s» wishes for nothing of the kind",
    (said) => expect(lastOf(said).kind).not.toBe("suggest"),
  );
});

test.each([
  "fried chicken",
  "fried rice",
  "grilled chicken under 40",
  "دجاج مشوي",
  "pritong manok",
])("how a dish is cooked makes a dish of it: «%s»", (said) =>
  expect(lastOf(said).kind).toBe("price"),
);

describe("such a wish after ideas", () => {
  test.each([
    [["ham 5 log hain 200 riyal", "halka phulka ho"], { dish: "light", people: 5, maxTotal: 200 }],
    [["وش اكل", "خفيف", "وبارد"], { dish: "خفيف بارد" }],
    [["بھائی تین بندے ہیں، سو ریال، کچھ مصالحے دار", "اور پینے کو ٹھنڈا"], { dish: "drinks cold" }],
    [["kuch nashte ke liye batao", "aur kuch spicy lunch ke liye"], { dish: "spicy", pages: 0 }],
    [["وش أحسن طبق بحري عندكم؟", "أبي شي نباتي وحار"], { dish: "حار", without: ["نباتي"] }],
  ])("%s", (said, ask) => expect(lastOf(...said)).toMatchObject({ kind: "suggest", ...ask }));
});
