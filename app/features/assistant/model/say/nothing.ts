import type { PriceComparison } from "../../tools/schema";
import { bestOf, dishIn, linkIn } from "./dish";
import { money, trust } from "./figures";
import { foodsIn, listIn, nameIn, platformIn, type Voice } from "./names";

/** What is said when there is no price: why, without a number, and what there is instead. */
export function nothingFound(voice: Voice, result: PriceComparison): string {
  return [reasonOf(voice, result), ...insteadOf(voice, result)].join("\n");
}

function reasonOf(
  voice: Voice,
  { emptyReason, understood, discoveredViaExternal, leftOut }: PriceComparison,
): string {
  const { restaurant, dish, area } = understood;
  const place = restaurant ? nameIn(voice, restaurant) : understood.restaurantWords;
  const item = dish ? nameIn(voice, dish) : understood.dishWords;
  const ar = voice === "ar";
  switch (emptyReason) {
    case "over_budget":
      return ar
        ? `ما لقيت ${item} بأقل من ${money(voice, understood.maxTotal ?? 0)} شامل التوصيل.`
        : `I found no ${item || "match"} under ${money(voice, understood.maxTotal ?? 0)} with delivery.`;
    case "all_avoided":
      return ar
        ? `كل اللي لقيته فيه ${foodsIn(voice, leftOut.avoiding)}، وأنت تتجنبه.`
        : `Everything I found has ${foodsIn(voice, leftOut.avoiding)}, which you avoid.`;
    case "no_prices_yet":
      // Elsewhere in the city there may well be one.
      if (item && area && !place)
        return ar
          ? `ما عندنا سعر لـ«${item}» قرب ${nameIn(voice, area)}.`
          : `I have no price for ${item} around ${nameIn(voice, area)}.`;
      return ar
        ? `${listIn(voice, [item || place].filter(Boolean)) || "هذا الطبق"} موجود عندنا، بس للحين ما أحد شارك سعره${place && item ? ` من ${place}` : ""}.`
        : `We know ${item || place || "it"}${place && item ? ` at ${place}` : ""}, but nobody has shared a price yet.`;
    case "item_not_in_db":
      if (discoveredViaExternal)
        return ar
          ? `«${place}» موجود على الخريطة، بس ما عندنا أسعاره للحين.`
          : `“${place}” is on the map, but we have no prices for it yet.`;
      return ar
        ? `ما عندنا ${item ? `«${item}»` : "هذا الطبق"}${place ? ` من ${place}` : ""}، فما أقدر أعطيك سعر.`
        : `We don't have ${item ? `“${item}”` : "that dish"}${place ? ` at ${place}` : ""}, so I can't give a price.`;
    case "nothing_asked":
      return ar
        ? "قل لي اسم الطبق أو المطعم وأقارن لك الأسعار."
        : "Tell me a dish or a restaurant and I'll compare the prices.";
    default:
      return ar
        ? `ما لقيت ${place ? `«${place}»` : "هذا المطعم"} عندنا ولا على الخريطة، فما أقدر أعطيك سعر.`
        : `I couldn't find ${place ? `“${place}”` : "that restaurant"}, so I have no price to give.`;
  }
}

function insteadOf(voice: Voice, { instead, emptyReason }: PriceComparison): string[] {
  const lines: string[] = [];
  const ar = voice === "ar";
  if (instead.elsewhere.length > 0) {
    const over = emptyReason === "over_budget";
    lines.push(
      over
        ? ar
          ? "الأقرب لميزانيتك:"
          : "The closest to your budget:"
        : ar
          ? "عند غيره:"
          : "Elsewhere:",
    );
    for (const match of instead.elsewhere) {
      const best = bestOf(match);
      lines.push(
        `- **${nameIn(voice, match.restaurant)}**: ${dishIn(voice, match)} ${money(voice, best.total)} ${ar ? "على" : "on"} ${platformIn(voice, best)} (${trust(voice, best)}) ${linkIn(voice, match)}`,
      );
    }
  } else if (instead.dishes.length > 0) {
    const names = instead.dishes.map((dish) => nameIn(voice, dish));
    lines.push(ar ? `عندهم مثلًا: ${names.join("، ")}.` : `They do have: ${names.join(", ")}.`);
  } else if (instead.restaurants.length > 0) {
    const names = instead.restaurants.map((one) => nameIn(voice, one));
    lines.push(ar ? `تقصد: ${names.join("، ")}؟` : `Did you mean: ${names.join(", ")}?`);
  }
  return lines;
}
