import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["المندي، ٣ لو سمحت", 3],
  ["the inasal, 3 please", 3],
  ["بریانی، 3 پلیز", 3],
  ["बिरयानी, 3 प्लीज़", 3],
  ["biryani, 3 plz", 3],
  ["yung inasal, 3 nga", 3],
  ["adobo, tatlo nga", 3],
  ["adobo, 3 from Aling Nena", 3],
  ["شاورما، ٣ من عمو حمزة", 3],
  ["shawarma, 77 please", null],
  ["burger, 24 karat coffee", null],
  ["pizza, 2 riyals", null],
])("%s: %s behind a comma", (message, quantity) => expect(lastOf(message).quantity).toBe(quantity));

test.each([
  "which of the two is cheaper?",
  "ايهم ارخص من الثنتين",
  "alin mas mura sa dalawa?",
  "کیرالا پیلس کا مسالہ ڈوسا کتنے کا ہے، بتا دو",
  "मसाला डोसा का दाम बता दो",
  "masala dosa ka rate bata do",
])("«%s» orders no two", (said) => {
  expect(lastOf("how much is chicken adobo", said).quantity).toBeNull();
});

test.each([
  ["do masala dosa kerala palace se bhej do", 2],
  ["दो कबसा दे दो", 2],
])("«%s» counts once", (said, quantity) => expect(lastOf(said).quantity).toBe(quantity));

test.each(["keep only two", "दो ही रखो", "do hi rakho", "دو ہی رکھو", "dalawa na lang"])(
  "«%s» of three are two",
  (said) => {
    expect(lastOf("3 masala dosa at kerala palace", said)).toMatchObject({
      dish: "masala dosa",
      quantity: 2,
      other: null,
    });
  },
);

test.each([
  ["smoke alley wala 2 aur onion rings 1", 1],
  ["burger al hara wala 3 aur fries 2", 2],
  ["amo hamza wala 2", 2],
])("«%s»: the number beside a dish counts it, and that of a place does not", (said, quantity) => {
  expect(lastOf(said).quantity ?? 1).toBe(quantity);
});
