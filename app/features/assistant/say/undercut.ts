import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { ComparedDish, PriceComparison } from "../tools/schema";
import { bestOf, lineOf, linkIn, namesIn } from "./dish";
import { deliveryIn, money } from "./figures";
import { appIn } from "./names";
import { withNotes } from "./notes";
import { textsIn } from "./texts";

/** That the first of what was found is the cheapest of it, and what else costs `less`. */
export function sayUndercut(
  voice: Language,
  ask: Ask,
  found: PriceComparison,
  less: readonly ComparedDish[],
): string {
  const { t } = textsIn(voice);
  const [first] = found.matches as [ComparedDish];
  const best = bestOf(first);
  const said = {
    ...namesIn(voice, first),
    price: money(voice, best.total),
    app: appIn(voice, best),
  };
  const lines = [`${t("price.noLess", said)} ${linkIn(voice, first)}`];
  if (less.length > 0)
    lines.push(
      t("price.less", { delivery: deliveryIn(voice, less.map(bestOf)) }),
      ...less.map((match) => `- ${lineOf(voice, match)}`),
    );
  // What is told of is listed, and none of it in the size that was asked for.
  const shown = { ...found, matches: [first, ...less] };
  return withNotes(voice, { ...ask, size: "", elsewhere: false }, shown, lines.join("\n"));
}
