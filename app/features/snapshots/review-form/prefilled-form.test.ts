import { expect, test } from "vitest";
import { emptyReading } from "~/features/checkout/reading";
import { prefilledForm } from "./prefilled-form";

const NOW = Date.UTC(2026, 2, 14, 12);
const CHOSEN = { restaurant: "", dish: "", dishId: null, platform: null };
const item = (name: string, price: number) => ({ name, quantity: 1, price });
const linesOf = (...items: ReturnType<typeof item>[]) =>
  prefilledForm(CHOSEN, { ...emptyReading(), items }, NOW).values.lines;

test("amounts beside which no word was read are no dishes", () => {
  expect(linesOf(item("", 100), item("", 100), item("", 26), item("", 200))).toBe("1");
});

test("a dish whose name can't be read among others stays, to be written in", () => {
  expect(linesOf(item("شاورما", 1500), item("", 700))).toBe("2");
});
