import { expect, test } from "vitest";
import { AlikeNames } from "./alike-names";

/** What is found among some names, by their places in the list. */
function found(...names: string[]): string[] {
  const alike = new AlikeNames(0.12);
  for (const name of names) alike.add(name);
  return [...new Set([...alike.pairs()].map(([one, other]) => `${one} ${other}`))].sort();
}

test.each([
  ["in the other script", "عمو حمزة", "Ammo Hamza"],
  ["by its meaning", "قصر السحاب", "Clouds Palace"],
  ["in another order", "Dawn Lava Pizza", "Lava Dawn Pizza"],
  ["written as one", "Burger King", "BurgerKing"],
  ["with an s at its end", "Bodi Masters", "بودي ماستر"],
])("a name is found %s", (_, one, other) => {
  expect(found("Zahrat Nablus", one, "Qudoor Deera", other)).toEqual(["1 3"]);
});

test("names with a word more, or another, are not", () => {
  expect(found("Lava Dawn", "Lava Dawn Nablus", "Lava Zahra", "Zahra")).toEqual([]);
});

test("what hundreds are called is a phrase and no name, so that the work grows no faster than the file", () => {
  const many = Array.from({ length: 300 }, (_, at) => `Lava Dawn ${at % 2 ? "Cafe" : "Grill"}`);
  expect(found(...many)).toEqual([]);
});
