import type { ConfiguredNames, Platform } from "~/features/prices";
import type { Language } from "~/i18n/languages";
import type { ComparedDish, PlatformPrice } from "../tools/schema";
import {
  areFeesUnknown,
  away,
  type FeesKnown,
  feeOf,
  includedIn,
  inRow,
  money,
  notAlone,
  trust,
} from "./figures";
import { appIn, appNamed, nameIn, sizeIn, strong } from "./names";
import { textsIn } from "./texts";

/** The price to name first: the cheapest that is not stale, or else the cheapest. */
export function bestOf({ ranked, cheapestCurrent }: ComparedDish): PlatformPrice {
  const current = ranked.find(({ platform }) => platform === cheapestCurrent);
  return current ?? (ranked[0] as PlatformPrice);
}

/** "2 × Chicken Kabsa (Half)". */
export function dishIn(voice: Language, { dish, quantity }: ComparedDish): string {
  const size = sizeIn(voice, dish.size);
  const times = quantity > 1 ? `${quantity} × ` : "";
  return `${times}${nameIn(voice, dish)}${size ? ` (${size})` : ""}`;
}

export function linkIn(voice: Language, { dish }: ComparedDish): string {
  return `[${textsIn(voice).t("details")}](${dish.link})`;
}

/** A dish and its restaurant, as sentences name them. */
export function namesIn(voice: Language, match: ComparedDish) {
  return {
    dish: strong(dishIn(voice, match)),
    restaurant: strong(nameIn(voice, match.restaurant)),
  };
}

/** One restaurant in a list: what it has, for how much, where, and how sure that is. */
export function lineOf(voice: Language, match: ComparedDish): string {
  const best = bestOf(match);
  return textsIn(voice).t("price.line", {
    restaurant: strong(nameIn(voice, match.restaurant)),
    dish: dishIn(voice, match),
    price: money(voice, best.total),
    app: appIn(voice, best),
    trust: inRow(voice, [
      match.rating !== undefined && textsIn(voice).t("place.rated", { rating: match.rating }),
      shareIn(voice, best),
      trust(voice, best),
      notAlone(voice, best),
      away(voice, match.distanceM),
    ]),
    link: linkIn(voice, match),
  });
}

/** A numbered list of restaurants. */
export function listOf(voice: Language, matches: readonly ComparedDish[]): string[] {
  return matches.map((match, place) => `${place + 1}. ${lineOf(voice, match)}`);
}

/** Which sentence is true of the best price of a dish. */
function headKey(match: ComparedDish, best: PlatformPrice) {
  if (match.ranked.length === 1) return "price.only";
  if (match.ranked[0] !== best) return "price.recent";
  return isSurelyCheapest(match) ? "price.cheapest" : "price.lowest";
}

/** Whether the lowest price is the cheapest: one that is old may have changed, and fees that nobody told may come on top. */
const isSurelyCheapest = ({ ranked, cheapestCurrent }: ComparedDish): boolean =>
  ranked.length > 1 && cheapestCurrent !== null && !ranked.some(areFeesUnknown);

/** What costs about the same is not called the cheapest. */
function headOf(voice: Language, match: ComparedDish, best: PlatformPrice): string {
  const { fees, t } = textsIn(voice);
  const said = {
    ...namesIn(voice, match),
    price: money(voice, best.total),
    app: appIn(voice, best),
    trust: inRow(voice, [trust(voice, best), notAlone(voice, best)]),
    included: includedIn(voice, best),
  };
  return match.alike.includes(best.platform) ? fees("about", said) : t(headKey(match, best), said);
}

/** The same for where it costs most; undefined where nobody knows of another price that it costs more. */
function dearestHead(voice: Language, match: ComparedDish): string | undefined {
  if (match.ranked.some(areFeesUnknown)) return undefined;
  const dearest = match.ranked.reduce((a, b) => (b.total > a.total ? b : a), bestOf(match));
  if (dearest === bestOf(match)) return undefined;
  return textsIn(voice).t("price.dearest", {
    ...namesIn(voice, match),
    price: money(voice, dearest.total),
    app: appIn(voice, dearest),
    trust: trust(voice, dearest),
    included: includedIn(voice, dearest),
  });
}

/** One dish of one restaurant on every platform that has a price for it; `dearest`: whether where it costs most is asked. */
export function detailOf(voice: Language, match: ComparedDish, dearest = false): string {
  const { t } = textsIn(voice);
  const best = bestOf(match);
  const head = (dearest && dearestHead(voice, match)) || headOf(voice, match, best);
  const lines = [head, ...rowsOf(voice, match)];
  const isTold = !match.ranked.some(areFeesUnknown);
  const saves = isTold && match.savings > 0 && match.alike.length === 0;
  if (match.ranked.length > 1 && saves && best === match.ranked[0])
    lines.push(t("price.gap", { amount: money(voice, match.savings) }));
  return `${lines.join("\n")}\n${linkIn(voice, match)}`;
}

/** Less than this between the ends of a range is no range to speak of, SAR. */
const NOTICEABLE = 0.5;

/** What the dish comes to on each app, and of what; with `ranges` also within what that usually lies. */
export function rowsOf(voice: Language, match: ComparedDish, { ranges = false } = {}): string[] {
  const best = bestOf(match);
  return match.ranked.map((price) => {
    const { low, high } = price.range;
    const said = { low: money(voice, low), high: money(voice, high) };
    const range = ranges && high - low >= NOTICEABLE && textsIn(voice).fees("range", said);
    // Of the best it is said beside this list.
    const alone = price !== best && notAlone(voice, price);
    return `- ${inRow(voice, [rowOf(voice, price, match.quantity), range, alone])}`;
  });
}

function rowOf(voice: Language, price: PlatformPrice, quantity: number): string {
  const each = money(voice, price.itemPrice);
  const { fees, prices } = textsIn(voice);
  const items = fees("part", {
    name: prices("items"),
    amount: quantity > 1 ? fees("times", { quantity, amount: each }) : each,
  });
  const parts = partsOf(voice, items, price);
  const total = `${appIn(voice, price)}: ${money(voice, price.total)} (${parts})`;
  return inRow(voice, [total, shareIn(voice, price), trust(voice, price)]);
}

/** What each of those who eat pays, where that is asked. */
function shareIn(voice: Language, { perPerson: share }: PlatformPrice) {
  return share !== undefined && textsIn(voice).t("order.each", { amount: money(voice, share) });
}

/** Of what a total is made beside the `items`, in words: "Dish SAR 20.00 + Delivery SAR 9.00 + Service fee SAR 2.00". */
export function partsOf(
  voice: Language,
  items: string,
  {
    basis,
    fees: { delivery, service, smallOrder },
    vat,
  }: FeesKnown & Pick<PlatformPrice, "fees" | "vat">,
): string {
  const { fees, prices } = textsIn(voice);
  const part = (name: string, sar: number) =>
    sar > 0 ? [fees("part", { name, amount: money(voice, sar) })] : [];
  return [
    items,
    fees("part", { name: prices("delivery"), amount: feeOf(voice, { basis }, delivery) }),
    ...part(prices("service"), service),
    ...part(prices("smallOrder"), smallOrder),
    ...part(prices("vat"), vat),
  ].join(" + ");
}

/** What delivery costs on each platform: it is an estimate, and nobody verified it as they did the price of the dish. */
export function deliveryOf(
  voice: Language,
  match: ComparedDish,
  first: readonly Platform[] = [],
): string {
  const isLater = ({ platform }: PlatformPrice) => Number(!first.includes(platform));
  const fees = [...match.ranked]
    .sort((a, b) => isLater(a) - isLater(b) || byFee(a, b))
    .map((price) => `- ${appIn(voice, price)}: ${feeOf(voice, price, price.fees.delivery)}`);
  const { restaurant } = namesIn(voice, match);
  const head = textsIn(voice).t("fees.of", { restaurant, dish: dishIn(voice, match) });
  return [head, ...fees, linkIn(voice, match)].join("\n");
}

interface FeeOfOne extends FeesKnown {
  fees: Pick<PlatformPrice["fees"], "delivery">;
}

/** The lowest first; of what nobody has told yet no one knows how low it is. */
export function byFee(a: FeeOfOne, b: FeeOfOne): number {
  const unknown = ({ basis }: FeesKnown) => Number(basis.level === "none");
  return unknown(a) - unknown(b) || a.fees.delivery - b.fees.delivery;
}

/** The least that each platform takes an order of, at the restaurant of a dish. */
export function minimumOf(voice: Language, match: ComparedDish): string {
  const { fees } = textsIn(voice);
  const { restaurant } = namesIn(voice, match);
  const lines = match.ranked.map((price) => {
    const least = price.minimumOrder;
    const amount = least === null ? fees("minimum.unknown") : money(voice, least);
    return `- ${appIn(voice, price)}: ${amount}`;
  });
  return [fees("minimum.of", { restaurant }), ...lines, linkIn(voice, match)].join("\n");
}

/** What it costs on the platforms asked about, and where it is cheapest; `against`: what sets two of them against each other. */
export function platformsOf(
  voice: Language,
  match: ComparedDish,
  asked: readonly Platform[],
  apps: ConfiguredNames,
  against?: string,
): string {
  const { t } = textsIn(voice);
  const best = bestOf(match);
  const lines = asked.map((platform) => {
    const price = match.ranked.find((one) => one.platform === platform);
    if (price)
      return `- ${inRow(voice, [rowOf(voice, price, match.quantity), notAlone(voice, price)])}`;
    return `- ${t("price.noneOn", { app: appNamed(voice, platform, apps) })}`;
  });
  const isLowest = best.total <= Math.min(...match.ranked.map(({ total }) => total));
  const lowest = isSurelyCheapest(match) ? "price.best" : "price.bestKnown";
  const cheapest = t(isLowest ? lowest : "price.bestRecent", {
    price: money(voice, best.total),
    app: appIn(voice, best),
  });
  const isTold = asked.length === 1 || against !== undefined;
  const others = asked.includes(best.platform) && isTold ? [] : [cheapest];
  const head = against ?? t("price.of", namesIn(voice, match));
  return [head, ...lines, ...others, linkIn(voice, match)].join("\n");
}

/** How old and how sure each price is: that of the dish, which people share, told apart from the fees. */
export function trustOf(voice: Language, match: ComparedDish): string {
  const { t } = textsIn(voice);
  const head = t("sure.of", namesIn(voice, match));
  return [head, ...rowsOf(voice, match), t("sure.note"), linkIn(voice, match)].join("\n");
}
