import type { Size } from "~/features/catalogue";
import type { Platform } from "~/features/prices";
import { sizeMarks, tokensOf } from "~/features/search";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import { linesOf } from "../model/ask/order";
import type { ComparedDish, OrderTotals } from "../tools/schema";
import { bestOf, byFee, deliveryOf, dishIn, linkIn, minimumOf, namesIn } from "./dish";
import { destinationNotes } from "./fees";
import {
  areFeesUnknown,
  away,
  deliveryIn,
  feeOf,
  includedIn,
  inRow,
  money,
  notAlone,
  trust,
} from "./figures";
import { orderLimit } from "./limits";
import { appIn, nameIn, sizeIn, strong } from "./names";
import {
  appNote,
  budgetNotes,
  insideNotes,
  leftNote,
  leftOutNote,
  unmadeIn,
  untoldIn,
} from "./notes";
import { nothingFound } from "./nothing";
import { eachPays, isPriced, ordersOf, type PlacedOrder, type Results } from "./placed-orders";
import { itemOf } from "./reasons";
import { textsIn } from "./texts";

/** In which size something was asked for, and where. */
type Sought = Pick<Ask, "size" | "restaurant">;

/** Two things asked about together; `missing`: what was found nowhere, asked for as in `sought`; `unlike`: what each has of one dish differs. */
export function sayComparison(
  voice: Language,
  ask: Ask,
  results: Results,
  {
    orders,
    missing,
    sought = [],
    unlike = false,
  }: {
    orders: readonly PlacedOrder[];
    missing: Results;
    sought?: readonly Sought[];
    unlike?: boolean;
  },
): string {
  const { t } = textsIn(voice);
  const { focus, apart, aside, byDistance } = ask;
  const placed = orders.map((order) => onlyOn(order, ask.platforms));
  const best = apart ? bestOrder(placed) : undefined;
  const found = results
    .flatMap((result) => matchAt(result, best?.restaurant.id) ?? [])
    .filter((match, at, all) => apart || all.findIndex(isSame(match)) === at)
    .map((match) => onPlatforms(match, ask.platforms));
  const destination =
    (apart && orders[0]?.destination) || results.find((result) => result?.matches[0])?.destination;
  const whereOf = (inList: boolean) =>
    destination ? destinationNotes(voice, destination, found.map(bestOf), { inList }) : [];
  if (focus === "delivery" && found.length > 0) {
    const fees =
      orders.length > 0 && apart
        ? orders.map((order) => orderDelivery(voice, order, results))
        : found.map((match) => deliveryOf(voice, match));
    return [...fees, ...whereOf(false)].join("\n\n");
  }
  // «بدون توصيل» of an order: what its dishes come to where all of it is cheapest.
  if (focus === "item" && found.length > 0) {
    const whole = placed.find(({ restaurant }) => restaurant.id === best?.restaurant.id);
    const items = whole
      ? [orderItems(voice, whole, results)]
      : found.map((one) => itemOf(voice, one));
    return items.join("\n\n");
  }
  if (focus === "minimum" && found.length > 0) {
    const each = new Map(found.map((match) => [match.restaurant.id, match]));
    return [...each.values()].map((match) => minimumOf(voice, match)).join("\n\n");
  }
  const byTotal = [...found].sort((a, b) => bestOf(a).total - bestOf(b).total);
  // Where one restaurant is may not be known: then neither is nearer.
  const areFound = found.every(({ distanceM }) => distanceM !== null);
  const byWay = [...found].sort((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0));
  const sorted = byDistance && areFound ? byWay : apart ? found : byTotal;
  const lines = sorted.map((match) => `- ${rowOf(voice, match)}`);
  const [first, second] = sorted;
  // Fees that nobody told may make the cheaper of two the dearer.
  const areTold = ![first, second].some((match) => match && areFeesUnknown(bestOf(match)));
  const isTold = !apart && (byDistance ? areFound : areTold);
  if (first && second && first.dish.id !== second.dish.id && isTold)
    lines.unshift(
      unlike && !byDistance ? t("compare.unlike") : headOf(voice, first, second, byDistance),
    );
  if (apart) {
    // Each with its own delivery: their sum is more than all of it from one place comes to.
    if (lines.length > 0) {
      const delivery = deliveryIn(voice, found.map(bestOf));
      lines.unshift(t("order.apart", { delivery }));
    }
    const priced = placed.filter((_, at) => isPriced(orders[at]));
    const isPart = missing.length > 0;
    const places = new Set(found.map(({ restaurant }) => restaurant.id));
    // Each of a place that was named with it, and none of the place of another: their deliveries are all paid.
    const areNamed =
      places.size === found.length &&
      new Set(linesOf(ask).map(({ restaurant }) => restaurant)).size === found.length;
    const sum = found.reduce((whole, match) => whole + bestOf(match).total, 0);
    if (orders.length === 0 && missing.length === 0 && places.size > 1)
      lines.push(
        `\n${areNamed ? t("order.sum", { price: money(voice, sum) }) : t("order.nowhere")}`,
      );
    lines.push(...ordersOf(voice, priced, ask.platforms, { results, listed: found, isPart }));
    // Of one app nothing is the cheapest.
    const isOne = ask.platforms.length === 1 && placed.length < 2;
    if (best && !isPart) {
      const head = isOne ? [] : [bestOrderOf(voice, best, placed)];
      head.push(...orderLimit(voice, ask, best.price, found));
      lines.unshift(...head, ...(head.length > 0 ? [""] : []));
    }
  }
  const besides = aside && found.length > 0 ? t(`aside.${aside}`) : "";
  // What sets them apart was asked, and no price.
  if (aside === "recipe" && besides) lines.unshift(`${besides}\n`);
  const note = aside !== "recipe" && besides ? [`\n${besides}`] : [];
  const lacking = sizesLacking(ask, results).map((size) =>
    t("note.noSize", { size: sizeIn(voice, size) }),
  );
  const inside = insideNotes(voice, found);
  const within = missing.length > 0 ? [] : budgetNotes(voice, ask, found);
  const beside = [...unmadeIn(voice, ask), ...appNote(voice, ask, found)];
  const said = [...inside, ...within, ...lacking, ...beside];
  note.push(...said.map((line) => `\n${line}`));
  const read = results.flatMap(
    (result) => (matchAt(result, undefined) && result?.understood) || [],
  );
  if (found.length > 0) note.push(...leftNote(voice, ask, read).map((line) => `\n${line}`));
  if (found.length > 0) {
    const asked = results.flatMap((result) => result ?? []);
    note.push(...leftOutNote(voice, ask, asked).map((line) => `\n${line}`));
  }
  const words = untoldIn(voice, ask);
  if (words && found.length > 0) note.push(`\n${t("note.untold", { words })}`);
  return [...lines, ...missingOf(voice, missing, sought), ...note, ...whereOf(true)].join("\n");
}

/** Whether a dish is the very one that was found for something else too, as often. */
const isSame =
  ({ dish, quantity }: ComparedDish) =>
  (other: ComparedDish) =>
    other.dish.id === dish.id && other.quantity === quantity;

/** The sizes of a dish asked for side by side, for which the same other size was found: there is no price for them. */
function sizesLacking(ask: Ask, results: Results): Size[] {
  if (ask.apart) return [];
  const shown = results.map((result) => matchAt(result, undefined));
  return linesOf(ask).flatMap(({ size }, at) => {
    const match = shown[at];
    const isTwice = match && shown.some((other, i) => i !== at && other && isSame(match)(other));
    const asked = isTwice && sizeMarks(tokensOf(size))[0]?.size;
    return asked && match.dish.size !== asked ? [asked] : [];
  });
}

function rowOf(voice: Language, match: ComparedDish): string {
  const best = bestOf(match);
  return textsIn(voice).t("compare.row", {
    ...namesIn(voice, match),
    price: money(voice, best.total),
    app: appIn(voice, best),
    trust: inRow(voice, [
      eachPays(voice, best),
      trust(voice, best),
      notAlone(voice, best),
      away(voice, match.distanceM),
    ]),
    link: linkIn(voice, match),
  });
}

function headOf(
  voice: Language,
  first: ComparedDish,
  second: ComparedDish,
  byDistance: boolean,
): string {
  const { t } = textsIn(voice);
  const restaurant = strong(nameIn(voice, first.restaurant));
  if (byDistance) return t("compare.nearer", { restaurant });
  const apart = bestOf(second).total - bestOf(first).total;
  if (apart === 0) return t("compare.same");
  const said = { restaurant, dish: dishIn(voice, first), amount: money(voice, apart) };
  if (bestOf(first).status === "stale") return t("compare.old", said);
  const rivals = first.restaurant.id !== second.restaurant.id;
  return t(rivals ? "compare.cheaper" : "compare.cheaperDish", said);
}

function missingOf(voice: Language, results: Results, sought: readonly Sought[]): string[] {
  return results.flatMap((result, at) => {
    const { size = "", restaurant: words = "" } = sought[at] ?? {};
    return result ? [nothingFound(voice, result, { size, words })] : [];
  });
}

/** With the prices of the platforms that are asked about alone, where there are any of them. */
function onPlatforms<T extends { ranked: readonly { platform: Platform }[] }>(
  of: T,
  asked: Ask["platforms"],
): T {
  const ranked = of.ranked.filter(({ platform }) => asked.includes(platform));
  return ranked.length > 0 ? { ...of, ranked } : of;
}

/** With what it comes to on the platforms that are asked about, and nothing where none of these has all of it. */
const onlyOn = (order: PlacedOrder, asked: Ask["platforms"]): PlacedOrder =>
  asked.length === 0
    ? order
    : { ...order, ranked: order.ranked.filter(({ platform }) => asked.includes(platform)) };

/** What delivering an order costs on each app. */
function orderDelivery(
  voice: Language,
  { restaurant, ranked }: PlacedOrder,
  results: Results,
): string {
  const fees = [...ranked]
    .sort(byFee)
    .map((price) => `- ${appIn(voice, price)}: ${feeOf(voice, price, price.fees.delivery)}`);
  return [textsIn(voice).t("fees.of", orderNamed(voice, restaurant, results)), ...fees].join("\n");
}

/** What the dishes of an order cost on each app, without its fees. */
function orderItems(
  voice: Language,
  { restaurant, ranked }: PlacedOrder,
  results: Results,
): string {
  const rows = [...ranked]
    .sort((a, b) => a.items - b.items)
    .map((price) => `- ${appIn(voice, price)}: ${money(voice, price.items)}`);
  return [textsIn(voice).t("item.of", orderNamed(voice, restaurant, results)), ...rows].join("\n");
}

/** An order by its restaurant and its dishes there. */
function orderNamed(voice: Language, restaurant: PlacedOrder["restaurant"], results: Results) {
  const dishes = results.flatMap((result) => matchAt(result, restaurant.id) ?? []);
  return {
    restaurant: strong(nameIn(voice, restaurant)),
    dish: inRow(
      voice,
      dishes.map((match) => dishIn(voice, match)),
    ),
  };
}

/** The dish at the restaurant where the whole order is cheapest; the first there is where that has none. */
function matchAt(
  result: Results[number],
  restaurant: string | undefined,
): ComparedDish | undefined {
  return result?.matches.find((match) => match.restaurant.id === restaurant) ?? result?.matches[0];
}

/** Where and on which app the whole order costs the least, by a price that is not stale where there is one. */
function bestOrder(orders: readonly PlacedOrder[]) {
  const stale = ({ status }: OrderTotals["ranked"][0]) => Number(status === "stale");
  const [best] = orders
    .flatMap(({ restaurant, ranked }) => ranked.map((price) => ({ restaurant, price })))
    .sort((a, b) => stale(a.price) - stale(b.price) || a.price.total - b.price.total);
  return best;
}

function bestOrderOf(
  voice: Language,
  best: NonNullable<ReturnType<typeof bestOrder>>,
  orders: readonly PlacedOrder[],
): string {
  const prices = orders.flatMap(({ ranked }) => ranked);
  const isLowest = best.price.total <= Math.min(...prices.map(({ total }) => total));
  const isSure = prices.length > 1 && best.price.status !== "stale" && !prices.some(areFeesUnknown);
  const said = {
    restaurant: strong(nameIn(voice, best.restaurant)),
    app: appIn(voice, best.price),
    price: money(voice, best.price.total),
    included: includedIn(voice, best.price),
  };
  const lowest = isSure ? "order.best" : "order.bestKnown";
  return textsIn(voice).t(isLowest ? lowest : "order.bestRecent", said);
}
