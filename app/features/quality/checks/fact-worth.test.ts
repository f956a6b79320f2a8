import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { worthOfFact } from "./fact-worth";
import { worthOf } from "./worth";

const NOW = 1000 * DAY_MS;
const fact = { kind: "open" as const, seenAt: NOW - 200 * DAY_MS, meal: 3000 };

test("more, the longer nothing spoke for it, the more ask and the dearer the meal", () => {
  const worth = worthOfFact(fact, 2, NOW);
  expect(worthOfFact({ ...fact, seenAt: NOW - 100 * DAY_MS }, 2, NOW)).toBeLessThan(worth);
  expect(worthOfFact(fact, 1, NOW)).toBeLessThan(worth);
  expect(worthOfFact({ ...fact, meal: 1000 }, 2, NOW)).toBeLessThan(worth);
  expect(worthOfFact({ ...fact, seenAt: NOW + DAY_MS }, 2, NOW)).toBe(0);
});

test("hours change more often than restaurants close; a price of that age comes before both", () => {
  const offer = {
    ...{ item_price: 3000, support: 2, contradiction: 0 },
    newest_support_at: fact.seenAt,
  };
  const [open, hours] = (["open", "hours"] as const).map((kind) =>
    worthOfFact({ ...fact, kind }, 2, NOW),
  );
  expect(hours).toBeGreaterThan(open ?? 0);
  expect(worthOf({ offer, others: [2900] }, 2, NOW)).toBeGreaterThan(hours ?? 0);
});
