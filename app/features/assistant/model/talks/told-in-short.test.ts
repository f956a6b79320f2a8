import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  [["2 large pepperoni pizzas and garlic bread", "make it 3"], 3, null],
  [["2 beef burgers and fries", "خلها ثلاث"], 3, null],
  // Of two that there is one of each, nobody knows which.
  [["pepperoni pizza and garlic bread", "make it 3"], null, null],
])("%j: the dish that there are several of", (said, first, second) => {
  const { quantity, other } = lastOf(...said);
  expect([quantity, other?.quantity ?? null]).toEqual([first, second]);
});

test.each([
  ["فيه سوشي؟", "كم البوكس الكبير", "بوكس سوشي"],
  ["برجر", "كم الوجبة؟", "وجبة برجر"],
  ["burger", "how much is the meal?", "burger meal"],
  // Already called so.
  ["وجبة برجر لحم", "كم الوجبة؟", "الوجبة"],
])("%s, %s: %s", (before, said, dish) => {
  expect(lastOf(before, said).dish).toBe(dish);
});

test.each(["ok the hara one, how much on each app", "the hara one"])(
  "%s: the restaurant",
  (said) => {
    expect(lastOf("burger under 35", said)).toMatchObject({
      ...{ dish: "burger", restaurant: "burger hara" },
    });
  },
);

test.each(["the large one", "the chicken one"])("%s: no restaurant", (said) => {
  expect(lastOf("burger", said).restaurant).toBe("");
});

test.each([
  ["مندي ولا كبسة ايهم ارخص نص حبه؟", "نص حبه", "نص حبه"],
  ["mandi or kabsa which is cheaper, half", "half", "half"],
  ["كبسة ولا مندي نص حبة ايهم ارخص", "نص حبة", "نص حبة"],
])("%s: of both, behind the question", (said, one, other) => {
  const read = lastOf(said);
  expect([read.size, read.other?.size]).toEqual([one, other]);
});

test.each([
  ["انا ساكن بالياسمين ومشتهي بيتزا", "انا ساكن بالياسمين", "بيتزا"],
  ["i live in yasmin and want pizza", "i live in yasmin", "pizza"],
])("%s: kept, and asked for", (said, fact, dish) => {
  const read = lastOf(said);
  expect([read.facts.map(({ text }) => text), read.dish]).toEqual([[fact], dish]);
});

test.each([
  ["why is the price here diffrent from hungerstation", "trust"],
  ["ليش السعر عندكم غير عن هنقرستيشن", "trust"],
  ["why is hungerstation more expensive than jahez", "dearer"],
  ["book me a table for 4 at 8pm", "ordering"],
  ["ممكن تحجز لي طاولة لأربعة", "ordering"],
  ["how i can see my order", "tracking"],
  ["where i see my orders", "tracking"],
])("%s: %s", (said, subject) => {
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject });
});

test("an order that is only reckoned is no order that was placed", () => {
  expect(lastOf("i want to see my order total: burger and fries").kind).not.toBe("cannot");
});

test.each([
  ["cheapest biryani", "deliver charge how much on B"],
  ["cheapest biryani", "delivery fee how much on B"],
])("%s, %s: its delivery fee there", (...said) => {
  const fee = lastOf(...said);
  expect(fee).toEqual(lastOf("cheapest biryani", "delivery charge how much on B"));
  expect(fee).not.toEqual(lastOf("cheapest biryani", "how much on B"));
});

test("whether they deliver asks for no fee", () => {
  expect(lastOf("do you deliver biryani").kind).toBe("cannot");
});

test.each([
  ["masala dosa kitne ka hai", "idli kitne ki hai", "dono mein se sasta kaunsa"],
  ["मसाला डोसा कितने का है", "इडली कितने की है", "दोनों में से सस्ता कौन सा है"],
])("%s, %s, %s: both", (...said) => {
  expect(lastOf(...said)).toMatchObject({ kind: "compare", dish: "masala dosa" });
});

test.each([
  ["متى يفتح البيك", "البيك"],
  ["متى يفتح برجر الحارة", "برجر الحارة"],
])("%s: whose hours", (said, restaurant) => {
  expect(lastOf(said)).toMatchObject({ subject: "hours", restaurant });
});

test.each(["I'm in Olaya", "انا في العليا"])(
  "%s: what is near there, from where the next is asked",
  (said) => {
    const olaya = expect.stringMatching(/olaya|العليا/i);
    expect(lastOf(said)).toMatchObject({ kind: "nearest", area: olaya });
    expect(lastOf(said, "any sushi near me")).toMatchObject({ dish: "sushi", area: olaya });
  },
);

test.each(["I'm in love", "im in a hurry"])("%s: no place", (said) =>
  expect(lastOf(said).kind).not.toBe("nearest"),
);

test.each([
  "دفعت امس 28 ريال على وجبة بروست 4 قطع من المقرمش من المنصة ب",
  "maine kal wadi hindi se butter chicken 28 me liya tha platform B pe, update kar do",
])("%s: a price that is told", (said) => expect(lastOf(said).subject).toBe("wrongPrice"));

test("what is not to be eaten is a dislike", () =>
  expect(lastOf("yaad rakhna mujhe beef nahi khana").facts).toMatchObject([
    { kind: "dislike", kept: true },
  ]));

test("who wants no gulay is no vegetarian", () => {
  expect(lastOf("ayaw ko ng gulay").without).toEqual(["vegetable"]);
  expect(lastOf("gulay lang kinakain ko").facts[0]).toMatchObject({ kind: "diet", kept: true });
});

test("which of them has it, and what its delivery costs", () => {
  const shown = "وش فيه مطاعم قريبه من الملز";
  expect(lastOf(shown, "ايها يبيع برياني؟")).toMatchObject({ dish: "برياني", kind: "price" });
  const asked = lastOf(shown, "ايها يبيع برياني؟", "كم توصيله");
  expect(asked).toMatchObject({ dish: "برياني", focus: "delivery" });
  expect(asked.list).not.toBeNull();
  expect(lastOf("بيتزا", "من الي توصيله ارخص")).toMatchObject({ dish: "بيتزا", area: "" });
});
