import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** The dishes that a message asks for. */
const dishes = (said: string) => linesOf(lastOf(said)).map(({ dish }) => dish);

test.each([
  ["adobo lumpia pancit for 5 people", ["adobo", "lumpia", "pancit"]],
  ["مندي كبسة مظبي", ["مندي", "كبسة", "مظبي"]],
  ["butter chicken naan lassi", ["butter chicken", "naan", "lassi"]],
  ["burger fries coke", ["burger", "fries", "coke"]],
  ["halo halo leche flan", ["halo halo", "leche flan"]],
])("«%s» are dishes, and none that is called by all of them", (said, each) =>
  expect(dishes(said)).toEqual(each),
);

test.each([
  "falafel sandwich",
  "kofta pizza",
  "fish pulao",
  "masala dosa",
  "coffee cake",
  "mango juice",
  "kunafa cheesecake",
  "شاورما صاج",
])("«%s» is one dish", (said) => expect(dishes(said)).toEqual([said]));

test.each([
  ["pa deliver ng pepsi 5 piraso at 1 malaking fries", 5],
  ["pa deliver ng 3 pepsi at 1 malaking fries", 3],
])("«%s»: what asks for an order adds nothing", (said, count) =>
  expect(lastOf(said)).toMatchObject({ dish: "pepsi", quantity: count }),
);

test.each(["wag na yung may baboy ha", "suggest ka ng ulam wag lang may baboy"])(
  "«%s» leaves pork out, and asks for none",
  (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "", without: ["pork"], left: "" }),
);

test("what is wanted with something leaves nothing out", () =>
  expect(lastOf("yung adobo na may itlog").without).toEqual([]));

test.each(["ang mahal naman", "di ba masyadong mahal yan", "bahut mehnga hai yaar"])(
  "«%s» after a price asks for less",
  (said) => expect(lastOf("ribeye steak", said)).toMatchObject({ cheaper: true, elsewhere: true }),
);

test("why delivery costs so much is asked of delivery", () =>
  expect(lastOf("bakit ang mahal ng delivery").subject).toBe("dearDelivery"));

test("what sets two dishes apart compares them, and a place none", () => {
  expect(lastOf("anong pinagkaiba ng kabsa sa biryani")).toMatchObject({
    ...{ kind: "compare", dish: "kabsa", apart: false },
    other: { dish: "biryani" },
  });
  expect(lastOf("pagkakaiba ng presyo ng adobo sa bahay manila").restaurant).toBe("bahay manila");
});

test.each([
  "نص شوايه مع الرز",
  "حبة شوايه ورز",
  "half rotisserie chicken and rice",
  "رز مع دجاج شواية",
  "سمك ورز",
])("«%s» is one dish, which menus have with its rice", (said) =>
  expect(dishes(said)).toHaveLength(1),
);

test.each(["شاورما مع رز", "كبسة دجاج ورز", "fried chicken with rice", "نص شوايه و٢ رز"])(
  "«%s» are two: no menu has them as one",
  (said) => expect(dishes(said)).toHaveLength(2),
);
