import { expect, test } from "vitest";
import { emptyReading, type Reading } from "~/features/checkout/reading";
import { mergeReadings } from "./merge-readings";

const reading = (fields: Partial<Reading>): Reading => ({ ...emptyReading(), ...fields });
const sure = <T>(value: T) => ({ value, sure: true });
const unsure = <T>(value: T) => ({ value, sure: false });

test("nothing read is an empty reading, one reading stays itself", () => {
  expect(mergeReadings([])).toEqual(emptyReading());
  const one = reading({ total: sure(2000) });
  expect(mergeReadings([one])).toBe(one);
});

test("one picture fills the gaps of another", () => {
  const names = reading({ restaurant: sure("عمو حمزة"), item: sure("شاورما"), text: "a" });
  const amounts = reading({ itemPrice: sure(1500), total: sure(1500), text: "b" });
  expect(mergeReadings([names, amounts])).toMatchObject({
    restaurant: sure("عمو حمزة"),
    itemPrice: sure(1500),
    total: sure(1500),
    text: "a b",
  });
});

test("two that contradict each other are sure of nothing; a sure one wins over a doubtful one", () => {
  const one = reading({ total: sure(2000), vat: unsure(100) });
  const other = reading({ total: sure(2500), vat: sure(261) });
  const merged = mergeReadings([one, other]);
  expect(merged.total.sure).toBe(false);
  expect(merged.vat.value).toBe(261);
});

test("two that agree are as sure as the surer one", () => {
  const merged = mergeReadings([reading({ total: unsure(2000) }), reading({ total: sure(2000) })]);
  expect(merged.total).toEqual(sure(2000));
});
