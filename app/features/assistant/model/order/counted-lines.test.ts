import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity, size }) =>
    [quantity ?? 1, dish, size].filter(Boolean).join(" "),
  );

test.each([
  ["एक दाल चार नान का टोटल", "1 dal", "4 naan"],
  [
    "2 vada pav 1 pav bhaji aur 3 garlic naan bombay tiffin se",
    "2 vada pav",
    "1 pav bhaji",
    "3 garlic naan",
  ],
  [
    "2 cheeseburger 1 fries 3 onion rings from burger al hara",
    "2 cheeseburger",
    "1 fries",
    "3 onion rings",
  ],
  ["chicken 65 do parotta paanch kerala palace se", "2 chicken 65", "5 parotta"],
  ["3 chicken burger Burger Al Hara se", "3 chicken burger"],
])("each number counts the dish behind it, or each the one before it: %s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test.each([
  ["kung pao chicken ek aur spring roll do bata do", "1 kung pao chicken", "2 spring roll"],
  ["masala dosa ek aur chai karak teen", "1 masala dosa", "3 chai karak"],
])("«ek aur» counts what stands before it where the next number does: %s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test("and elsewhere it is one more", () => {
  expect(ordered("2 masala dosa kerala palace se", "ek aur de do")).toEqual(["3 masala dosa"]);
});

test.each([
  [
    "burger al hara ka double cheese 2, onion ring 1, aur fries badi wali 1",
    "2 double cheese",
    "1 onion ring",
    "1 fries large",
  ],
  ["Burger Al Hara: double cheese 3, fries 2", "3 double cheese", "2 fries"],
])("«double» is of a dish's name before what it is made with: %s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test("and is twice as many before a dish", () => {
  expect(
    ordered("2 cheeseburger and 1 onion rings from burger al hara", "double the onion rings"),
  ).toEqual(["2 cheeseburger", "2 onion rings"]);
});

test.each([
  ["بروسٹ المقرمش سے آٹھ پیس والا ایک اور کولسلا بڑا دو", "1 8 piece", "2 coleslaw large"],
  ["al muqarmish se 4 pees broast do aur ek coleslaw", "2 4 piece broast", "1 coleslaw"],
  ["teen pees samosa Al Wadi Hindi se", "3 samosa"],
])("so many pieces are the dish that a menu calls so: %s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test.each([["wahi wala do plate aur ek corn soup"], ["wohi do plate aur ek corn soup"]])(
  "«%s» after two dishes were set against each other: so many of the cheaper",
  (said) => {
    const first = "tiger wok ka chicken noodles aur fried rice me se kaun sa sasta hai";
    expect(lastOf(first, said)).toMatchObject({
      ...{ from: { nth: 0 }, quantity: 2 },
      other: { dish: "corn soup" },
    });
  },
);

test("an order after what is in a dish is one of its own, at the same place", () => {
  const said = [
    "Tiger Wok ke pad thai me jhinga hota hai kya?",
    "chicken noodles ek aur spring rolls do",
  ];
  expect(ordered(...said)).toEqual(["1 chicken noodles", "2 spring rolls"]);
  expect(ordered(said[0] ?? "", "aur ek spring rolls")).toEqual(["1 pad thai", "1 spring rolls"]);
});
