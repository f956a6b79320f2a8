import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** The dishes of what was asked last, each with how many and how large. */
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity, size }) =>
    [quantity ?? 1, dish, size].filter(Boolean).join(" "),
  );

test.each(["डोसा दो ही रखो", "dosa do hi rakho", "ڈوسا دو ہی رکھو", "keep only two dosas"])(
  "«%s» sets how many and adds none",
  (said) => {
    const lines = linesOf(lastOf("3 masala dosa at kerala palace and 2 karak tea", said));
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  },
);

test.each([
  ["do aur", 3],
  ["do aur de do", 3],
  ["ek aur badha do", 2],
  ["दो और", 3],
  ["دو اور دے دیں", 3],
  ["dagdagan mo pa ng isa", 2],
  ["pakidagdagan ng isa", 2],
])("«%s» is so many more", (said, count) => {
  expect(ordered("masala dosa from Kerala Palace", said)).toEqual([`${count} masala dosa`]);
});

test.each(["with large fries?", "बड़े फ्राइज़ के साथ?", "بڑے فرائز کے ساتھ کتنا؟"])(
  "«%s» of a dish asks what the two cost together",
  (said) => {
    expect(ordered("cheeseburger at Burger Al Hara", said)).toEqual([
      "1 cheeseburger",
      "1 fries large",
    ]);
  },
);

test("a size said of one dish of an order is its size", () => {
  const first = "दो बिरयानी और एक लस्सी का कितना होगा, वादी हिंदी से?";
  expect(ordered(first, "बिरयानी हाफ़ वाली")[0]).toContain("2 biryani half");
});

test.each([
  "tanggalin mo na yung lumpia, palitan ng halo-halo",
  "remove the lumpia, replace it with halo-halo",
])("what is taken off is what the other comes in place of: %s", (said) => {
  const dishes = ordered("2 lumpia at isang pancit canton sa Aling Nena", said);
  expect(dishes).toEqual(["2 halo halo", "1 pancit canton"]);
});

test("«uski jagah» is in place of what was taken off", () => {
  const first = "Kerala Palace se do masala dosa aur ek payasam";
  expect(ordered(first, "payasam hata do, uski jagah chai")).toEqual(["2 masala dosa", "1 chai"]);
});

test("which of a list, and how many of it", () => {
  const asked = lastOf("koi burger batao 30 tak", "pehle wala theek hai, 3 kar do");
  expect(asked).toMatchObject({ quantity: 3, maxTotal: null, from: { nth: 0 } });
});

test("of two sizes the one that is not wanted does not count", () => {
  expect(ordered("chicken biryani sa Kerala Palace", "buo na, hindi half")).toEqual([
    "1 chicken biryani whole",
  ]);
});

test.each(["ek hummus aur", "एक हम्मस और"])("«%s» is one more of it", (said) => {
  const first = "Zaytoon w Zaatar mein hummus aur tabbouleh chahiye";
  expect(ordered(first, said)).toEqual(["2 hummus", "1 tabbouleh"]);
});
