import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { PriceComparison } from "../tools/schema";
import { money } from "./figures";
import { sayPrices } from "./prices";
import { sayPriceTold } from "./talk";
import { textsIn } from "./texts";

/** A dish at a restaurant, of whose fees nobody has told. */
function match(name: string) {
  const named = { id: name, name_ar: name, name_en: name };
  const price = {
    ...{ platform: "platform_a", platformName: null, total: 20, itemPrice: 20, vat: 0 },
    ...{ fees: { delivery: 0, service: 0, smallOrder: 0 }, basis: { level: "none" } },
    ...{ status: "verified", ageDays: 1, hints: [], range: { low: 20, high: 20 } },
  };
  return {
    ...{ restaurant: named, dish: { ...named, size: null, link: "/dishes/1" }, quantity: 1 },
    ...{ ranked: [price], cheapestCurrent: "platform_a", distanceM: null, contains: [] },
    ...{ alike: [], cheaperLater: [], elsewhere: null, savings: 0 },
  };
}

const result = {
  matches: [match("One"), match("Two")],
  destination: { area: null, at: null, unknown: [] },
  leftOut: { avoided: 0, overBudget: 0, avoiding: [] },
  understood: { area: null, maxTotal: null, unknownArea: null, people: null, dishWords: "kabsa" },
} as unknown as PriceComparison;

const asked = {
  ...{ nth: null, platforms: [], size: "", left: "", untold: "", without: [], query: "" },
  except: "",
} as unknown as Ask;

/** In place of what a sentence is filled with. */
const FILLED = { dish: "…", restaurant: "…", price: "…", app: "…", included: "…", trust: "…" };

test.each(LANGUAGE_CODES)("a total is spoken of only where totals are listed, in %s", (voice) => {
  const { t, fees } = textsIn(voice);
  const said = (focus: Ask["focus"]) => sayPrices(voice, { ...asked, focus }, result, {});
  expect(said("all")).toContain(t("fees.someUnknown"));
  expect(said("delivery")).toContain(fees("minimum.unknown"));
  expect(said("delivery")).not.toContain(t("fees.someUnknown"));
});

test("the fee on an app that is asked about is of that app alone", () => {
  const there = match("One");
  const fees = { ...there.ranked[0]?.fees, delivery: 3 };
  const price = { ...there.ranked[0], platform: "platform_b", fees, basis: { level: "city" } };
  const both = { ...there, ranked: [...there.ranked, price] };
  const of = (platforms: Ask["platforms"]) =>
    sayPrices(
      "en",
      { ...asked, focus: "delivery", platforms },
      {
        ...result,
        matches: [both, match("Two")],
      } as never,
      {},
    ).split("\n- ");
  expect(of([])).toHaveLength(3);
  expect(of(["platform_b"])).toHaveLength(2);
  expect(of(["platform_b"])[1]).toContain("One");
  expect(of(["platform_b"])[1]).toContain(money("en", 3));
});

test.each(LANGUAGE_CODES)(
  "what others have is said to come without fees that nobody has told, and not with delivery, in %s",
  (voice) => {
    const { t } = textsIn(voice);
    const instead = { elsewhere: [match("One")], dishes: [], restaurants: [] };
    const none = { ...result, matches: [], emptyReason: "no_prices_yet", instead };
    const said = sayPrices(voice, { ...asked, focus: "all" }, none as never, {});
    const told = said.split("\n");
    expect(told).toContain(t("instead.elsewhere", { delivery: "" }));
    expect(told).toContain(t("fees.someUnknown"));
  },
);

test.each(LANGUAGE_CODES)(
  "how sure a price is, is told of the dish apart from its fees, in %s",
  (voice) => {
    const { prices, t } = textsIn(voice);
    const one = { ...result, matches: [match("One")] };
    const said = sayPrices(voice, { ...asked, focus: "age" }, one as never, {});
    expect(said).toContain(t("sure.note"));
    for (const part of ["items", "delivery"] as const) expect(said).toContain(prices(part));
  },
);

test.each(LANGUAGE_CODES)(
  "one price alone, be it old, is called the only one, and denies no saving, in %s",
  (voice) => {
    const only = textsIn(voice).t("price.only", FILLED).split("…");
    const one = match("One");
    const ranked = one.ranked.map((price) => ({ ...price, status: "stale" }));
    for (const focus of ["all", "savings"] as const)
      for (const told of [one, { ...one, ranked, cheapestCurrent: null }]) {
        const matches = { ...result, matches: [told] } as never;
        const [head] = sayPrices(voice, { ...asked, focus }, matches, {}).split("\n");
        for (const words of only) expect(head).toContain(words);
      }
  },
);

/** A dish for 20 on platform A, and for 9 on platform B, which takes no order below another 6. */
const limited = (name: string) => {
  const one = match(name);
  const [price] = one.ranked;
  const known = { ...price, basis: { level: "platform" } };
  const short = {
    ...known,
    platform: "platform_b",
    total: 9,
    hints: [{ kind: "minimum", more: 6 }],
  };
  return { ...one, ranked: [short, known], cheapestCurrent: "platform_b" };
};

test.each(LANGUAGE_CODES)("nothing above a limit is said to be within it, in %s", (voice) => {
  const { t, prices } = textsIn(voice);
  const told = (names: string[], platforms: string[], maxTotal: number) => {
    const understood = { ...result.understood, maxTotal };
    const found = { ...result, matches: names.map(limited), understood } as never;
    return sayPrices(voice, { ...asked, platforms, focus: "all" } as never, found, {});
  };
  const budget = (maxTotal: number) => t("note.budget", { amount: money(voice, maxTotal) });
  expect(told(["One"], [], 15)).toContain(budget(15));
  expect(told(["One"], [], 14)).not.toContain(budget(14));
  expect(told(["One"], ["platform_a"], 15)).not.toContain(budget(15));
  expect(told(["One", "Two"], ["platform_a"], 15)).not.toContain(money(voice, 20));
  expect(told(["One", "Two"], ["platform_a"], 15)).toContain(prices("platform.platform_a"));
  expect(told(["One", "Two"], ["platform_a"], 20)).toContain("**Two**");
});

test.each(LANGUAGE_CODES)("of fees that nobody has told none is the cheapest, in %s", (voice) => {
  const { t } = textsIn(voice);
  const said = (level: string) => {
    const one = match("One");
    const [price] = one.ranked;
    const other = { ...price, platform: "platform_b", total: 24, basis: { level } };
    const known = { ...price, basis: { level: "platform" } };
    const matches = [{ ...one, ranked: [known, other] }];
    return sayPrices(voice, { ...asked, focus: "all" }, { ...result, matches } as never, {});
  };
  const ofKey = (key: "price.cheapest" | "price.lowest") => t(key, FILLED).split("…");
  for (const words of ofKey("price.cheapest")) expect(said("platform")).toContain(words);
  for (const words of ofKey("price.lowest")) expect(said("none")).toContain(words);
});

test.each(LANGUAGE_CODES)("on one app too the most expensive come first, in %s", (voice) => {
  const priced = (name: string, total: number) => {
    const one = match(name);
    return { ...one, ranked: one.ranked.map((price) => ({ ...price, total })) };
  };
  const matches = [priced("One", 20), priced("Two", 30)];
  const asks = { ...asked, platforms: ["platform_a"], focus: "all", dearest: true } as never;
  const said = sayPrices(voice, asks, { ...result, matches } as never, {});
  expect(said.indexOf("**Two**")).toBeLessThan(said.indexOf("**One**"));
});

test("of two apps that are set against each other the answer tells what the cheaper one saves", () => {
  const there = match("One");
  const known = { ...there.ranked[0], basis: { level: "city" } };
  const dearer = { ...known, platform: "platform_b", total: 26 };
  const both = { ...there, ranked: [known, dearer] };
  const of = (platforms: Ask["platforms"]) =>
    sayPrices("en", { ...asked, platforms }, { ...result, matches: [both] } as never, {});
  expect(of(["platform_b", "platform_a"])).toContain(`you save ${money("en", 6)}`);
  expect(of(["platform_b"])).not.toContain("you save");
});

test.each(LANGUAGE_CODES)("a price that is told and is ours is confirmed, in %s", (voice) => {
  const shown = [match("One")] as never;
  const wrong = sayPriceTold(voice, shown, 19);
  expect(wrong).not.toContain(money(voice, 20));
  expect(sayPriceTold(voice, shown, 20)).toContain(money(voice, 20));
  expect(sayPriceTold(voice, shown, null)).toBe(wrong);
  expect(sayPriceTold(voice, shown, 20, ["platform_a"])).toContain(money(voice, 20));
  expect(sayPriceTold(voice, shown, 20, ["platform_b"])).toBe(wrong);
});
