import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { ComparedDish, PriceComparison } from "../tools/schema";
import { sayComparison } from "./compared";
import { money } from "./figures";
import { foodsIn } from "./names";
import type { PlacedOrder } from "./placed-orders";
import { textsIn } from "./texts";

const CITY = { area: null, at: null, unknown: [] };

/** A dish that is compared: at so many metres, or nobody knows how far. */
function found(id: string, distanceM: number | null): PriceComparison {
  const named = { id, name_ar: id, name_en: id };
  const price = {
    ...{ platform: "platform_a", platformName: null, total: 20, itemPrice: 20 },
    ...{ status: "verified", ageDays: 1, basis: { level: "restaurant" }, hints: [] },
  };
  const match = {
    ...{ restaurant: named, dish: { ...named, size: null, link: "/dishes/1" }, quantity: 1 },
    ...{ ranked: [price], cheapestCurrent: "platform_a", distanceM, contains: [] },
  } as unknown as ComparedDish;
  const leftOut = { avoided: 0, overBudget: 0, avoiding: [] };
  return { matches: [match], destination: CITY, leftOut } as unknown as PriceComparison;
}

const ask = {
  ...{
    byDistance: true,
    focus: "all",
    without: [],
    untold: "",
    left: "",
    platforms: [],
    maxTotal: null,
  },
} as unknown as Ask;

test.each(LANGUAGE_CODES)(
  "one restaurant is nearer only where it is known how far both are, in %s",
  (voice) => {
    const nearer = (...far: (number | null)[]) => {
      const [first] = sayComparison(
        voice,
        ask,
        far.map((metres, at) => found(`Place ${at}`, metres)),
        { orders: [], missing: [] },
      ).split("\n");
      const said = textsIn(voice).t("compare.nearer", { restaurant: "**Place 1**" });
      return first === said;
    };
    expect(nearer(900, 400)).toBe(true);
    expect(nearer(400, 900)).toBe(false);
    expect(nearer(900, null)).toBe(false);
    expect(nearer(null, null)).toBe(false);
  },
);

test.each(LANGUAGE_CODES)(
  "what a whole order comes to is said to be without fees that nobody has told, in %s",
  (voice) => {
    const { t } = textsIn(voice);
    const first = (level: string) => {
      const price = {
        ...{ platform: "platform_a", platformName: null, items: 20, total: 20, vat: 0 },
        ...{
          fees: { delivery: 0, service: 0, smallOrder: 0 },
          basis: { level },
          status: "verified",
        },
      };
      const named = { id: "7", name_ar: "7", name_en: "7" };
      const order = { restaurant: named, ranked: [price], notTaken: [] } as unknown as PlacedOrder;
      const all = { ...ask, byDistance: false, apart: true };
      const dishes = [found("1", null), found("2", null)];
      return sayComparison(voice, all, dishes, { orders: [order], missing: [] }).split("\n")[0];
    };
    expect(first("restaurant")).toContain(t("fees.included"));
    expect(first("none")).toContain(t("fees.unknown"));
    expect(first("none")).not.toContain(t("fees.included"));
  },
);

test.each(LANGUAGE_CODES)("a whole order is told to be within a limit or not, in %s", (voice) => {
  const { t } = textsIn(voice);
  const said = (level: string, maxTotal: number | null) => {
    const price = {
      ...{ platform: "platform_a", platformName: null, items: 20, total: 20, vat: 0 },
      ...{ fees: { delivery: 0, service: 0, smallOrder: 0 }, basis: { level } },
      status: "verified",
    };
    const named = { id: "7", name_ar: "7", name_en: "7" };
    const order = { restaurant: named, ranked: [price], notTaken: [] } as unknown as PlacedOrder;
    const all = { ...ask, byDistance: false, apart: true, maxTotal };
    const dishes = [found("1", null), found("2", null)];
    return sayComparison(voice, all, dishes, { orders: [order], missing: [] }).split("\n")[1];
  };
  const amount = (limit: number) => ({ amount: money(voice, limit) });
  expect(said("restaurant", 20)).toBe(t("note.budget", amount(20)));
  expect(said("restaurant", 19)).toBe(t("nothing.overBudget", { dish: "1 + 2", ...amount(19) }));
  expect(said("none", 20)).toBe("");
  expect(said("restaurant", null)).toBe("");
});

test.each(LANGUAGE_CODES)("a whole order is said to be for where it was priced, in %s", (voice) => {
  const named = { id: "7", name_ar: "7", name_en: "7" };
  const order = {
    restaurant: named,
    ranked: [],
    notTaken: [],
    destination: CITY,
  } as unknown as PlacedOrder;
  const near = { ...CITY, area: { name_ar: "العليا", name_en: "Olaya" } };
  const dish = { ...found("1", null), destination: near } as unknown as PriceComparison;
  const said = (orders: PlacedOrder[]) =>
    sayComparison(voice, { ...ask, apart: true }, [dish], { orders, missing: [] });
  expect(said([order])).not.toMatch(/Olaya|العليا/);
  expect(said([])).toMatch(/Olaya|العليا/);
});

test.each(LANGUAGE_CODES)(
  "of an app that has not all of an order no other's total is given, in %s",
  (voice) => {
    const { t, prices } = textsIn(voice);
    const price = {
      ...{ platform: "platform_a", platformName: null, items: 20, total: 27, vat: 0 },
      ...{ fees: { delivery: 7, service: 0, smallOrder: 0 }, basis: { level: "restaurant" } },
      status: "verified",
    };
    const named = { id: "Place", name_ar: "Place", name_en: "Place" };
    const order = { restaurant: named, destination: CITY, ranked: [price], notTaken: [] };
    const said = (...platforms: Ask["platforms"]) =>
      sayComparison(
        voice,
        { ...ask, apart: true, byDistance: false, platforms },
        [found("Place", 1), found("Place", 1)],
        { orders: [order as unknown as PlacedOrder], missing: [] },
      );
    const none = t("order.noneOn", { app: prices("platform.platform_b") });
    expect(said("platform_b")).toContain(none);
    expect(said("platform_b")).not.toMatch(/27[.٫]/);
    expect(said("platform_a", "platform_b")).toContain(none);
    expect(said("platform_a", "platform_b")).toMatch(/27[.٫]/);
    // Nobody asks where the third app is: it is said unasked.
    expect(said()).toContain(none);
    expect(said("platform_a")).not.toContain(none);
  },
);

test.each(LANGUAGE_CODES)("what an order lacks of an app's minimum is said, in %s", (voice) => {
  const price = {
    ...{ platform: "platform_a", platformName: null, items: 18, total: 25, vat: 0, short: 2 },
    ...{ fees: { delivery: 7, service: 0, smallOrder: 0 }, basis: { level: "restaurant" } },
    status: "verified",
  };
  const named = { id: "Place", name_ar: "Place", name_en: "Place" };
  const cheaper = { ...price, platform: "platform_b", total: 27 };
  const order = { restaurant: named, destination: CITY, ranked: [cheaper], notTaken: [price] };
  const said = sayComparison(
    voice,
    { ...ask, apart: true, byDistance: false },
    [found("Place", 1), found("Place", 1)],
    { orders: [order as unknown as PlacedOrder], missing: [] },
  );
  const amount = money(voice, 2);
  expect(said).toContain(textsIn(voice).fees("minimum.short", { amount }));
  expect(said.split("\n")[0]).toMatch(/27[.٫]/);
});

test.each(LANGUAGE_CODES)(
  "of an order that no place has whole, what is found is told as a part of it, in %s",
  (voice) => {
    const { t } = textsIn(voice);
    const results = [found("Place 1", null), found("Place 1", null)];
    const restaurant = { id: "1", name_ar: "Place 1", name_en: "Place 1", link: "/restaurants/1" };
    const price = {
      ...{ platform: "platform_a", platformName: null, items: 20, total: 20, vat: 0 },
      ...{ fees: { delivery: 0, service: 0, smallOrder: 0 }, status: "verified" },
      basis: { level: "restaurant" },
    };
    const orders = [{ restaurant, destination: CITY, ranked: [price], notTaken: [] }];
    const said = (missing: unknown[]) =>
      sayComparison(voice, { ...ask, byDistance: false, apart: true } as Ask, results, {
        ...{ orders: orders as unknown as PlacedOrder[] },
        missing: missing as PriceComparison[],
      });
    const part = t("order.part", { restaurant: "**Place 1**" });
    const whole = t("order.total", { restaurant: "**Place 1**" });
    expect(said([])).toContain(whole);
    expect(said([])).not.toContain(part);
    const lacking = said([null]);
    expect(lacking).toContain(part);
    expect(lacking).not.toContain(whole);
    const best = t("order.bestKnown", {
      ...{ app: "Platform A", restaurant: "**Place 1**", price: "", included: "" },
    }).slice(0, 10);
    expect(said([]).startsWith(best)).toBe(true);
    expect(lacking.startsWith(best)).toBe(false);
  },
);

test.each(LANGUAGE_CODES)(
  "two sizes that a dish lacks are said to have no price, in %s",
  (voice) => {
    const { t, catalogue } = textsIn(voice);
    const sides = {
      ...ask,
      kind: "compare",
      byDistance: false,
      apart: false,
      size: "large",
    } as Ask;
    const sized = { ...sides, other: { ...sides, size: "small" }, rest: [] };
    const said = sayComparison(voice, sized, [found("1", null), found("1", null)], {
      ...{ orders: [], missing: [] },
    });
    expect(said.match(/^- /gm)).toHaveLength(1);
    for (const size of ["large", "small"] as const)
      expect(said).toContain(t("note.noSize", { size: catalogue(`size.${size}`) }));
  },
);

test.each(LANGUAGE_CODES)("dishes of an order are told as orders of their own, in %s", (voice) => {
  const said = (apart: boolean) =>
    sayComparison(
      voice,
      { ...ask, apart, byDistance: false },
      [found("1", null), found("2", null)],
      { orders: [], missing: [] },
    ).split("\n");
  const { t } = textsIn(voice);
  const head = t("order.apart", { delivery: t("fees.inList") });
  expect(said(true)[0]).toBe(head);
  expect(said(false)).not.toContain(head);
});

test.each(LANGUAGE_CODES)(
  "of an order it is said which of its dishes has what the person avoids, in %s",
  (voice) => {
    const [rice, tray] = [found("Rice", null), found("Tray", null)];
    const [match] = tray.matches;
    const nuts = { ...tray, matches: [{ ...match, contains: ["nuts"] }] } as PriceComparison;
    const ofOrder = (results: PriceComparison[]) =>
      sayComparison(voice, { ...ask, apart: true }, results, { orders: [], missing: [] });
    const warning = textsIn(voice).t("note.inside", {
      dish: "Tray",
      foods: foodsIn(voice, ["nuts"]),
    });
    expect(ofOrder([rice, nuts]).split("\n")).toContain(warning);
    expect(ofOrder([rice, tray])).not.toContain(warning);
  },
);

test.each(LANGUAGE_CODES)("an old price is not called the cheapest of two, in %s", (voice) => {
  const { t } = textsIn(voice);
  const priced = (id: string, total: number, status: string) => {
    const one = found(id, null);
    const matches = one.matches.map((match) => ({
      ...match,
      dish: { ...match.dish, id },
      ranked: match.ranked.map((price) => ({ ...price, total, status })),
    }));
    return { ...one, matches } as PriceComparison;
  };
  const head = (status: string) =>
    sayComparison(
      voice,
      { ...ask, byDistance: false },
      [priced("One", 20, status), priced("Two", 30, "verified")],
      { orders: [], missing: [] },
    ).split("\n")[0];
  const said = { restaurant: "**One**", dish: "One", amount: money(voice, 10), delivery: "" };
  expect(head("verified")).toBe(t("compare.cheaper", said));
  expect(head("stale")).toBe(t("compare.old", said));
});
