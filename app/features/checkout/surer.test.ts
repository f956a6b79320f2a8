import { expect, test } from "vitest";
import { emptyReading, type Reading } from "./reading";
import { surer } from "./surer";

const sure = (value: number) => ({ value, sure: true });
const line = (price: number, quantity = 1) => ({ name: "Falafel", price, quantity });

const reading = (more: Partial<Reading>): Reading => ({ ...emptyReading(), ...more });

test("the more certain of two readings is taken, of two alike the later one", () => {
  const [one, other] = [reading({ total: sure(2000) }), reading({ total: sure(2100) })];
  expect(surer(one, other)).toBe(other);
  expect(surer(one, reading({ total: { value: 2100, sure: false } }))).toBe(one);
});

test("with the lines of the one whose lines come to the sum", () => {
  const items = [line(1095, 2), line(4799)];
  const first = reading({ items, itemPrice: { value: 1095, sure: false } });
  const later = (lines: Reading["items"]) =>
    reading({ total: sure(8439), subtotal: sure(6989), items: lines, itemPrice: sure(1000) });
  const taken = surer(first, later([line(1000, 2), line(5499)]));
  expect(taken).toMatchObject({ items, itemPrice: { value: 1095 }, total: sure(8439) });
  const own = [line(6989)];
  expect(surer(first, later(own)).items).toBe(own);
  expect(surer(reading({ items: own }), reading({ total: sure(1) })).items).toEqual([]);
});

test("and the day of the one that saw it", () => {
  const first = reading({ date: sure(1_790_000_000_000) });
  expect(surer(first, reading({ total: sure(2000) })).date).toEqual(first.date);
});
