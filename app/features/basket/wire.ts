import type { TwoNamesRow } from "~/features/catalogue";
import { type DishOrder, isTaken, itemisedFees, type Quote } from "~/features/fees";
import { toSar } from "~/features/prices";
import { nameFor } from "~/i18n/name";
import type { AddAdvice } from "./add-advice";
import type { Basket, RestaurantOrder } from "./basket.server";
import type { BasketResponse, PlatformOrder, WireAdvice } from "./schema";
import type { SplitAdvice } from "./split-advice";

type Lang = "ar" | "en";

/** A basket as the contract puts it on the wire: riyals, and ids as strings; names in `lang` where there is one. */
export function toWire({ orders, elsewhere, unknown }: Basket, lang: Lang): BasketResponse {
  return {
    orders: orders.map((order) => orderToWire(order, lang)),
    elsewhere: elsewhere.map(({ restaurant, lines, best: { platform, total, status } }) => ({
      restaurant: namedIn(restaurant, lang),
      lines: lines.map(lineToWire),
      ...{ platform, total: toSar(total), status },
    })),
    unknown: unknown.map(String),
  };
}

const namedIn = ({ id, name_ar, name_en }: TwoNamesRow, lang: Lang) => ({
  id: String(id),
  name: nameFor(lang, { ar: name_ar, en: name_en }).text,
});

const lineToWire = ({ dishId, quantity }: DishOrder) => ({ dish: String(dishId), quantity });

function orderToWire(
  { restaurant, lines, comparison, advice }: RestaurantOrder,
  lang: Lang,
): BasketResponse["orders"][number] {
  const { ranked, notRanked, winner, savings } = comparison;
  const names = new Map(lines.map(({ dish }) => [dish.id, namedIn(dish, lang)]));
  const platform = (quote: Quote) => quoteToWire(quote, (id) => names.get(id) ?? []);
  return {
    restaurant: namedIn(restaurant, lang),
    lines: lines.map(({ dish, quantity }) => ({
      dish: namedIn(dish, lang),
      size: dish.size,
      quantity,
    })),
    ranked: [...ranked, ...notRanked].map(platform),
    winner,
    savings: toSar(savings),
    advice: advice.map(adviceToWire),
  };
}

function quoteToWire(
  quote: Quote,
  nameOf: (id: number) => { id: string; name: string } | [],
): PlatformOrder {
  const { platform, total, items, fees, short, confidence, status } = quote;
  const { freeFrom, smallOrderBelow, smallOrderFee } = fees.thresholds;
  const known = (halalas?: number) => (halalas === undefined ? null : toSar(halalas));
  return {
    platform,
    total: toSar(total),
    items: toSar(items),
    deliveryFee: toSar(fees.delivery + fees.service + fees.smallOrder),
    vat: toSar(fees.vat),
    ...{ confidence, status },
    ...itemisedFees(quote),
    thresholds: {
      freeDeliveryFrom: known(freeFrom),
      smallOrderBelow: known(smallOrderBelow),
      smallOrderFee: known(smallOrderFee),
    },
    orderable: isTaken(quote),
    short: toSar(short),
    missing: quote.missing.flatMap(nameOf),
    lines: quote.lines.map(({ itemPrice, status, ...line }) => ({
      ...lineToWire(line),
      itemPrice: toSar(itemPrice),
      status,
    })),
  };
}

function adviceToWire(advice: AddAdvice | SplitAdvice): WireAdvice {
  if (advice.kind === "add") {
    const { kind, platform, more, saves, total } = advice;
    return { kind, platform, more: toSar(more), saves: toSar(saves), total: toSar(total) };
  }
  const { kind, parts, total, saves, insteadOf } = advice;
  return {
    ...{ kind, insteadOf, total: toSar(total), saves: saves === null ? null : toSar(saves) },
    parts: parts.map((part) => ({
      platform: part.platform,
      total: toSar(part.total),
      lines: part.lines.map(lineToWire),
    })),
  };
}
