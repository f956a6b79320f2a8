import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** What the last of some messages orders, and where. */
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity, restaurant }) => [dish, quantity, restaurant]);

describe("several dishes after a restaurant's menu are ordered there", () => {
  test.each([
    ["menu of Burger Al Hara", "cheeseburger and onion rings"],
    ["menu of Burger Al Hara", "how much is their cheeseburger and onion rings"],
    ["menu ng Burger Al Hara", "magkano cheeseburger nila na may onion rings"],
    ["menu of Burger Al Hara", "cheeseburger aur onion rings"],
    ["how much is the vanilla milkshake at Burger Al Hara", "cheeseburger and onion rings there"],
  ])("«%s», «%s»", (...said) => {
    expect(ordered(...said)).toEqual([
      ["cheeseburger", null, "Burger Al Hara"],
      ["onion rings", null, "Burger Al Hara"],
    ]);
  });

  test.each([
    ["menu of Burger Al Hara", "where can i get kabsa and laban"],
    ["biryani", "chicken kabsa and laban from Qudoor Al Deera"],
  ])("«%s», «%s»: not", (...said) => {
    expect(lastOf(...said).restaurant).not.toBe("Burger Al Hara");
  });
});

test("what the restaurant that was named lacks is ordered where it was shown", () => {
  const said = ["wala bang kare kare sa bahay manila?", "e sa iba?"];
  const ask = lastOf(...said, "sige yun, isa. tapos dalawang sinangag");
  expect(ask).toMatchObject({ restaurant: "", from: { nth: 0, ask: { elsewhere: true } } });
  expect(ask.other).toMatchObject({ dish: "sinangag", quantity: 2, restaurant: "" });
});

test("of two sizes the one that is said is ordered, with what follows", () => {
  const said = ["biryani at Kerala Palace", "half or whole ba yan"];
  expect(ordered(...said, "yung whole tas dalawang mango lassi")).toEqual([
    ["biryani", null, "Kerala Palace"],
    ["mango lassi", 2, "Kerala Palace"],
  ]);
});

test.each([
  ["large pepperoni and garlic bread", "make the pizza two"],
  ["large pepperoni tsaka garlic bread", "gawing dalawa yung pizza"],
])("«%s», «%s»: by what menus call it behind its name", (...said) => {
  expect(ordered(...said)).toEqual([
    ["pepperoni", 2, ""],
    ["garlic bread", null, ""],
  ]);
});

test("what each pays of one dish for each is shared among them", () => {
  const said = ["10 kami sa office, tig isang chicken biryani"];
  expect(lastOf(...said, "magkano kada tao")).toMatchObject({ quantity: 10, splitBetween: 10 });
  const more = [...said, "gawin mong 12 na lang pala"];
  expect(lastOf(...more, "magkano kada tao")).toMatchObject({ quantity: 12, splitBetween: 12 });
});

test("«na may» puts a dish beside another, and says what one is made with", () => {
  expect(ordered("double cheeseburger sa Burger Al Hara na may large fries")).toHaveLength(2);
  expect(lastOf("pizza na may cheese")).toMatchObject({ dish: "pizza cheese", other: null });
});

describe("what was priced before it was asked about its restaurant is counted, with what follows", () => {
  test.each([
    ["san yan?", "pabili 2 tas isang leche flan"],
    ["anong rating nila?", "2 tapos 1 leche flan"],
    ["where is that?", "get me 2 and one leche flan"],
    ["are they open now?", "2 of that and one leche flan"],
    ["وينهم", "عطني ثنتين وواحد leche flan"],
    ["kahan hai ye", "do de do aur ek leche flan"],
  ])("«%s», «%s»", (asked, said) => {
    const counts = ordered("halo halo sa Kusina ni Aling Nena", asked, said);
    expect(counts.map(([dish, quantity]) => [dish, quantity ?? 1])).toEqual([
      ["halo halo", 2],
      ["leche flan", 1],
    ]);
  });

  test("and nothing of it where other dishes are named", () => {
    const dishes = ordered(
      "halo halo sa Aling Nena",
      "san yan?",
      "isang leche flan at isang adobo",
    );
    expect(dishes.map(([dish]) => dish)).toEqual(["leche flan", "adobo"]);
  });
});

test("what is given of a dish that was only priced is so many, and of one that is ordered so many more", () => {
  expect(lastOf("biryani at Kerala Palace", "do de do").quantity).toBe(2);
  expect(lastOf("2 biryani at Kerala Palace", "ek aur de do").quantity).toBe(3);
});

test.each([
  ["adobo sa Aling Nena", "este 3", { dish: "adobo", quantity: 3 }],
  ["anong makakain sa 50", "este 30 riyal", { kind: "suggest", maxTotal: 30 }],
  ["adobo sa Aling Nena", "este sinigang", { dish: "sinigang" }],
  ["hi", "ano kasya sa 50", { kind: "suggest", maxTotal: 50, people: null }],
  ["hi", "ano kasya sa 10 tao", { kind: "suggest", maxTotal: null, people: 10 }],
  ["hi", "anong makakain sa Olaya", { kind: "suggest", maxTotal: null }],
])("«%s», «%s»", (first, said, asked) => {
  expect(lastOf(first, said)).toMatchObject(asked);
});

describe("«pa» is still and else: only of so many, or of a dish, it is more", () => {
  test.each(["ano pa pwede", "ano pa", "gutom pa ako", "meron pa ba", "ano pa bang masarap"])(
    "«%s» orders none",
    (said) => {
      expect(lastOf("adobo sa Aling Nena", said).quantity).toBeNull();
    },
  );

  test.each([
    ["isa pa", 2],
    ["dalawa pa", 3],
    ["dagdag pa", 2],
  ])("«%s» orders more", (said, quantity) => {
    expect(lastOf("adobo sa Aling Nena", said).quantity).toBe(quantity);
  });
});
