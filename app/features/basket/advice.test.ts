import fc from "fast-check";
import { expect, test } from "vitest";
import { type DishOrder, isTaken, type PlatformPrices, quoteOn, quotesOf } from "~/features/fees";
import { orderTotal } from "~/features/prices";
import { addAdvice, LEAST_SAVING_HALALAS } from "./add-advice";
import { GRID_HALALAS, pricedOrder } from "./prices.arbitrary";
import { splitAdvice } from "./split-advice";

/** The same orders each time: some of them are to be worth advice. */
const RUNS = { numRuns: 150, seed: 3 };

/** What one platform asks for an order now, by recent prices alone; undefined where it does not bring all of it. */
function paidAt(platform: PlatformPrices, order: readonly DishOrder[]): number | undefined {
  if (order.length === 0) return undefined;
  const quote = quoteOn(platform, order);
  return quote && isTaken(quote) && quote.status !== "stale" ? quote.total : undefined;
}

const leastAt = (platforms: readonly PlatformPrices[], order: readonly DishOrder[]) =>
  Math.min(...platforms.map((one) => paidAt(one, order) ?? Number.POSITIVE_INFINITY));

/** Every way to share an order out to two, unit by unit. */
function* sharings(order: readonly DishOrder[]): Generator<[DishOrder[], DishOrder[]]> {
  const [line, ...others] = order;
  if (!line) return yield [[], []];
  for (const [mine, theirs] of sharings(others))
    for (let taken = 0; taken <= line.quantity; taken++) {
      const left = line.quantity - taken;
      yield [
        taken > 0 ? [{ ...line, quantity: taken }, ...mine] : mine,
        left > 0 ? [{ ...line, quantity: left }, ...theirs] : theirs,
      ];
    }
}

function leastSplit(platforms: readonly PlatformPrices[], order: readonly DishOrder[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [mine, theirs] of sharings(order))
    for (const one of platforms)
      for (const other of platforms) {
        if (one === other) continue;
        const [here, there] = [paidAt(one, mine), paidAt(other, theirs)];
        if (here !== undefined && there !== undefined) least = Math.min(least, here + there);
      }
  return least;
}

/** The most that any addition in steps of the grid saves, of those of which half comes back. */
function mostByAdding(platforms: readonly PlatformPrices[], order: readonly DishOrder[]): number {
  const least = leastAt(platforms, order);
  let most = 0;
  for (const platform of platforms) {
    const now = paidAt(platform, order);
    const items = quoteOn(platform, order)?.items ?? 0;
    if (now === undefined) continue;
    for (let more = GRID_HALALAS; more <= 10_000; more += GRID_HALALAS) {
      const then = orderTotal(items + more, platform.feesOf(items + more));
      if (now + more - then >= more / 2) most = Math.max(most, least + more - then);
    }
  }
  return most;
}

test("what to add is what trying every amount on every platform gives, and as much as it says", () => {
  let given = 0;
  fc.assert(
    fc.property(pricedOrder, ({ platforms, order }) => {
      const advice = addAdvice(platforms, quotesOf(platforms, order));
      const most = mostByAdding(platforms, order);
      if (!advice) {
        expect(most).toBeLessThan(LEAST_SAVING_HALALAS);
        return;
      }
      given += 1;
      const { more, saves, total } = advice;
      const there = platforms.find(({ platform }) => platform === advice.platform);
      const now = there && quoteOn(there, order);
      expect(leastAt(platforms, order) + more - total).toBe(most);
      if (!there || !now) throw new Error("Advice is about a platform that sells the order");
      expect(total).toBe(orderTotal(now.items + more, there.feesOf(now.items + more)));
      expect(saves).toBe(now.total + more - total);
    }),
    RUNS,
  );
  expect(given).toBeGreaterThan(RUNS.numRuns / 20);
});

test("a split is the cheapest of all ways to share an order out, and said only where it saves", () => {
  const given = { saving: 0, needed: 0 };
  fc.assert(
    fc.property(pricedOrder, ({ platforms, order }) => {
      const quotes = quotesOf(platforms, order);
      const advice = splitAdvice(platforms, quotes, order);
      const [whole, least] = [leastAt(platforms, order), leastSplit(platforms, order)];
      const isNeeded = quotes.every((quote) => !isTaken(quote));
      const isSaving = Number.isFinite(whole) && whole - least >= LEAST_SAVING_HALALAS;
      expect(advice !== undefined).toBe(isSaving || (isNeeded && Number.isFinite(least)));
      if (!advice) return;
      given[isNeeded ? "needed" : "saving"] += 1;
      expect(advice.total).toBe(least);
      expect(advice.saves).toBe(isNeeded ? null : whole - least);
      const brought = order.map(({ dishId }) =>
        advice.parts.flatMap(({ lines }) => lines.filter((line) => line.dishId === dishId)),
      );
      expect(
        brought.map((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0)),
      ).toEqual(order.map(({ quantity }) => quantity));
      expect(advice.parts.every(isTaken)).toBe(true);
      expect(advice.parts[0].platform).not.toBe(advice.parts[1].platform);
    }),
    RUNS,
  );
  expect(given.saving).toBeGreaterThan(0);
  expect(given.needed).toBeGreaterThan(0);
});

test("an order of more sums than can be looked through gets no split, at once", () => {
  const order = Array.from({ length: 60 }, (_, at) => ({ dishId: at, quantity: 99 }));
  const [drawn] = fc.sample(pricedOrder, 1);
  const dear = (drawn?.platforms ?? []).map((platform, at) => ({
    ...platform,
    prices: new Map(
      order.map(({ dishId }) => [
        dishId,
        {
          itemPrice: 7 ** at * 100 + dishId ** 2,
          status: "verified",
          confidence: "high",
          newestSupportAt: 0,
        } as const,
      ]),
    ),
  }));
  expect(splitAdvice(dear, quotesOf(dear, order), order)).toBeUndefined();
});

test("nothing is ordered from an app whose fees nobody knows, however cheap it seems", () => {
  fc.assert(
    fc.property(pricedOrder, ({ order, platforms }) => {
      const blind = platforms.map((one) => ({
        ...one,
        feesOf: (items: number) => {
          const fees = one.feesOf(items);
          return { ...fees, basis: { ...fees.basis, level: "none" as const } };
        },
      }));
      expect(splitAdvice(blind, quotesOf(blind, order), order)).toBeUndefined();
    }),
    RUNS,
  );
});
