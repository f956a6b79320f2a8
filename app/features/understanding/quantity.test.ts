import { expect, test } from "vitest";
import { quantityMarks } from "./quantity";
import { tokensOf } from "./tokens";

const dishWords = new Set(["برجر", "شاورما", "burgers", "كبسه"]);

function quantity(query: string) {
  const [mark] = quantityMarks(tokensOf(query), (word) => dishWords.has(word));
  return mark && { value: mark.value, noun: mark.noun, words: mark.end - mark.start };
}

test.each([
  ["2 برجر", 2, 1],
  ["٣ برجر", 3, 1],
  ["۴ برجر", 4, 1],
  ["x2 latte", 2, 1],
  ["2x latte", 2, 1],
  ["×2 جريش", 2, 2],
  ["x 4 latte", 4, 2],
  ["3 x pad thai", 3, 2],
  ["عدد ٢ برجر", 2, 2],
  ["ثنتين برجر", 2, 1],
  ["خمسة برجر", 5, 1],
  ["عشره خبز", 10, 1],
  ["a couple of burgers", 2, 3],
  ["half a dozen donuts", 6, 3],
  ["a dozen naan", 12, 2],
  ["ست حبات مناقيش", 6, 2],
  ["4 pieces of chicken", 4, 3],
  ["حبتين كباب", 2, 1],
  ["خمسة وعشرين لقيمات", 25, 2],
  ["خمسه و عشرين لقيمات", 25, 3],
  ["twenty five wings", 25, 2],
  ["twenty-one wings", 21, 2],
  ["خمسة وعشرة خبز", 5, 1],
])("%s: %i", (query, value, words) => {
  expect(quantity(query)).toEqual({ value, noun: undefined, words });
});

test.each([
  ["برجرين", 2, "برجر"],
  ["شاورمتين", 2, "شاورما"],
  ["كبستين", 2, "كبسه"],
  ["3burgers", 3, "burgers"],
])("%s is %i of %s", (query, value, noun) => {
  expect(quantity(query)).toEqual({ value, noun, words: 1 });
});

test("a dual nobody knows the singular of is still offered, a Latin one is not", () => {
  expect(quantity("فطيرتين")?.noun).toBe("فطيره");
  expect(quantity("7amza")).toBeUndefined();
});

test("of so short a word only one that is known has a dual", () => {
  const marks = (known: string) => quantityMarks(tokensOf("دلتين قهوة"), (word) => word === known);
  expect(marks("دله")[0]).toMatchObject({ value: 2, noun: "دله" });
  expect(marks("قهوه")[0]?.noun).not.toBe("دله");
});

test.each(["نفرين حنيذ", "للنفرين حنيذ"])("%s is two of the size for one person", (query) =>
  expect(quantityMarks(tokensOf(query), () => false)[0]).toMatchObject({
    value: 2,
    size: "person",
  }),
);

test.each(["0 برجر", "2024 burger", "-2 برجر", "عدد 100 برجر", "ابغى 1000 برجر", "150x burger"])(
  "%s: so many are refused",
  (query) => {
    const [mark] = quantityMarks(tokensOf(query), () => false);
    expect(mark).toMatchObject({ value: 1, refused: true });
  },
);

test("a great number elsewhere may be part of a name", () => {
  expect(quantity("برجر 1000")).toBeUndefined();
  expect(quantity("7-up")?.value).toBe(7);
});

test("a unit that may begin a dish's name is offered with and without", () => {
  const marks = quantityMarks(tokensOf("2 صحن شاورما"), (word) => word === "صحن");
  expect(marks.map(({ end }) => end)).toEqual([2, 1]);
});

test.each([
  ["6 piece nuggets", 1],
  ["wings 10 pcs", 1],
  ["ناجت ٦ قطع", 1],
  ["6 nuggets", 6],
  ["20 pcs lumpia", 20],
])("%s: pieces of what is served in portions count no portions", (query, value) => {
  expect(quantity(query)?.value).toBe(value);
});
