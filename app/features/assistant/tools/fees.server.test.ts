import { afterAll, beforeAll, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { findDestination } from "~/features/places/find-destination.server";
import { PLATFORMS } from "~/features/prices";
import { RIYADH_OFFSET_MS, timeText } from "~/i18n/days";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openSample } from "~tests/support/sample-database";
import { comparisonOf } from "../cards/comparison";
import { addFact } from "../facts/facts.server";
import { PriceGuard } from "../price-guard";
import { comparePrices } from "./compare-prices.server";
import type { ToolContext } from "./context";
import { findRestaurant } from "./find-restaurant.server";
import { TOOL_SCHEMAS } from "./schema";
import { suggestSimilar } from "./suggest-similar.server";

/** Eleven in the morning in Riyadh, on a Saturday. */
const NOW = Date.UTC(2026, 2, 14, 8);
const SHAWARMA = { dish: "شاورما دجاج", restaurant: "عمو حمزة" };

let db: ToolContext["db"];
let context: ToolContext;
beforeAll(async () => {
  db = await openSample(NOW);
  context = { db, userId: "reem", maps: sampleMaps(() => true), now: () => NOW };
});
afterAll(() => db.destroy());

/** The same for somebody who orders to a place, at a time where one is given. */
async function orderingTo(area: string, at?: string): Promise<ToolContext> {
  const destination = await findDestination(db, { area, at }, NOW);
  if (typeof destination === "string") throw new Error(destination);
  return { ...context, destination };
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.005;

test("every price says of what its fees are made, how far they are known and within what they lie", async () => {
  const result = await comparePrices(context, { dish: "شاورما دجاج", quantity: 2 });
  expect(TOOL_SCHEMAS.get_price_comparison.output.parse(result)).toEqual(result);
  const prices = result.matches.flatMap(({ ranked }) => ranked);
  expect(prices.length).toBeGreaterThan(5);
  for (const { total, itemPrice, deliveryFee, vat, fees, range, basis } of prices) {
    const { delivery, service, smallOrder } = fees;
    expect(near(delivery + service + smallOrder, deliveryFee)).toBe(true);
    expect(near(2 * itemPrice + deliveryFee + vat, total)).toBe(true);
    expect(range.low).toBeLessThanOrEqual(range.high);
    expect(basis.orders).toBeGreaterThan(0);
  }
});

test("without a place it is typical of the city, and says so", async () => {
  const result = await comparePrices(context, SHAWARMA);
  expect(result.destination).toEqual({ area: null, at: null, unknown: [] });
  expect(result.matches[0]?.elsewhere).toBeNull();
});

test("without a place it is for where the person has told that they live", async () => {
  const userId = await insertUser(db, { phone: null, now: NOW });
  // The last that was told, and not where they once said that they work.
  await addFact(db, userId, { text: "I work in Sahafah", kind: "place" }, NOW - 1);
  await addFact(db, userId, { text: "I live in Malqa", kind: "place" }, NOW);
  const own = { ...context, userId };
  const result = await comparePrices(own, SHAWARMA);
  expect(result.destination.area?.name_en).toBe("Malqa");
  const elsewhere = await comparePrices(own, { ...SHAWARMA, deliverTo: "Olaya" });
  expect(elsewhere.destination.area?.name_en).toBe("Olaya");
});

test("without a kitchen that is not wanted nothing of it is suggested", async () => {
  const cooks = async (avoid: string[]) => {
    const { items } = await suggestSimilar(context, { like: "rice", avoid });
    const ids = items.map(({ restaurant }) => Number(restaurant.id));
    const rows = await db
      .selectFrom("restaurants")
      .where("id", "in", ids)
      .select("cuisine")
      .execute();
    return rows.map(({ cuisine }) => cuisine);
  };
  const [kitchen] = await cooks([]);
  const word = { saudi: "saudi", indian: "indian", bukhari: "bukhari", yemeni: "yemeni" }[
    kitchen ?? ""
  ];
  expect(await cooks([word ?? ""])).not.toContain(kitchen);
});

test("a dish asked for by its name has its price, and what of it the person avoids", async () => {
  const userId = await insertUser(db, { phone: null, now: NOW });
  await addFact(db, userId, { text: "I'm allergic to nuts", kind: "allergy" }, NOW);
  const own = { ...context, userId };
  const { matches } = await comparePrices(own, { dish: "كنافة بالجبن" });
  expect(matches.map(({ contains }) => contains)).toContainEqual(["nuts"]);
  const without = await comparePrices(own, { dish: "كنافة بالجبن", avoid: ["nuts"] });
  expect(without).toMatchObject({ matches: [], emptyReason: "all_avoided" });
});

test("within a budget is what can be ordered within it", async () => {
  const { items } = await suggestSimilar(context, { maxTotal: 20 });
  expect(items.length).toBeGreaterThan(2);
  for (const { ranked } of items) {
    const spent = ranked.map(({ total, hints }) => {
      const least = hints.find(({ kind }) => kind === "minimum");
      return total + (least?.more ?? 0);
    });
    expect(Math.min(...spent)).toBeLessThanOrEqual(20);
  }
});

test("totals are for the place and the hour chosen on the pages", async () => {
  const asked = await orderingTo("الملقا", "2026-03-14T21:30");
  for (const result of [
    await comparePrices(asked, SHAWARMA),
    await suggestSimilar(asked, { like: "مندي" }),
    await findRestaurant(asked, { name: "عمو حمزة" }),
  ])
    expect(result.destination).toMatchObject({
      area: { name_ar: "الملقا" },
      at: "2026-03-14T21:30+03:00",
    });
  const city = await comparePrices(context, SHAWARMA);
  const there = await comparePrices(asked, SHAWARMA);
  expect(there.matches[0]?.ranked).not.toEqual(city.matches[0]?.ranked);
});

test("a place named for the order counts before the chosen one, and what it changes is told", async () => {
  const asked = await orderingTo("الملقا");
  const home = (await comparePrices(asked, SHAWARMA)).matches[0];
  const result = await comparePrices(asked, { ...SHAWARMA, deliverTo: "حي العليا" });
  expect(result.destination.area?.name_ar).toBe("العليا");
  const [there] = result.matches;
  expect(there?.elsewhere?.destination.area?.name_ar).toBe("الملقا");
  for (const { platform, total, change } of there?.elsewhere?.totals ?? []) {
    const of = (dish: typeof home) => dish?.ranked.find((one) => one.platform === platform);
    expect(total).toBe(of(home)?.total);
    expect(near((of(there)?.total ?? 0) - total, change)).toBe(true);
  }
  expect(there?.elsewhere?.totals.length).toBe(there?.ranked.length);
});

test("where restaurants near a place are asked for and none is chosen, the order goes there", async () => {
  const question = { dish: "برجر", area: "حطين" };
  const named = await comparePrices(context, question);
  expect(named.destination.area?.name_ar).toBe("حطين");
  expect(named.matches[0]?.elsewhere).toBeNull();
  const chosen = await comparePrices(await orderingTo("الملقا"), question);
  expect(chosen.destination.area?.name_ar).toBe("الملقا");
});

test("an hour named in the question changes the fees where they change, and nothing else", async () => {
  const asked = await orderingTo("الملقا", "2026-03-14T16:00");
  const result = await comparePrices(asked, { ...SHAWARMA, at: "2026-03-14T20:00" });
  expect(result.destination.at).toBe("2026-03-14T20:00+03:00");
  expect(result.destination.area?.name_ar).toBe("الملقا");
  const before = await comparePrices(asked, SHAWARMA);
  const items = (of: typeof before) => of.matches[0]?.ranked.map((one) => one.itemPrice).sort();
  expect(items(result)).toEqual(items(before));
});

test.each([
  ["a place nobody knows", { deliverTo: "Atlantis" }, ["Atlantis"]],
  ["a time that has passed", { at: timeText(NOW - 3 * RIYADH_OFFSET_MS) }, ["2026-03-14T02:00"]],
  ["no time", { at: "soon" }, ["soon"]],
])("%s is said to be unknown, and changes nothing", async (_, where, unknown) => {
  const result = await comparePrices(context, { ...SHAWARMA, ...where });
  expect(result.destination).toEqual({ area: null, at: null, unknown });
  const { matches } = await comparePrices(context, SHAWARMA);
  expect(result.matches).toEqual(matches);
});

test("the differences of two platforms add up, part by part", async () => {
  const { matches } = await comparePrices(context, { dish: "برجر", quantity: 1 });
  const all = matches.flatMap(({ differences }) => differences);
  expect(all.length).toBeGreaterThan(0);
  for (const { total, items, delivery, service, smallOrder, vat } of all) {
    expect(total).toBeGreaterThanOrEqual(0);
    expect(near(items + delivery + service + smallOrder + vat, total)).toBe(true);
  }
});

test("the cards draw the same parts, ranges and limits that the tool gave", async () => {
  const { matches } = await comparePrices(context, { dish: "شاورما دجاج" });
  for (const compared of matches) {
    const drawn = comparisonOf(compared, NOW);
    compared.ranked.forEach((price, place) => {
      const offer = drawn.ranked[place];
      expect(offer?.fees.service).toBe(Math.round(price.fees.service * 100));
      expect(offer?.high).toBe(Math.round(price.range.high * 100));
      expect(offer?.fees.basis.orders).toBe(price.basis.orders);
    });
  }
  expect(matches.flatMap(({ ranked }) => ranked).map(({ platform }) => platform)).toEqual(
    expect.arrayContaining([...PLATFORMS]),
  );
});

test("the guard lets every part be said, more or less, and no amount beside them", async () => {
  const [first] = (await comparePrices(context, SHAWARMA)).matches;
  const guard = new PriceGuard("en");
  guard.see(first);
  const part = first?.differences.flatMap(({ delivery, service }) => [delivery, service]) ?? [];
  const parts = [...part, ...(first?.ranked.flatMap(({ range }) => Object.values(range)) ?? [])];
  const said = parts.map((sar) => `the fee is SAR ${Math.abs(sar).toFixed(2)}.\n`).join("");
  expect(guard.push(said) + guard.end()).toBe(said);
  expect(guard.push("the fee is SAR 987.65.") + guard.end()).not.toContain("987.65");
});
