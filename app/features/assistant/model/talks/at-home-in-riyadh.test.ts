import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  "4 kami dito sa flat, ano pwede dinner 100 riyal lng",
  "we are 4 in the flat, what for dinner under 100",
  "احنا اربعة في الشقة وش نتعشى بمية",
  "hum 4 log flat me hain dinner ke liye 100 riyal me kya milega",
])("«%s»: where people live is no coffee", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "", people: 4, maxTotal: 100 }),
);

test("a room is no neighbourhood, and a flat white is a dish", () => {
  expect(lastOf("4 of us in our room, cheap dinner?")).toMatchObject({ area: "", left: "" });
  expect(lastOf("flat white magkano sa flat").dish).toBe("flat white");
});

test.each([
  ["how much is adobo at bahay manila", "and the other one?"],
  ["magkano adobo sa bahay manila", "mgkano yung sa kabila?"],
])("«%s», «%s»: what it costs at the others, and not once more", (...said) =>
  expect(lastOf(...said)).toMatchObject({ kind: "price", elsewhere: true, cheaper: false }),
);

test("the other one of an app stays an app's", () => {
  const said = ["adobo sa bahay manila", "what about the other app"] as const;
  expect(lastOf(...said)).toMatchObject({ elsewhere: false, focus: "platform" });
});

test.each([
  ["large margherita", "do you have pepperoni?"],
  ["margherita pizza large po", "may pepperoni?"],
  ["margherita large magkano", "pepperoni po"],
  ["large chicken shawarma", "beef shawarma"],
])("«%s», «%s»: another of the kind is as large", (...said) =>
  expect(lastOf(...said)).toMatchObject({ size: "large", sizeKept: true }),
);

test.each([
  ["large latte", "margherita"],
  ["large latte", "burger?"],
  ["large margherita", "magkano pepperoni"],
])("«%s», «%s» says nothing of a size", (...said) => expect(lastOf(...said).size).toBe(""));

test.each([
  ["2 large chicken shawarma and fries", "add one more shawarma"],
  ["dalawang large chicken shawarma tsaka fries", "dagdagan mo ng isa pang shawarma"],
  ["do chicken shawarma large aur fries", "ek aur shawarma add karo"],
])("«%s», «%s»: one more of what is ordered", (...said) =>
  expect(linesOf(lastOf(...said)).map(({ size, quantity }) => [size, quantity])).toEqual([
    ["large", 3],
    ["", null],
  ]),
);

test("a shawarma that is added, and not one more of it, is another dish", () =>
  expect(linesOf(lastOf("2 large chicken shawarma and fries", "add a shawarma"))).toHaveLength(3));

test.each(["wala ba kayo sisig", "wla b kau sisig?", "wala b kayong sisig"])(
  "«%s» asks whether there is any",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "price", query: "sisig" }),
);

test.each(["taga saan ka", "where are you from", "kahan se ho", "انت من وين"])(
  "«%s» asks who answers, and tells nothing",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "help", facts: [] }),
);

test("who lives somewhere tells so", () =>
  expect(lastOf("taga malaz ako").facts).toMatchObject([{ text: "taga malaz ako" }]));

test.each(["kumain ka na ba?", "khana khaya?", "تغديت؟", "did you eat?"])(
  "«%s» is small talk",
  (said) => expect(lastOf(said).kind).toBe("chat"),
);

test("whether there is adobo to eat is none", () =>
  expect(lastOf("kumain ka na ba ng adobo").dish).toBe("adobo"));

test.each(["tapsilog, are they open at 6am?", "tapsilog para sa almusal, bukas ba sila ng 6am"])(
  "«%s»: the hours of those that have it",
  (said) =>
    expect(lastOf(said)).toMatchObject({ subject: "hours", list: { restaurant: "tapsilog" } }),
);

test("a meal is eaten at a time, and a breakfast may be called so", () => {
  expect(lastOf("adobo para sa almusal magkano").dish).toBe("adobo");
  expect(lastOf("turkish breakfast").dish).toBe("turkish breakfast");
});

test("one more is counted in Filipino, whatever was said before", () =>
  expect(lastOf("2 burger", "isa pa")).toMatchObject({ dish: "burger", quantity: 3 }));

test("what is cheaper still is no further one", () => {
  const said = ["isang whole chicken mandi pang 4", "ung mas mura pa"] as const;
  expect(lastOf(...said)).toMatchObject({ cheaper: true, people: 4 });
});

test.each(["kuya ano ang mas sulit pancit bihon o pancit canton", "adobo o inasal"])(
  "«%s» sets two dishes against each other",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "compare", apart: false }),
);

test.each([
  ["2 large margherita pizza", "may pepperoni?", { quantity: 2, size: "large" }],
  ["2 large margherita pizza", "any with pepperoni?", { quantity: 2, size: "large" }],
  ["dalawang malaking margherita pizza", "pepperoni po", { quantity: 2, size: "large" }],
  ["do margherita pizza large", "pepperoni wala", { quantity: 2, size: "large" }],
  ["٢ بيتزا مارجريتا كبير", "بيبروني؟", { quantity: 2, size: "كبير" }],
  ["2 large margherita pizza", "hummus?", { quantity: null, size: "" }],
])("%s ⏎ %s: of that kind as many, as large", (before, said, asked) =>
  expect(lastOf(before, said)).toMatchObject(asked),
);

test.each([
  ["burger", "ilan ang pwede sa 100"],
  ["hi", "ilang burger ang mabibili sa 100"],
])("«%s», «%s»: as many as that pays for", (...said) =>
  expect(lastOf(...said)).toMatchObject({ dish: "burger", maxTotal: 100, fills: true }),
);
