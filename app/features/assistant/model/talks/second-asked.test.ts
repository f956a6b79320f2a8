import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { asksOf } from "../dialogue/dialogue";

const { names } = sampleTalk();
const asked = (said: string) => asksOf([said], names());

test.each([
  "ما هو أرخص برياني دجاج، وهل المطعم مفتوح الآن؟",
  "how much is chicken biryani and is the restaurant open now?",
  "biryani kis ki sasti aur kya wo abhi khula hai",
  "سب سے سستی بریانی کہاں ہے اور کیا وہ ابھی کھلا ہے؟",
  "magkano ang adobo at bukas pa ba sila?",
])("«%s» asks for a price, and for hours", (said) =>
  expect(asked(said)).toMatchObject([{ kind: "price" }, { subject: "hours" }]),
);

test.each([
  ["بكم مندي الدجاج وكم التوصيل؟", "delivery"],
  ["sabse sasti biryani kahan hai aur delivery kitni hai?", "delivery"],
])("«%s» asks for a price, and for %s", (said, focus) =>
  expect(asked(said)).toMatchObject([{ kind: "price" }, { focus }]),
);

test("«وأي تطبيق أرخص» is told of the cheapest", () =>
  expect(asked("كم سعر تشيز برجر وأي تطبيق أرخص؟")).toMatchObject([{ nth: 0 }]));

test("«أقرب مطعم يمني وبكم الفحسة عندهم»: of the place that is found", () =>
  expect(asked("وين أقرب مطعم يمني للسليمانية وبكم الفحسة عندهم؟")).toMatchObject([
    { kind: "nearest" },
    { kind: "price", dish: "الفحسة", from: { nth: 0 } },
  ]));

test.each([
  "كم كبسة دجاج وجريش من قدور الديرة؟",
  "how much are a cheeseburger and fries",
  "مندي دجاج، وين ألقى الأرخص؟",
  "كبسة مفتوح الآن",
])("«%s» is one question", (said) => expect(asked(said)).toHaveLength(1));
