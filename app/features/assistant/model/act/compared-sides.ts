import type { Size } from "~/features/catalogue";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { bestOf } from "../../say/dish";
import { nameIn, sizeIn } from "../../say/names";
import type { ComparedDish } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import type { Slots } from "../slots/slots";
import { slotInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/** Is what is compared one dish at several restaurants, in whatever size and of whatever kind? */
function isOneAtEach([first, ...others]: readonly Slots[], { apart }: Ask): boolean {
  if (!first || apart || others.length === 0) return false;
  const sides = [first, ...others];
  const isSame = ({ dish, size, restaurant }: Slots) =>
    dish !== "" && dish === first.dish && size === "" && restaurant !== "";
  return sides.every(isSame) && new Set(sides.map((one) => one.restaurant)).size === sides.length;
}

/**
 * What is compared, each as the same dish in the same size where all have one such: the "burger" of one restaurant may be its
 * chicken burger, and that of the other a cheeseburger, or the large one. As it was where they have none in common.
 */
export function likeWithLike(
  lines: readonly Slots[],
  ask: Ask,
  { look, voice }: { look: Lookups; voice: Language },
): readonly Slots[] | typeof WAITING {
  if (!isOneAtEach(lines, ask)) return lines;
  const found = lines.map((line) => look.find("get_price_comparison", slotInput(line, ask)));
  if (found.includes(WAITING)) return WAITING;
  const firsts = found.flatMap((one) => (one && one !== WAITING && one.matches[0]) || []);
  if (firsts.length < lines.length || firsts.every((one) => isAlike(one, firsts[0]))) return lines;
  const cheapestFirst = [...firsts].sort((a, b) => bestOf(a).total - bestOf(b).total);
  const shown = cheapestFirst.map(({ dish }) => dish);
  const [{ size: own = null } = {}] = shown;
  // Each may have the dish in several sizes, of which the cheapest was shown.
  const inOthers = own && CUPS.includes(own) ? CUPS : [];
  const sized = shown.slice(0, 1).flatMap((dish) => inOthers.map((size) => ({ ...dish, size })));
  for (const dish of [...shown, ...sized]) {
    const size = sizeIn(LANGUAGES[voice].names, dish.size);
    const sides = lines.map((line) => ({ ...line, dish: nameIn(voice, dish), size }));
    const each = sides.map((side) => look.find("get_price_comparison", slotInput(side, ask)));
    if (each.includes(WAITING)) return WAITING;
    const isHad = each.every((one) => one && one !== WAITING && isAlike(one.matches[0], { dish }));
    if (isHad) return sides;
  }
  return lines;
}

/** The sizes that one thing most often comes in. */
const CUPS: readonly Size[] = ["small", "medium", "large"];

/** Is it a dish of the same name and size? */
function isAlike(one?: Pick<ComparedDish, "dish">, other?: Pick<ComparedDish, "dish">): boolean {
  if (!one || !other) return false;
  const isNamed = (["name_en", "name_ar"] as const).some(
    (name) => one.dish[name] !== null && one.dish[name] === other.dish[name],
  );
  return isNamed && one.dish.size === other.dish.size;
}

/** What is compared, all of it near a place. */
export function allNear(ask: Ask, area: string): Ask {
  const { other, rest } = ask;
  const near = <Side extends { area: string }>(side: Side): Side => ({ ...side, area });
  return { ...near(ask), other: other && near(other), rest: rest.map(near) };
}
