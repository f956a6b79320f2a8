import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "./order";

const { lastOf } = sampleTalk();

const counts = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

test.each([
  ["for 4 of us, each a shawarma and one garlic sauce from Amo Hamza", 4, 1],
  ["we are 3, everyone gets a cheeseburger and we share one large fries", 3, 1],
  ["two cheeseburgers each and one large fries to share, 5 of us, Burger Al Deera", 10, 1],
  ["حنا خمسة، لكل واحد شاورما دجاج وثومية وحدة من عمو حمزة", 5, 1],
  ["نبي ٤ اشخاص كل واحد برجر حاشي وبطاطس كبير من برجر الديرة", 4, 4],
  ["hum 3 log hain, har ek ke liye chicken shawarma aur ek garlic sauce amo hamza se", 3, 1],
  ["ہم چار لوگ ہیں، ہر ایک کے لیے چیز برگر اور ایک بڑی فرائز برگر الدیرہ سے", 4, 1],
  ["हम पाँच लोग हैं, हर एक के लिए बटर चिकन और एक नान", 5, 1],
  ["apat kami, tig-isang cheeseburger at isang large fries sa Burger Al Hara", 4, 1],
])("«%s»", (said, first, second) => {
  expect(counts(said).map(([, count]) => count)).toEqual([first, second]);
});

test.each([
  ["each of us wants a shawarma, we are 4, from Amo Hamza", "shawarma", 4],
  ["a shawarma each for 6 people at Amo Hamza", "shawarma", 6],
  ["2 burgers each, we are 3", "burgers", 6],
])("«%s» is one dish, so often", (said, dish, count) => {
  expect(counts(said)).toEqual([[dish, count]]);
});

test("what each of them pays is no dish for each", () => {
  expect(lastOf("كبسة دجاج من قدور الديرة", "كم على كل واحد لو حنا ٣؟")).toMatchObject({
    ...{ share: true, people: 3 },
  });
});
