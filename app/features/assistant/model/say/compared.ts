import type { PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask";
import { bestOf, deliveryOf, dishIn, linkIn } from "./dish";
import { distance, money, trust } from "./figures";
import { nameIn, platformIn, type Voice } from "./names";
import { ASIDES } from "./notes";
import { nothingFound } from "./nothing";

/** Two things asked about together. */
export function sayComparison(
  voice: Voice,
  { focus, apart, aside, byDistance }: Ask,
  results: readonly (PriceComparison | null)[],
): string {
  const found = results.flatMap((result) => result?.matches[0] ?? []);
  if (focus === "delivery" && found.length > 0)
    return found.map((match) => deliveryOf(voice, match)).join("\n\n");
  const missing = results.flatMap((result) =>
    result && result.matches.length === 0 ? [nothingFound(voice, result)] : [],
  );
  const byTotal = [...found].sort((a, b) => bestOf(a).total - bestOf(b).total);
  const byWay = [...found].sort((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0));
  const sorted = byDistance ? byWay : apart ? found : byTotal;
  const lines = sorted.map((match) => {
    const best = bestOf(match);
    const km = match.distanceM === null ? "" : distance(voice, match.distanceM);
    const far = km && (voice === "ar" ? `، يبعد ${km}` : `, ${km} away`);
    return voice === "ar"
      ? `- **${dishIn(voice, match)}** من **${nameIn(voice, match.restaurant)}**: ${money(voice, best.total)} على ${platformIn(voice, best)} (${trust(voice, best)}${far}) ${linkIn(voice, match)}`
      : `- **${dishIn(voice, match)}** at **${nameIn(voice, match.restaurant)}**: ${money(voice, best.total)} on ${platformIn(voice, best)} (${trust(voice, best)}${far}) ${linkIn(voice, match)}`;
  });
  const [first, second] = sorted;
  if (first && second && !apart) {
    const same = bestOf(first).total === bestOf(second).total;
    const name = nameIn(voice, first.restaurant);
    const head = same
      ? voice === "ar"
        ? "الاثنين بنفس الإجمالي شامل التوصيل:"
        : "Both come to the same total with delivery:"
      : voice === "ar"
        ? `الأرخص **${name}** (${nameIn(voice, first.dish)}) شامل التوصيل:`
        : `**${name}** (${nameIn(voice, first.dish)}) is cheaper with delivery:`;
    const nearest = voice === "ar" ? `الأقرب **${name}**:` : `**${name}** is nearer:`;
    lines.unshift(byDistance ? nearest : head);
  }
  const note = aside && found.length > 0 ? [`\n${ASIDES[aside][voice]}`] : [];
  return [...lines, ...missing, ...note].join("\n");
}
