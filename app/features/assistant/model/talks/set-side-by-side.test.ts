import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const KABSA = "بكم كبسة لحم من قدور الديرة";

test.each([
  [KABSA, "وش الفرق بين ب و أ", ["platform_b", "platform_a"]],
  [KABSA, "كم الفرق بين المنصتين أ و ب", ["platform_a", "platform_b"]],
  [KABSA, "الفرق بين المنصة أ والمنصة ج", ["platform_a", "platform_c"]],
  ["mandi at sheikh salem", "difference between a and b?", ["platform_a", "platform_b"]],
  [`${KABSA} على المنصة ب`, "وش الفرق بينها وبين أ", []],
  [`${KABSA} على المنصة ب`, "والفرق بينها وبين المنصة أ؟", []],
])("platforms that are set against each other are told: %s, %s", (first, said, platforms) =>
  expect(lastOf(first, said)).toMatchObject({
    ...{ kind: "price", restaurant: lastOf(first).restaurant, platforms },
    ...{ area: "", left: "" },
  }),
);

test.each([
  ["بكم كبسة لحم", "والثاني كانت ارخص قبل؟", 1],
  ["بكم برجر", "سعر الثالث طلع ولا نزل؟", 2],
  ["how much is chicken kabsa", "was the second one cheaper before?", 1],
])(
  "how the price of one of a list has moved is no change of an order: %s, %s",
  (first, said, nth) =>
    expect(lastOf(first, said)).toMatchObject({ focus: "history", nth, left: "" }),
);

const TWO = "كبسة لحم وكبسة دجاج";

test.each([
  [TWO, "ثنتين من كل واحد"],
  [TWO, "ثنتين من كل وحدة"],
  ["kabsa la7am w kabsa dajaj", "thnteen mn kl wa7d"],
])("so many of each are of every dish, and no shares: %s, %s", (first, said) => {
  expect(linesOf(lastOf(first, said)).map(({ quantity }) => quantity)).toEqual([2, 2]);
  expect(lastOf(first, said).share).toBe(false);
});

test.each(["وش الفرق بين الكبير والصغير", "طيب وش الفرق بين الكبير والصغير"])(
  "two sizes are set side by side, and neither is ordered: %s",
  (said) => {
    const ask = lastOf("كم سعر الجريش", said);
    expect(ask).toMatchObject({ kind: "compare", apart: false, size: "الكبير" });
    expect(ask.other).toMatchObject({ dish: "الجريش", size: "الصغير" });
  },
);

test("«كم على كل واحد» is what each pays", () =>
  expect(lastOf(TWO, "كم على كل واحد لو حنا ثلاثة")).toMatchObject({ share: true }));

test.each(["ابي نص دجاج وكبسة لحم", "abi nos dajaj w kabsa la7am"])(
  "a food with its size is a dish of its own: %s",
  (said) => expect(linesOf(lastOf(said))).toHaveLength(2),
);
