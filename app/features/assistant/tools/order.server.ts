import { isTaken, type Quote } from "~/features/fees";
import { quote } from "~/features/fees/index.server";
import { toSar } from "~/features/prices";
import type { ToolContext } from "./context";
import { termsAsked } from "./destination.server";
import type { DestinationResult } from "./fee-schema";
import type { OrderTotals, PriceComparison, PriceQuestion } from "./schema";

/** What each of so many pays of a total, SAR, to the halala; nothing where nobody shares it. */
export function perPerson(
  total: number,
  people: number | null | undefined,
): { perPerson?: number } {
  return people ? { perPerson: Math.round((total * 100) / people) / 100 } : {};
}

/** What the dishes of one order come to together on each platform that has all of them: fees are paid once. */
export async function priceOrder(
  context: ToolContext,
  question: PriceQuestion,
): Promise<PriceComparison> {
  const { order = [], people, splitBetween } = question;
  const { terms, named } = await termsAsked(context, question);
  const lines = order.map(({ dish, quantity }) => ({ dishId: Number(dish), quantity }));
  const known = lines.filter(({ dishId }) => Number.isSafeInteger(dishId));
  const quotes = await quote(context.db, known, { now: context.now(), terms });
  const told = ({ platform, items, fees, total, status }: Quote): OrderTotals["ranked"][0] => ({
    platform,
    platformName: context.platformNames?.[platform] ?? null,
    items: toSar(items),
    fees: {
      delivery: toSar(fees.delivery),
      service: toSar(fees.service),
      smallOrder: toSar(fees.smallOrder),
    },
    basis: { level: fees.basis.level },
    vat: toSar(fees.vat),
    total: toSar(total),
    ...perPerson(toSar(total), splitBetween ?? people),
    status,
  });
  const ranked = quotes.filter(isTaken).map(told);
  const notTaken = quotes
    .filter(({ missing, short }) => missing.length === 0 && short > 0)
    .map((one) => ({ ...told(one), short: toSar(one.short) }));
  const nothing = nothingNamed(named);
  return {
    ...nothing,
    understood: { ...nothing.understood, people: people ?? null },
    order: { ranked, notTaken },
    emptyReason: ranked.length + notTaken.length > 0 ? null : "no_prices_yet",
  };
}

/** A result that compares no dish. */
export function nothingNamed(destination: DestinationResult): PriceComparison {
  return {
    understood: NOTHING_NAMED,
    destination,
    matches: [],
    emptyReason: "nothing_asked",
    discoveredViaExternal: false,
    leftOut: { overBudget: 0, avoided: 0, avoiding: [] },
    instead: { restaurants: [], dishes: [], elsewhere: [] },
  };
}

const NOTHING_NAMED: PriceComparison["understood"] = {
  ...{ restaurant: null, dish: null, restaurantWords: "", dishWords: "", unread: "", quantity: 1 },
  ...{ people: null, area: null, unknownArea: null, maxTotal: null },
};
