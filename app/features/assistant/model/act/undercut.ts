import { scoreNames } from "~/features/names";
import type { Language } from "~/i18n/languages";
import { bestOf } from "../../say/dish";
import { LISTED } from "../../say/notes";
import { sayUndercut } from "../../say/undercut";
import type { ComparedDish, PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { priceInput, similarInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/** As in search: below this a name is another name. */
const SAME_NAME = 0.72;

/** Is what is asked for cheaper than all there is? So it is of a list, and of a restaurant that has it for the least. */
export function undercuts(ask: Ask, { matches: [first] }: PriceComparison): boolean {
  // One of a list that is picked is no question for less.
  if (!first || ask.nth !== null) return false;
  if (ask.undercuts) return true;
  if (!ask.cheaper || !ask.elsewhere || ask.restaurant === "") return false;
  const names = [first.restaurant.name_ar, first.restaurant.name_en].filter((one) => one !== null);
  return scoreNames(ask.restaurant, names).score >= SAME_NAME;
}

/** Below this a dish is no kind of another. */
const ALIKE = 0.5;

/** What is cheaper costs at least so much less, SAR. */
const STEP = 0.5;

/**
 * That nothing of a dish is cheaper than the first of what was found, and what costs less: another size of it, or another dish
 * that is like it.
 */
export function undercutting(
  ask: Ask,
  found: PriceComparison,
  { voice, look }: { voice: Language; look: Lookups },
): string | typeof WAITING {
  const [first] = found.matches as [ComparedDish];
  const most = bestOf(first).total - STEP;
  const anywhere = { restaurant: "", from: null, elsewhere: false };
  const plain = { ...ask, ...anywhere, undercuts: false, cheaper: false };
  const sizes = ask.size
    ? look.find("get_price_comparison", priceInput({ ...plain, size: "" }))
    : null;
  // Others are priced for one each.
  const isOne = ask.people === null && (ask.quantity ?? 1) === 1 && most > 0;
  const others = { ...plain, kind: "similar" as const, size: "", maxTotal: most };
  const like = isOne ? look.find("suggest_similar_items", similarInput(others)) : null;
  if (sizes === WAITING || like === WAITING) return WAITING;
  const costsLess = (match: ComparedDish) => bestOf(match).total <= most;
  const inSizes = (sizes?.matches ?? []).filter(costsLess).slice(0, 2);
  const kinds = (like?.items ?? []).filter((one) => costsLess(one) && one.similarity >= ALIKE);
  const less = [
    ...inSizes,
    ...kinds.filter(({ dish }) => !inSizes.some((one) => one.dish.id === dish.id)),
  ];
  return sayUndercut(voice, ask, found, less.slice(0, LISTED - 1));
}
