import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { type PlatformPrices, quotesOf } from "~/features/fees";
import type { OrderFees, Platform, Status } from "~/features/prices";
import { i18nFor } from "~/i18n/i18n.server";
import type { RestaurantOrder } from "./basket.server";
import { compareQuotes } from "./compare";
import { PlatformRows } from "./PlatformRows";

const ORDER = [1, 2].map((dishId) => ({ dishId, quantity: 1 }));

/** A platform that sells both dishes, or those of `of`, by prices of one status, to orders of at least `minimum` halalas. */
function sells(platform: Platform, status: Status, minimum: number, of = ORDER): PlatformPrices {
  const feesOf = (): OrderFees => ({
    ...{ delivery: 500, service: 0, smallOrder: 0, vat: 0, low: 500, high: 500 },
    ...{ confidence: "high", thresholds: { minimum } },
    basis: { level: "restaurant", orders: 5, people: 5, newest: 0 },
  });
  const price = { itemPrice: 1000, status, confidence: "high", newestSupportAt: 0 } as const;
  return { platform, feesOf, prices: new Map(of.map(({ dishId }) => [dishId, price])) };
}

function verdictOf(platforms: PlatformPrices[]): string {
  const order = { comparison: compareQuotes(quotesOf(platforms, ORDER)), lines: [{}, {}] };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("en")}>
      <StaticRouter location="/basket">
        <PlatformRows order={order as unknown as RestaurantOrder} now={0} />
      </StaticRouter>
    </I18nextProvider>,
  );
  const verdict = /<(?:div|p) class="verdict".*$/s.exec(html)?.[0] ?? "";
  return verdict.replaceAll(/<[^>]*>/g, "");
}

const [TAKEN, TOO_SMALL] = [0, 9000];

test.each([
  [["verified"], "Only platform_b takes this whole order"],
  [["verified", "stale"], "Of the apps that take this whole order, only platform_b has a recent"],
  [["stale"], "No app that takes this whole order has a recent price"],
] as const)(
  "beside a recent price on a platform that takes no order so small, %j is what is said of the others",
  (statuses, said) => {
    const names = ["platform_b", "platform_c"] as const;
    const taken = statuses.map((status, at) => sells(names[at] ?? "platform_c", status, TAKEN));
    expect(verdictOf([sells("platform_a", "verified", TOO_SMALL), ...taken])).toContain(said);
  },
);

test("where every platform shown takes the order, all that is here is meant", () => {
  const told = [sells("platform_b", "verified", TAKEN), sells("platform_c", "stale", TAKEN)];
  expect(verdictOf(told)).toContain("any other here is old");
});

test("where we lack a price on each app, none is said to refuse the order", () => {
  const [first = [], second = []] = ORDER.map((line) => [line]);
  const lacking = sells("platform_a", "verified", TAKEN, first);
  expect(verdictOf([lacking, sells("platform_b", "verified", TAKEN, second)])).toContain(
    "We don’t have a price for every dish on any one app",
  );
  expect(verdictOf([lacking, sells("platform_b", "verified", TOO_SMALL)])).toContain(
    "no single app takes this whole order",
  );
});
