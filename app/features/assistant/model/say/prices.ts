import type { ComparedDish, PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask";
import { bestOf, deliveryOf, detailOf, lineOf, linkIn, platformsOf, trustOf } from "./dish";
import { fee, forPeople, money } from "./figures";
import { nameIn, platformIn, type Voice } from "./names";
import { LISTED, withNotes } from "./notes";
import { nothingFound } from "./nothing";
import { sayNoSuch } from "./talk";

/** The answer to a question for prices. */
export function sayPrices(voice: Voice, ask: Ask, result: PriceComparison): string {
  const { matches } = result;
  if (matches.length === 0) return withNotes(voice, ask, result, nothingFound(voice, result));
  if (ask.nth !== null) return oneOfThem(voice, ask, result, ask.nth);
  const [only] = matches;
  const text =
    matches.length === 1 && only ? oneMatch(voice, ask, only) : manyMatches(voice, ask, result);
  return withNotes(voice, ask, result, text);
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

function deliveries(voice: Voice, matches: readonly ComparedDish[]): string {
  const lines = matches.slice(0, LISTED).map((match) => {
    const best = bestOf(match);
    const price = fee(voice, best.deliveryFee);
    return `- **${nameIn(voice, match.restaurant)}**: ${price} (${platformIn(voice, best)}) ${linkIn(voice, match)}`;
  });
  return [voice === "ar" ? "رسوم التوصيل:" : "Delivery fees:", ...lines].join("\n");
}
