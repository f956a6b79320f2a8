import type { ConfiguredNames } from "~/features/prices";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { ComparedDish, PlatformPrice, PriceComparison } from "../tools/schema";
import {
  bestOf,
  byFee,
  deliveryOf,
  detailOf,
  linkIn,
  listOf,
  minimumOf,
  platformsOf,
  trustOf,
} from "./dish";
import { whyOf, withFeeNotes } from "./fees";
import { deliveryIn, feeOf, money, spentOn } from "./figures";
import { limitsIn } from "./limits";
import { appIn, appNamed, nameIn, quote, strong } from "./names";
import { LISTED, placedAt, withNotes } from "./notes";
import { nothingFound } from "./nothing";
import { historyOf, itemOf, savedOf, savingsOf } from "./reasons";
import { textsIn } from "./texts";

/** The answer to a question for prices; `apps`: what the operator calls them. */
export function sayPrices(
  voice: Language,
  ask: Ask,
  result: PriceComparison,
  apps: ConfiguredNames,
): string {
  const matches = ask.dearest ? dearestFirst(result.matches) : result.matches;
  if (matches.length === 0) {
    const unknown = ask.query !== "" && isUnknown(result);
    // "Fattoush anywhere but there" of what only that place has.
    const isOnlyThere = Boolean(ask.except) && result.emptyReason === "no_prices_yet";
    if (isOnlyThere) return withNotes(voice, ask, result, textsIn(voice).t("note.onlyHere"));
    const text = unknown
      ? textsIn(voice).t("nothing.unknown", { words: quote(voice, ask.query) })
      : nothingFound(voice, result, {
          size: ask.size,
          words: ask.dish || ask.restaurant || ask.query,
        });
    return withNotes(voice, ask, result, text);
  }
  // All that there is was listed before.
  if (ask.more && ask.pages > 0 && ask.nth === null && matches.length <= LISTED * ask.pages)
    return textsIn(voice).t("similar.noMore");
  const one = ask.nth === null ? onlyOf(ask, matches) : placedAt(matches, ask.nth);
  if (one && ask.focus === "history")
    return withNotes(voice, ask, result, historyOf(voice, one, sizesOf(one, ask, matches)));
  if (one) return withNotes(voice, ask, result, oneMatch(voice, ask, one, apps));
  if (ask.nth !== null) return sayNoSuch(voice, matches.length);
  return withNotes(voice, ask, result, manyMatches(voice, ask, { ...result, matches }, apps));
}

function dearestFirst(matches: readonly ComparedDish[]): ComparedDish[] {
  return [...matches].sort((a, b) => bestOf(b).total - bestOf(a).total);
}

/** The same dish of the same restaurant in its other sizes, where none was asked for. */
function sizesOf(one: ComparedDish, { size }: Ask, matches: readonly ComparedDish[]) {
  const isSame = ({ dish, restaurant }: ComparedDish) =>
    restaurant.id === one.restaurant.id &&
    dish.id !== one.dish.id &&
    dish.name_ar === one.dish.name_ar &&
    dish.name_en === one.dish.name_en;
  return size ? [] : matches.filter(isSame);
}

/** A place beyond the end of a list was asked for; of a list that is empty nothing can be. */
export function sayNoSuch(voice: Language, count: number): string {
  const { t } = textsIn(voice);
  return count > 0 ? t("noSuch", { count }) : t("similar.noneAny");
}

/** The prices of what is known of a dish, where nothing is called by all of its words. */
export function sayOfKnown(
  voice: Language,
  words: string,
  ask: Ask,
  result: PriceComparison,
  apps: ConfiguredNames,
): string {
  const { t } = textsIn(voice);
  const said = { words: quote(voice, words), dish: quote(voice, ask.dish) };
  const [there] = ask.restaurant ? result.matches : [];
  const lacks =
    there &&
    t("nothing.notThere", {
      dish: said.words,
      restaurant: quote(voice, nameIn(voice, there.restaurant)),
    });
  return `${lacks ?? t("instead.known", said)}\n\n${sayPrices(voice, ask, result, apps)}`;
}

/** Do the words name nothing at all that we know? */
function isUnknown({ emptyReason, discoveredViaExternal, instead }: PriceComparison): boolean {
  const offers = instead.restaurants.length + instead.dishes.length + instead.elsewhere.length;
  return emptyReason === "restaurant_not_found" && !discoveredViaExternal && offers === 0;
}

/** Questions about one price: of several restaurants, they are answered for the first. */
const OF_ONE = new Set<Ask["focus"]>(["age", "minimum", "why", "savings", "history", "item"]);

/** The one dish that a question is about; undefined where it is about a list. */
function onlyOf({ focus }: Ask, matches: readonly ComparedDish[]): ComparedDish | undefined {
  return matches.length === 1 || OF_ONE.has(focus) ? matches[0] : undefined;
}

function oneMatch(voice: Language, ask: Ask, match: ComparedDish, apps: ConfiguredNames): string {
  switch (ask.focus) {
    case "delivery":
      // Totals may be alike where the fees are not.
      return withFeeNotes(
        voice,
        { ...match, alike: [] },
        [...lacking(voice, ask, match, apps), deliveryOf(voice, match, ask.platforms)].join("\n"),
      );
    case "minimum":
      return minimumOf(voice, match);
    case "age":
      return trustOf(voice, match);
    case "why":
      return withFeeNotes(voice, match, whyOf(voice, match, ask.platforms));
    case "item":
      return itemOf(voice, match);
    case "savings":
      return savingsOf(voice, match);
    default:
      return ask.platforms.length > 0
        ? platformsOf(voice, match, ask.platforms, apps, againstEach(voice, ask, match))
        : withFeeNotes(voice, match, detailOf(voice, match, ask.dearest));
  }
}

/** Two apps that are set against each other: what the cheaper saves; undefined where two are not, or what is known of one is old. */
function againstEach(voice: Language, { platforms }: Ask, match: ComparedDish): string | undefined {
  const ranked = match.ranked.filter(({ platform }) => platforms.includes(platform));
  const isTwo = platforms.length === 2 && ranked.length === 2;
  return isTwo ? savedOf(voice, { ...match, ranked }) : undefined;
}

/** That nobody told what it costs on the apps that are asked about. */
function lacking(voice: Language, ask: Ask, { ranked }: ComparedDish, names: ConfiguredNames) {
  const lacks = ask.platforms.filter((asked) => ranked.every(({ platform }) => platform !== asked));
  return lacks.map((asked) =>
    textsIn(voice).t("price.noneOn", { app: appNamed(voice, asked, names) }),
  );
}

function manyMatches(
  voice: Language,
  ask: Ask,
  result: PriceComparison,
  names: ConfiguredNames,
): string {
  const { matches, understood } = result;
  const { t } = textsIn(voice);
  const apps = ask.platforms.map((platform) => appNamed(voice, platform, names));
  const there = onPlatforms(ask, matches);
  if (there.length === 0) return apps.map((app) => t("price.noneOn", { app })).join("\n");
  if (ask.focus === "delivery") return deliveries(voice, there);
  const named = understood.dishWords || (understood.dish ? nameIn(voice, understood.dish) : "");
  // "Seafood" is not whatever of it comes first.
  const first = nameIn(voice, (matches[0] as ComparedDish).dish);
  const isOne = matches.every((match) => nameIn(voice, match.dish) === first);
  const dish = named || (isOne ? first : ask.dish || first);
  const { maxTotal } = understood;
  // Some app of each restaurant is within the limit: those that are asked about may not be.
  const isOver = ({ ranked }: ComparedDish) =>
    apps.length > 0 && maxTotal !== null && ranked.every((price) => spentOn(price) > maxTotal);
  const within = there.filter((match) => !isOver(match));
  if (maxTotal !== null && within.length === 0) {
    const on = limitsIn(voice, { area: understood.area, maxTotal: null, people: null }, apps);
    return t("nothing.overBudget", { dish: `${dish}${on}`, amount: money(voice, maxTotal) });
  }
  const before = ask.more ? LISTED * ask.pages : 0;
  const shown = within.slice(before, before + LISTED);
  if (shown.length === 0) return t("similar.noMore");
  const limits = limitsIn(voice, understood, apps);
  const isRated = ask.rated && shown.some(({ rating }) => rating !== undefined);
  const order = ask.dearest ? "price.dearestOf" : "price.cheapestOf";
  const near = isRated && understood.area && nameIn(voice, understood.area);
  const head = near
    ? t("near.ratedAt", { area: near })
    : t(isRated ? "near.rated" : order, {
        ...{ dish, limits },
        delivery: deliveryIn(voice, shown.map(bestOf)),
      });
  const list = [head, ...listOf(voice, shown)].join("\n");
  const onBoth = (match: ComparedDish) => againstEach(voice, ask, match) !== undefined;
  const both = before === 0 ? matches.find(onBoth) : undefined;
  return both ? `${list}\n\n${oneMatch(voice, ask, both, names)}` : list;
}

/** All there is; where platforms are asked about, what each restaurant costs there, in the order of the list. */
export function onPlatforms<Match extends ComparedDish>(
  { platforms, dearest }: Ask,
  matches: readonly Match[],
): Match[] {
  if (platforms.length === 0) return [...matches];
  const there = matches.flatMap((match) => {
    const ranked = match.ranked.filter(({ platform }) => platforms.includes(platform));
    return ranked.length > 0 ? [{ ...match, ranked, cheapestCurrent: null }] : [];
  });
  const total = (match: ComparedDish) => bestOf(match).total;
  there.sort((a, b) => total(a) - total(b));
  return dearest ? there.reverse() : there;
}

/** The platform that delivers for the least, by a price that is not stale where there is one. */
function cheapestDelivery({ ranked }: ComparedDish): PlatformPrice {
  const stale = ({ status }: PlatformPrice) => Number(status === "stale");
  const [first] = [...ranked].sort((a, b) => stale(a) - stale(b) || byFee(a, b));
  return first as PlatformPrice;
}

function deliveries(voice: Language, matches: readonly ComparedDish[]): string {
  const lowest = matches
    .map((match) => ({ match, price: cheapestDelivery(match) }))
    .sort((a, b) => byFee(a.price, b.price));
  const lines = lowest.slice(0, LISTED).map(({ match, price }) => {
    const restaurant = strong(nameIn(voice, match.restaurant));
    const fee = feeOf(voice, price, price.fees.delivery);
    return `- ${restaurant}: ${fee} (${appIn(voice, price)}) ${linkIn(voice, match)}`;
  });
  return [textsIn(voice).t("fees.lowest"), ...lines].join("\n");
}
