import { expect, test } from "vitest";
import { CUISINES } from "~/features/catalogue/cuisine";
import { fold, scriptOf } from "~/features/names/fold";
import { TRUST_LEVELS } from "~/features/prices/trust-level";
import { DAY_MS, startOfRiyadhDay } from "~/i18n/days";
import { generateSample } from "./generate";

const NOON = Date.UTC(2026, 2, 14, 9);
const sample = generateSample(NOON);

test("there is enough of everything to try the product on", () => {
  expect(sample.restaurants.length).toBeGreaterThanOrEqual(44);
  expect(
    sample.restaurants.filter(({ is_brand }) => is_brand).length / sample.restaurants.length,
  ).toBeGreaterThanOrEqual(0.5);
  expect(sample.branches.length).toBeGreaterThanOrEqual(120);
  expect(new Set(sample.branches.map((row) => row.neighbourhood_id)).size).toBeGreaterThan(40);
  expect(sample.dishes.length).toBeGreaterThanOrEqual(450);
  expect(sample.users).toHaveLength(30);
  expect(sample.users.filter((row) => row.show_in_leaderboard === 1)).toHaveLength(12);
  for (const row of sample.users) expect(row.is_service).toBe(1 - (row.show_public_profile ?? 0));
  expect(new Set(sample.users.map((row) => row.trust_level))).toEqual(
    new Set(TRUST_LEVELS.map(({ slug }) => slug)),
  );
  expect(new Set(sample.restaurants.map((row) => row.cuisine))).toEqual(
    new Set(Object.keys(CUISINES)),
  );
});

test("chains have two to nine branches, the others one", () => {
  for (const { id, is_brand } of sample.restaurants) {
    const branches = sample.branches.filter((row) => row.restaurant_id === id).length;
    expect(branches > 1).toBe(is_brand === 1);
    expect(branches).toBeLessThanOrEqual(9);
  }
});

test("names stand in their script, some in one only", () => {
  const names = [...sample.restaurants, ...sample.dish_names];
  for (const { name_ar, name_en } of names) {
    expect(name_ar ?? name_en).not.toBeNull();
    if (name_ar) expect(scriptOf(name_ar)).toBe("ar");
    if (name_en) expect(scriptOf(name_en)).toBe("latin");
  }
  for (const rows of [sample.restaurants, sample.dish_names]) {
    expect(rows.filter((row) => row.name_en === null).length).toBeGreaterThanOrEqual(8);
    expect(rows.filter((row) => row.name_ar === null).length).toBeGreaterThanOrEqual(8);
  }
});

test("no two restaurants, and no two dishes, are called the same", () => {
  const restaurants = sample.restaurants.flatMap((row) => [row.name_ar, row.name_en]);
  const aliases = sample.restaurant_aliases.map((row) => row.alias);
  const dishes = sample.dish_names.flatMap((row) => [row.name_ar, row.name_en]);
  const neighbourhoods = sample.neighbourhoods.flatMap((row) => [row.name_ar, row.name_en]);
  for (const names of [[...restaurants, ...aliases], dishes, neighbourhoods]) {
    const folded = names.filter((name) => name !== null).map(fold);
    expect(folded.filter((name, i) => folded.indexOf(name) !== i)).toEqual([]);
  }
});

test("neighbourhoods and branches lie within Riyadh", () => {
  for (const { lat, lng } of [...sample.neighbourhoods, ...sample.branches]) {
    expect(lat).toBeGreaterThan(24.45);
    expect(lat).toBeLessThan(24.95);
    expect(lng).toBeGreaterThan(46.5);
    expect(lng).toBeLessThan(46.9);
  }
});

test("the first line of each menu is what the place is asked for most", () => {
  for (const { id } of sample.restaurants) {
    const [first = 0, ...others] = sample.dishes
      .filter((row) => row.restaurant_id === id)
      .map((row) => row.asked_count);
    expect(first).toBeGreaterThan(Math.max(...others));
  }
});

test("revisions number restaurants and dish names on from the one given", () => {
  const { restaurants, dish_names } = generateSample(NOON, 1000);
  expect([...restaurants, ...dish_names].map((row) => row.revision)).toEqual(
    Array.from({ length: restaurants.length + dish_names.length }, (_, i) => 1001 + i),
  );
});

test("observations lie in the 60 days before the day of now", () => {
  const today = startOfRiyadhDay(NOON);
  expect(new Date(today).toISOString()).toBe("2026-03-13T21:00:00.000Z");
  for (const { observed_at } of sample.observations) {
    expect(observed_at).toBeLessThan(today);
    expect(observed_at).toBeGreaterThanOrEqual(today - 60 * DAY_MS);
  }
  expect(sample.observations.at(0)?.observed_at).toBeLessThan(today - 55 * DAY_MS);
});

test("a price names an amount, a tap against it none, and each picture is one order", () => {
  const orderOf = new Map<string, number | null | undefined>();
  const kinds = new Map<string, number>();
  for (const row of sample.observations) {
    const key = `${row.kind} ${row.proof}`;
    kinds.set(key, (kinds.get(key) ?? 0) + 1);
    if (row.kind === "price") expect(row.item_price).toBeGreaterThanOrEqual(100);
    else expect(row.item_price).toBeNull();
    expect(row.order_id !== null).toBe(row.proof === "snapshot");
    expect(row.image_hash !== null).toBe(row.proof === "snapshot");
    if (!row.image_hash) continue;
    expect(orderOf.get(row.image_hash) ?? row.order_id).toBe(row.order_id);
    orderOf.set(row.image_hash, row.order_id);
  }
  for (const key of ["price snapshot", "price tap", "changed tap", "gone tap"])
    expect(kinds.get(key)).toBeGreaterThan(50);
  expect(kinds.size).toBe(4);
  expect(new Set(orderOf.values())).toEqual(new Set(sample.orders.map(({ id }) => id)));
});

test("orders are charged by their platform: near or far, at rush hour, small or large, with a membership", () => {
  const deliveries = new Map<number, number>();
  const kinds = new Set<string>();
  for (const { amount, kind, order_id } of sample.order_charges) {
    kinds.add(kind);
    if (kind === "delivery") deliveries.set(order_id, amount);
  }
  expect(kinds).toEqual(new Set(["delivery", "service", "small_order", "vat_on_top", "tip"]));
  const on = (platform: string) => sample.orders.filter((order) => order.platform === platform);
  const fees = (orders: typeof sample.orders) =>
    new Set(orders.map(({ id }) => deliveries.get(id)));
  expect(fees(on("platform_b").filter(({ member }) => member === 1))).toEqual(new Set([0]));
  expect(fees(on("platform_c").filter(({ subtotal }) => subtotal >= 6000))).toEqual(new Set([0]));
  expect(Math.min(...on("platform_a").map(({ subtotal }) => subtotal))).toBe(2000);
  expect(fees(on("platform_a")).size).toBeGreaterThan(20);
  const subtotals = new Map(sample.orders.map(({ id, subtotal }) => [id, subtotal]));
  for (const { kind, order_id } of sample.order_charges)
    if (kind === "small_order") expect(subtotals.get(order_id)).toBeLessThan(1500);
});

test("one day gives the same bytes, the next moves only the times", () => {
  const evening = generateSample(startOfRiyadhDay(NOON) + DAY_MS - 1);
  expect(JSON.stringify(evening)).toBe(JSON.stringify(sample));
  const tomorrow = generateSample(NOON + DAY_MS);
  expect(tomorrow.observations.map((row) => row.observed_at - DAY_MS)).toEqual(
    sample.observations.map((row) => row.observed_at),
  );
  expect(tomorrow.dishes).toEqual(sample.dishes);
});
