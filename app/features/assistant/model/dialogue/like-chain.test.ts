import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  [["ابي شي زي البيك"], "البيك", "بروست"],
  [["كم البيك", "طيب وش اقرب شي له عندكم"], "البيك", "بروست"],
  [["هرفي بكم", "عطني شي يشبهه"], "هرفي", "برجر"],
  [["في ستاربكس؟", "طيب غيره"], "ستاربكس", "قهوة"],
  [["ابي دومينوز قريب من الملقا", "وش البديل"], "دومينوز", "بيتزا"],
  [["البيك فاتح؟", "طيب شي مثله"], "البيك", "بروست"],
  [["كم ماك رويال", "ابي شي زيه"], "ماك", "برجر"],
  [["البيك", "فيه زيهم؟"], "البيك", "بروست"],
  [["something like kfc"], "kfc", "broast"],
  [["anything similar like kfc"], "kfc", "broast"],
  [["is there mcdonalds?", "anything similar?"], "mcdonalds", "burger"],
  [["meron bang jollibee?", "may katulad ba?"], "jollibee", "broast"],
] as const)("%j: what people go to %s for", (said, restaurant, dish) =>
  expect(lastOf(...said)).toMatchObject({ kind: "suggest", restaurant, dish }),
);

test("what is asked next is of the list", () =>
  expect(lastOf("ابي شي زي البيك", "والثاني كم توصيله")).toMatchObject({
    ...{ kind: "price", focus: "delivery", restaurant: "", from: { nth: 1 } },
  }));

test.each([
  [["كم البيك", "طيب كم كبسة دجاج من قدور الديرة", "عطني شي يشبهه"], { restaurant: "" }],
  [["كم كبسة دجاج من قدور الديرة", "فيه شي زيها؟"], { kind: "similar", restaurant: "" }],
  [["كنتاكي كم البروست", "عطني زيها"], { restaurant: "" }],
  [["هرفي بكم", "كم برجر لحم من برجر الديرة"], { kind: "price", restaurant: "برجر الديرة" }],
])("%j is of something else", (said, ask) => expect(lastOf(...said)).toMatchObject(ask));
