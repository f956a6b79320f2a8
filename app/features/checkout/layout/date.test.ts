import { expect, test } from "vitest";
import { dateIn } from "./date";

const NOW = Date.UTC(2026, 9, 1);

test.each([
  ["31/05/2026 18:30", Date.UTC(2026, 4, 31, 15, 30)],
  ["٣١/٠٥/٢٠٢٦ ١٨:٣٠", Date.UTC(2026, 4, 31, 15, 30)],
  ["2026-05-31 06:30 PM", Date.UTC(2026, 4, 31, 15, 30)],
  ["2026-05-31 ٦:٣٠ م", Date.UTC(2026, 4, 31, 15, 30)],
  ["31-05-2026 12:15 AM", Date.UTC(2026, 4, 30, 21, 15)],
  ["Date 31.05.2026", Date.UTC(2026, 4, 31, 9)],
])("%s", (text, time) => {
  expect(dateIn(text, NOW)).toBe(time);
});

test.each(["31/02/2026", "05/31/2026", "01/01/2030", "01/01/2001", "99.50", "7.50.2026"])(
  "%s is no date of an order",
  (text) => {
    expect(dateIn(text, NOW)).toBeNull();
  },
);
