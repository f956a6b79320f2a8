import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyReading } from "~/features/checkout/reading";
import { correctionsOf, isEmpty, withCorrections } from "./corrections";
import type { ReviewFormValues } from "./fields";
import { emptyLine, linesIn, withLines } from "./lines";
import { prefilledForm } from "./prefilled-form";

const NOBODY = { restaurant: "", dish: "", dishId: null, platform: null };
const { values: BLANK } = prefilledForm(NOBODY, emptyReading(), Date.UTC(2026, 2, 14, 12));
const line = (dish: string, item_price: string) => ({ ...emptyLine(), dish, item_price });
const form = (...lines: ReturnType<typeof line>[]): ReviewFormValues => withLines(BLANK, lines);
const [SOUP, RICE, TEA] = [line("شوربة", "9.00"), line("رز", "12.00"), line("شاي", "3.00")];

test("what was put right stays right when more is read, wherever its line stands then", () => {
  const shown = form(SOUP, RICE);
  const left = { ...form({ ...SOUP, dish: "شوربة عدس" }, RICE), total: "24.00", platform: "jahez" };
  const corrections = correctionsOf(shown, left);
  for (const read of [form(SOUP, RICE, TEA), form(TEA, SOUP, RICE)]) {
    const after = withCorrections({ ...read, delivery_fee: "5.00" }, corrections);
    expect(linesIn(after).map(({ dish }) => dish)).toEqual(
      linesIn(read).map(({ dish }) => (dish === SOUP.dish ? "شوربة عدس" : dish)),
    );
    expect(after).toMatchObject({ total: "24.00", platform: "jahez", delivery_fee: "5.00" });
  }
});

test("a line that a person added, or whose reading is gone, is not lost; a line left out stays out", () => {
  const left = form({ ...SOUP, dish_id: "none" }, { ...RICE, item_price: "13.00" }, TEA);
  const after = withCorrections(form(SOUP), correctionsOf(form(SOUP, RICE), left));
  expect(linesIn(after)).toEqual(linesIn(left));
});

test("a price says which line it is where its name is read otherwise", () => {
  const corrections = correctionsOf(form(SOUP, RICE), form(SOUP, { ...RICE, options: "كبير" }));
  const after = withCorrections(form(SOUP, line("ارز", "12.00")), corrections);
  expect(linesIn(after)[1]).toMatchObject({ dish: "ارز", options: "كبير" });
});

test("read the same once more, a form is as it was left; unchanged, there is nothing to keep", () => {
  const text = fc.constantFrom("", "رز", "شاي", "9.00", "12.00");
  const anyLine = fc
    .record({ dish: text, dish_id: text, options: text, quantity: text, item_price: text })
    .filter(({ dish, item_price }) => dish !== "" || item_price !== "");
  const forms = fc.array(anyLine, { minLength: 1, maxLength: 6 }).map((lines) => form(...lines));
  fc.assert(
    fc.property(forms, text, (shown, total) => {
      expect(isEmpty(correctionsOf(shown, shown))).toBe(true);
      const lines = linesIn(shown).map((one) => ({ ...one, options: total }));
      const left = { ...withLines(shown, lines), total };
      const after = linesIn(withCorrections(shown, correctionsOf(shown, left)));
      const inOrder = (all: unknown[]) => all.map((one) => JSON.stringify(one)).sort();
      expect(inOrder(after)).toEqual(inOrder(lines));
    }),
  );
});
