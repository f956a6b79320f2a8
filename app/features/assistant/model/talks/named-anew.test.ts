import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["مضغوط دجاج", "اللحم كم", "مضغوط اللحم"],
  ["chicken mandi", "how much is the lamb", "mandi lamb"],
  ["chicken biryani", "mutton kitne ka", "biryani mutton"],
  ["chicken shawarma", "magkano yung beef", "shawarma beef"],
])("«%s» ⏎ «%s» asks what it costs with that", (before, said, dish) =>
  expect(lastOf(before, said)).toMatchObject({ kind: "price", dish }),
);

test.each([
  ["jareesh", "how much is chicken", "chicken"],
  ["chicken mandi", "how much is lamb kabsa", "lamb kabsa"],
])("«%s» ⏎ «%s» asks of another dish", (before, said, dish) =>
  expect(lastOf(before, said).dish).toBe(dish),
);

test("a full kilo is the size of a kilo, and «ضف معه» adds", () => {
  expect(lastOf("mix grill half kilo", "and full kilo")).toMatchObject({ dish: "mix grill" });
  expect(lastOf("كم سعر برجر الحارة كلاسيك", "ضف معه بطاطس كبير وبيبسي").left).toBe("");
});

test("«ارخص كوفي» is something to drink, and «كوفي» a place", () => {
  expect(lastOf("ايش ارخص كوفي")).toMatchObject({ kind: "price", dish: "قهوة" });
  expect(lastOf("اقرب كوفي للملقا")).toMatchObject({ dish: "كوفي" });
});

test("«التوصيل ٣٠ ريال ليش» asks why it is dear, and names no budget", () =>
  expect(lastOf("التوصيل ٣٠ ريال ليش")).toMatchObject({ subject: "dearDelivery" }));

test.each(["gusto ko ng pinoy food", "pinoy food"])("«%s» after ideas is a kitchen", (said) =>
  expect(lastOf("50 riyals lang budget ko para sa dalawa, ano pwede?", said)).toMatchObject({
    kind: "suggest",
    dish: "pinoy",
  }),
);

test.each(["anong ulam ang ok sakin?", "ab kuch khane ko batao", "कुछ खाने को बताओ"])(
  "«%s» asks for ideas",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "" }),
);
