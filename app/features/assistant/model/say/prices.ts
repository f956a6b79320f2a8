import type { ComparedDish, PlatformPrice, PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask";
import { deliveryOf, detailOf, lineOf, linkIn, platformsOf, trustOf } from "./dish";
import { fee, forPeople, money, trust } from "./figures";
import { nameIn, platformIn, type Voice } from "./names";
import { LISTED, withNotes } from "./notes";
import { nothingFound } from "./nothing";
import { sayNoSuch } from "./talk";

/** The answer to a question for prices. */
export function sayPrices(voice: Voice, ask: Ask, result: PriceComparison): string {
  const { matches } = result;
  if (matches.length === 0) {
    const unknown = ask.query !== "" && isUnknown(result);
    const text = unknown ? sayUnknown(voice, ask.query) : nothingFound(voice, result);
    return withNotes(voice, ask, result, text);
  }
  if (ask.nth !== null) return oneOfThem(voice, ask, result, ask.nth);
  const [only] = matches;
  const text =
    matches.length === 1 && only ? oneMatch(voice, ask, only) : manyMatches(voice, ask, result);
  return withNotes(voice, ask, result, text);
}

/** Do the words name nothing at all that we know? */
function isUnknown({ emptyReason, discoveredViaExternal, instead }: PriceComparison): boolean {
  const offers = instead.restaurants.length + instead.dishes.length + instead.elsewhere.length;
  return emptyReason === "restaurant_not_found" && !discoveredViaExternal && offers === 0;
}

/** Of words that may be no name: nobody wants to read that they were looked for on a map. */
function sayUnknown(voice: Voice, words: string): string {
  return voice === "ar"
    ? `ما عرفت «${words}» طبق ولا مطعم، فما عندي لها سعر. جرب اسم طبق أو مطعم ثاني.`
    : `I don't know “${words}” as a dish or a restaurant, so I have no price for it. Try another name.`;
}

function oneMatch(voice: Voice, ask: Ask, match: ComparedDish): string {
  if (ask.focus === "delivery") return deliveryOf(voice, match);
  if (ask.focus === "age") return trustOf(voice, match);
  if (ask.platforms.length > 0) return platformsOf(voice, match, ask.platforms);
  return detailOf(voice, match);
}

function oneOfThem(voice: Voice, ask: Ask, result: PriceComparison, nth: number): string {
  const match = result.matches.at(nth);
  if (match) return withNotes(voice, ask, result, oneMatch(voice, ask, match));
  return sayNoSuch(voice, result.matches.length);
}

function manyMatches(voice: Voice, ask: Ask, result: PriceComparison): string {
  const { matches } = result;
  const [first] = matches;
  if (ask.focus === "delivery") return deliveries(voice, matches);
  if (ask.focus === "age" && first) return trustOf(voice, first);
  const head = headOf(voice, result);
  const lines = matches.slice(0, LISTED).map((match, i) => lineOf(voice, match, i + 1));
  return [head, ...lines].join("\n");
}

function headOf(voice: Voice, { matches, understood }: PriceComparison): string {
  const { area, maxTotal, people } = understood;
  const first = matches[0] as ComparedDish;
  const dish = understood.dishWords || (understood.dish ? nameIn(voice, understood.dish) : "");
  const parts =
    voice === "ar"
      ? [
          `أرخص ${dish || nameIn(voice, first.dish)}`,
          area && `قريب من ${area.name_ar}`,
          maxTotal && `بأقل من ${money(voice, maxTotal)}`,
          people && forPeople(voice, people),
          "شامل التوصيل:",
        ]
      : [
          `Cheapest ${dish || nameIn(voice, first.dish)}`,
          area && `near ${area.name_en}`,
          maxTotal && `under ${money(voice, maxTotal)}`,
          people && forPeople(voice, people),
          "with delivery:",
        ];
  return parts.filter(Boolean).join(" ");
}

/** The platform that delivers for the least, by a price that is not stale where there is one. */
function cheapestDelivery({ ranked }: ComparedDish): PlatformPrice {
  const stale = ({ status }: PlatformPrice) => Number(status === "stale");
  const [first] = [...ranked].sort((a, b) => stale(a) - stale(b) || a.deliveryFee - b.deliveryFee);
  return first as PlatformPrice;
}

function deliveries(voice: Voice, matches: readonly ComparedDish[]): string {
  const lowest = matches
    .map((match) => ({ match, price: cheapestDelivery(match) }))
    .sort((a, b) => a.price.deliveryFee - b.price.deliveryFee);
  const lines = lowest.slice(0, LISTED).map(({ match, price }) => {
    const cost = fee(voice, price.deliveryFee);
    return `- **${nameIn(voice, match.restaurant)}**: ${cost} (${platformIn(voice, price)}${voice === "ar" ? "،" : ","} ${trust(voice, price)}) ${linkIn(voice, match)}`;
  });
  return [
    voice === "ar" ? "أقل رسوم توصيل عند كل واحد:" : "The lowest delivery fee of each:",
    ...lines,
  ].join("\n");
}
