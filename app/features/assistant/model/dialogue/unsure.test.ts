import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages";
import { sampleTalk } from "~tests/support/sample-talk";
import { blocksOf } from "../../chat/blocks";
import { sayUnsure } from "../../say/choices";
import type { Ask } from "../ask/ask";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** What choosing each of what is offered says. */
function choicesOf(voice: Language, { unsure }: Ask): string[] {
  if (!unsure) throw new Error("Nothing was asked back");
  return blocksOf(sayUnsure(voice, unsure)).flatMap((block) =>
    block.type === "list"
      ? block.items.flat().flatMap((piece) => (piece.type === "choice" ? [piece.say] : []))
      : [],
  );
}

/** A list, an order, a question for a share and a dish by itself, in each language. */
const TALKS: readonly (readonly [Language, string, string, string, string])[] = [
  ["ar", "وين أرخص برجر؟", "كم كبسة لحم وجريش من قدور الديرة؟", "كم على الواحد؟", "شاورما دجاج"],
  [
    "en",
    "cheapest burger",
    "chicken kabsa and jareesh at Qudoor Al Deera",
    "how much per person?",
    "large cola",
  ],
  ["ur", "سب سے سستا برگر", "قدور الديرہ سے کبسہ اور برگر", "فی کس کتنا؟", "چکن شاورما"],
  ["hi", "सबसे सस्ता बर्गर", "Burger Al Hara से बर्गर और फ़्राइज़", "हर एक का कितना?", "चिकन शावरमा"],
  [
    "tl",
    "pinakamurang burger",
    "magkano ang burger at fries sa Burger Al Hara",
    "magkano bawat isa?",
    "chicken shawarma",
  ],
];

describe.each(TALKS)("in %s", (voice, list, order, share, dish) => {
  test("a number alone after a list is asked back, and either answer is understood", () => {
    const asked = lastOf(list, "2");
    expect(asked.unsure).toMatchObject({ of: "place", count: 2 });
    const [place = "", count = ""] = choicesOf(voice, asked);
    expect(lastOf(list, "2", place)).toMatchObject({ kind: "price", nth: 1 });
    expect(lastOf(list, "2", count)).toMatchObject({ kind: "price", quantity: 2 });
  });

  test("so many of an order of several dishes are asked back", () => {
    const asked = lastOf(order, "2");
    expect(asked.unsure).toMatchObject({ of: "line", count: 2 });
    const [first = ""] = choicesOf(voice, asked);
    expect(linesOf(lastOf(order, "2", first)).map(({ quantity }) => quantity ?? 1)).toEqual([2, 1]);
  });

  test("a share of something is asked back where nobody said how many share", () => {
    const asked = lastOf(order, share);
    expect(asked.unsure).toEqual({ of: "share" });
    const [, three = ""] = choicesOf(voice, asked);
    expect(lastOf(order, share, three)).toMatchObject({ share: true, splitBetween: 3 });
  });

  test("a dish alone after an order is asked back, and either answer is understood", () => {
    const asked = lastOf(order, dish);
    expect(asked.unsure).toMatchObject({ of: "joins", count: 1 });
    const [add = "", alone = ""] = choicesOf(voice, asked);
    expect(linesOf(lastOf(order, dish, add))).toHaveLength(3);
    expect(lastOf(order, dish, alone)).toMatchObject({ kind: "price", unsure: null, other: null });
  });

  test("so is one after so many of an order were chosen, and one that joins comes once", () => {
    const [first = ""] = choicesOf(voice, lastOf(order, "2"));
    const asked = lastOf(order, "2", first, dish);
    expect(asked.unsure).toMatchObject({ of: "joins", count: 1 });
    const [add = ""] = choicesOf(voice, asked);
    const lines = linesOf(lastOf(order, "2", first, dish, add));
    expect(lines.map(({ quantity }) => quantity ?? 1)).toEqual([2, 1, 1]);
  });
});

test("the size of a dish that is asked back about stays with it", () => {
  const order = "chicken kabsa and jareesh at Qudoor Al Deera";
  const asked = lastOf(order, "large cola");
  const [add = "", alone = ""] = choicesOf("en", asked);
  expect(linesOf(lastOf(order, "large cola", add)).at(-1)).toMatchObject({
    size: expect.stringMatching(/^large$/i),
  });
  expect(lastOf(order, "large cola", alone)).toMatchObject({
    dish: "cola",
    size: expect.stringMatching(/^large$/i),
  });
});

test.each([
  ["chicken burger and chicken shawarma", "which of the two is cheaper?"],
  ["magkano ang chicken burger at chicken shawarma", "alin ang mas mura sa dalawa?"],
  ["chicken burger aur chicken shawarma ka price", "dono mein kaun sasta hai?"],
  ["چکن برگر اور چکن شاورما کی قیمت", "دونوں میں سے کون سستا ہے؟"],
])("«%s», «%s» sets the two against each other, and counts none", (order, which) =>
  expect(lastOf(order, which)).toMatchObject({
    ...{ kind: "compare", apart: false, quantity: null, maxTotal: null },
    other: { quantity: null },
  }),
);

test("what is set against each other may stand on either side of «مع»", () =>
  expect(lastOf("قارن شاورما عمو حمزة مع شاورما 77")).toMatchObject({
    restaurant: "عمو حمزة",
    other: { restaurant: "شاورما 77" },
  }));

test.each([
  "where do I live?",
  "saan ako nakatira?",
  "main kahan rehta hoon?",
  "میں کہاں رہتا ہوں؟",
])("where a person lives is asked of what they told: %s", (message) =>
  expect(lastOf(message).kind).toBe("recall"),
);

test.each([
  ["2 cheeseburgers from Burger Al Hara", "chicken shawarma"],
  ["ثنتين تشيز برجر من برجر الحارة", "شاورما دجاج"],
  ["برگر الحارہ سے دو چیز برگر", "چکن شاورما"],
  ["बर्गर अल हारा से दो चीज़बर्गर", "चिकन शावरमा"],
  ["dalawang cheeseburger sa Burger Al Hara", "chicken shawarma"],
])("«%s», «%s»: whether it joins what was counted is asked back", (order, dish) =>
  expect(lastOf(order, dish).unsure).toMatchObject({ of: "joins", count: 1 }),
);

test.each([
  ["2 cheeseburgers from Burger Al Hara", "how much is chicken shawarma?"],
  ["a cheeseburger from Burger Al Hara", "chicken shawarma"],
  ["how much is a cheeseburger at Burger Al Hara?", "chicken shawarma"],
])("«%s», «%s»: nothing is asked back", (first, then) =>
  expect(lastOf(first, then).unsure).toBeNull(),
);
