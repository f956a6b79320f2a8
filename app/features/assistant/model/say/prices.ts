import type { ComparedDish, PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask";
import { bestOf, deliveryOf, detailOf, dishIn, lineOf, linkIn, platformsOf, trustOf } from "./dish";
import { distance, fee, forPeople, money, trust } from "./figures";
import { foodsIn, nameIn, platformIn, type Voice } from "./names";
import { nothingFound } from "./nothing";
import { sayNoSuch } from "./talk";

/** Restaurants listed in an answer. */
const LISTED = 5;

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

/** What has to be said beside the prices: what was left out, what a dish has, what we can't know. */
function withNotes(voice: Voice, ask: Ask, result: PriceComparison, text: string): string {
  const { leftOut, matches, understood } = result;
  const notes: string[] = [];
  const inside = [...new Set(matches.slice(0, LISTED).flatMap(({ contains }) => contains))];
  if (inside.length > 0)
    notes.push(
      voice === "ar"
        ? `انتبه: من اسمه فيه ${foodsIn(voice, inside)}، وأنت قلت إنك تتجنبه.`
        : `Careful: by its name it has ${foodsIn(voice, inside)}, which you avoid.`,
    );
  if (leftOut.avoided > 0 && matches.length > 0)
    notes.push(
      voice === "ar"
        ? `استبعدت اللي فيه ${foodsIn(voice, leftOut.avoiding)} لأنك تتجنبه.`
        : `I left out what has ${foodsIn(voice, leftOut.avoiding)}, since you avoid it.`,
    );
  if (understood.maxTotal !== null && matches.length === 1)
    notes.push(
      voice === "ar"
        ? `هذا ضمن ميزانيتك ${money(voice, understood.maxTotal)}.`
        : `That is within your budget of ${money(voice, understood.maxTotal)}.`,
    );
  const [only] = matches;
  if (understood.area && matches.length === 1 && only && only.distanceM !== null)
    notes.push(
      voice === "ar"
        ? `أقرب فرع له يبعد ${distance(voice, only.distanceM)} عن وسط ${understood.area.name_ar}.`
        : `Its nearest branch is ${distance(voice, only.distanceM)} from the middle of ${understood.area.name_en}.`,
    );
  if (understood.unknownArea)
    notes.push(
      voice === "ar"
        ? `ما عرفت حي «${understood.unknownArea}»، فالنتيجة لكل الرياض.`
        : `I don't know the area “${understood.unknownArea}”, so this is for all of Riyadh.`,
    );
  if (ask.orders)
    notes.push(
      voice === "ar"
        ? "ما أقدر أطلب عنك، بس تقدر تطلبه من المنصة."
        : "I can't place the order for you; you can on the platform.",
    );
  return [text, ...notes].join("\n\n");
}

/** Two things asked about together. */
export function sayComparison(
  voice: Voice,
  { focus }: Ask,
  results: readonly (PriceComparison | null)[],
): string {
  const found = results.flatMap((result) => result?.matches[0] ?? []);
  if (focus === "delivery" && found.length > 0)
    return found.map((match) => deliveryOf(voice, match)).join("\n\n");
  const missing = results.flatMap((result) =>
    result && result.matches.length === 0 ? [nothingFound(voice, result)] : [],
  );
  const sorted = [...found].sort((a, b) => bestOf(a).total - bestOf(b).total);
  const lines = sorted.map((match) => {
    const best = bestOf(match);
    return voice === "ar"
      ? `- **${dishIn(voice, match)}** من **${nameIn(voice, match.restaurant)}**: ${money(voice, best.total)} على ${platformIn(voice, best)} (${trust(voice, best)}) ${linkIn(voice, match)}`
      : `- **${dishIn(voice, match)}** at **${nameIn(voice, match.restaurant)}**: ${money(voice, best.total)} on ${platformIn(voice, best)} (${trust(voice, best)}) ${linkIn(voice, match)}`;
  });
  const [first, second] = sorted;
  if (first && second) {
    const same = bestOf(first).total === bestOf(second).total;
    const name = nameIn(voice, first.restaurant);
    const head = same
      ? voice === "ar"
        ? "الاثنين بنفس الإجمالي شامل التوصيل:"
        : "Both come to the same total with delivery:"
      : voice === "ar"
        ? `الأرخص **${name}** (${nameIn(voice, first.dish)}) شامل التوصيل:`
        : `**${name}** (${nameIn(voice, first.dish)}) is cheaper with delivery:`;
    lines.unshift(head);
  }
  return [...lines, ...missing].join("\n");
}
