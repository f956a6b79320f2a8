import { likeness, represent } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { nameIn, sizeIn } from "../../say/names";
import type { ComparedDish, PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { linesOf, withLines } from "../ask/order";
import { isRice } from "../slots/further-dishes";
import type { Slots } from "../slots/slots";
import { isGeneral } from "../vocabulary/kinds";
import { slotInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/** Is what is compared one dish at several restaurants, of whatever kind, or whatever they have? */
function isOneAtEach(sides: readonly Slots[]): boolean {
  const isSame = ({ dish, restaurant }: Slots) => dish === sides[0]?.dish && restaurant !== "";
  return sides.every(isSame) && new Set(sides.map((one) => one.restaurant)).size === sides.length;
}

/** What is compared; `unlike`: one dish was asked for at each of several places, and what they have of it differs. */
interface Sides {
  lines: readonly Slots[];
  unlike: boolean;
}

/**
 * What is compared, each as a dish of the same kind and size where all have one such: the "burger" of one restaurant may be its
 * chicken burger and that of the other a cheeseburger, and "kabsa" half a chicken beside the lamb mandi of one person.
 */
export function likeWithLike(
  lines: readonly Slots[],
  ask: Ask,
  { look, voice }: { look: Lookups; voice: Language },
): Sides | typeof WAITING {
  const asTheyAre = { lines, unlike: false };
  if (ask.apart || ask.places.length > 1 || lines.length < 2) return asTheyAre;
  const eachOf = (kinds: boolean) => {
    const found = lines.map((line) => {
      const input = slotInput(line, ask);
      return look.find("get_price_comparison", kinds ? { ...input, kinds } : input);
    });
    const made = found.flatMap((one) => (one === WAITING ? [] : [one?.matches ?? []]));
    return made.length < found.length ? WAITING : made;
  };
  const found = eachOf(false);
  if (found === WAITING) return WAITING;
  const firsts = found.flatMap(([first]) => first ?? []);
  const isShownFor = (one: Dish, at: number) =>
    firsts.some((first, other) => other !== at && isNamedSo(first, one));
  // Of two dishes nobody but who eats them knows what of the one is like the other: their sizes have to be alike.
  const isOne = isOneAtEach(lines);
  const fits = isOne ? isTheSame : haveOneSize;
  // The cheapest "latte" may be the very Spanish latte that it is set against.
  const areOther = isOne || !firsts.some(isShownFor);
  if (firsts.length < lines.length || (areOther && areAll(firsts, fits))) return asTheyAre;
  const kinds = eachOf(true);
  if (kinds === WAITING) return WAITING;
  const shown = mostAlike(
    kinds.map((of, at) => {
      const all = [...firsts.slice(at, at + 1), ...of];
      if (isOne) return all;
      // A latte is no Spanish latte where there is one that is called just that.
      const own = all.filter((one) => isCalled(one, lines[at]?.dish ?? ""));
      const others = all.filter((one) => !isShownFor(one, at));
      return [own, others, all].find((some) => some.length > 0) ?? all;
    }),
  );
  const isAlike = areAll(shown, fits);
  // In other sizes it is the same dish all the same, which tells more than two that are not.
  if (!isAlike && !(isOne && areAll(shown, isNamedSo))) return { lines, unlike: isOne };
  const sides = shown.flatMap(({ dish }, at) => {
    const size = sizeIn(LANGUAGES[voice].names, dish.size);
    return lines.slice(at, at + 1).map((line) => ({ ...line, dish: nameIn(voice, dish), size }));
  });
  return { lines: sides, unlike: !isAlike };
}

/** What is found for one of what is compared, in a size that was only kept from before or, where there is none so, in any. */
export function sideFound(
  slots: Slots & { sizeKept?: boolean },
  ask: Ask,
  look: Lookups,
): PriceComparison | null | typeof WAITING {
  const found = look.find("get_price_comparison", slotInput(slots, ask));
  const lacks = found !== WAITING && found?.matches.length === 0 && slots.sizeKept;
  if (lacks) return look.find("get_price_comparison", slotInput({ ...slots, size: "" }, ask));
  return found === WAITING ? found : besideOthers(slots, ask, look, found);
}

/** The dish that is shown of each of what is set against each other. */
export function sidesShown(
  ask: Ask,
  acting: { look: Lookups; voice: Language },
): ComparedDish[] | typeof WAITING {
  const sides = likeWithLike(linesOf(ask), ask, acting);
  if (sides === WAITING) return WAITING;
  const found = sides.lines.map((line) => sideFound(line, ask, acting.look));
  if (found.includes(WAITING)) return WAITING;
  return found.flatMap((one) => (one && one !== WAITING ? one.matches.slice(0, 1) : []));
}

/**
 * The lines of an order without one that is another by a second name, and is not counted: «ورق عنب ومحشي», «أرخص قهوة وأغلى قهوة»;
 * nor one that says of what kind another is, as the juice of "lemon … juice".
 */
function withoutTwice(
  lines: readonly Slots[],
  found: readonly (PriceComparison | null)[],
): readonly Slots[] {
  const dishes = found.map((one) => one?.matches.map(({ dish }) => dish.id) ?? []);
  const heads = lines.map(({ dish }) => isGeneral(dish));
  const isTwice = (own: readonly string[], at: number) =>
    dishes.some((other, place) => {
      if (place === at || other.length === 0 || (heads[place] && !heads[at])) return false;
      if (heads[at] && !heads[place] && other.every((dish) => own.includes(dish))) return true;
      const isFuller = own.length > other.length || (own.length === other.length && place < at);
      return other[0] === own[0] && (isFuller || heads[at] !== heads[place]);
    });
  return lines.filter(
    ({ quantity }, at) => (quantity ?? 1) > 1 || !dishes[at]?.[0] || !isTwice(dishes[at], at),
  );
}

/** The order without such lines; undefined where it has none. */
export function orderedOnce(
  ask: Ask,
  lines: readonly Slots[],
  found: readonly (PriceComparison | null)[],
): Ask | undefined {
  const once = ask.apart && ask.places.length < 2 ? withoutTwice(lines, found) : lines;
  return once.length < lines.length ? { ...withLines(ask, once), focus: ask.focus } : undefined;
}

type Dish = Pick<ComparedDish, "dish">;

/** Do all others fit the first? */
function areAll([first, ...others]: readonly Dish[], fits: (one: Dish, other: Dish) => boolean) {
  return others.every((other) => first && fits(first, other));
}

/** Of each side's dishes the one most alike to one of the first side's; the earlier among equals. */
function mostAlike(sides: readonly (readonly ComparedDish[])[]): ComparedDish[] {
  const [own = [], ...others] = sides;
  const together = own.map((first) => {
    const nearest = others.flatMap((side) => greatest(side, (one) => alikeness(first, one)) ?? []);
    return {
      dishes: [first, ...nearest],
      least: Math.min(...nearest.map((one) => alikeness(first, one))),
    };
  });
  return greatest(together, ({ least }) => least)?.dishes ?? [];
}

const greatest = <One>(all: readonly One[], by: (one: One) => number): One | undefined =>
  all.reduce<One | undefined>((best, one) => (best && by(best) >= by(one) ? best : one), undefined);

/** How alike two dishes are: a name and a size that are the same are 2. */
function alikeness(one: Dish, other: Dish): number {
  const [a, b] = [one, other].map(({ dish }) => represent([dish.name_ar, dish.name_en]));
  const named = isNamedSo(one, other) ? 1 : a && b ? likeness(a, b) * NEARLY : 0;
  return named + Number(one.dish.size === other.dish.size);
}

/** Of other names none is the same. */
const NEARLY = 0.9;

const isNamedSo = ({ dish: one }: Dish, { dish: other }: Dish) =>
  (["name_en", "name_ar"] as const).some((name) => one[name] !== null && one[name] === other[name]);

/** Is a dish called as it was asked for, and nothing besides? */
const isCalled = ({ dish: { name_en, name_ar } }: Dish, asked: string) =>
  [name_en, name_ar].some((name) => tokenize(name ?? "").join(" ") === tokenize(asked).join(" "));

/** Is it a dish of the same name and size? */
const isTheSame = (one: Dish, other: Dish): boolean =>
  isNamedSo(one, other) && one.dish.size === other.dish.size;

/** Have two dishes the same size, where both have one? */
const haveOneSize = ({ dish: one }: Dish, { dish: other }: Dish): boolean =>
  one.size === null || other.size === null || one.size === other.size;

/** A dish as one of an order: rice beside another is a bowl of it, and no biryani, though that is rice as well. */
export function besideOthers(
  slots: Slots,
  ask: Ask,
  look: Lookups,
  found: PriceComparison | null,
): PriceComparison | null | typeof WAITING {
  if (!found || !ask.apart) return found;
  if (!isRice(slots.dish)) return slots.restaurant === "" ? asDish(found) : found;
  const matches = found.matches.filter(({ dish: { name_ar, name_en } }) => {
    return (represent([name_ar, name_en]).get("side") ?? 0) >= A_SIDE;
  });
  if (matches.length > 0 || found.matches.length === 0) return { ...found, matches };
  const dish = /\p{Script=Arabic}/u.test(slots.dish) ? "رز سادة" : "plain rice";
  return look.find("get_price_comparison", slotInput({ ...slots, dish }, ask));
}

/** What was ordered and is called like nothing, as a dish that is not there, and not as a restaurant. */
function asDish(found: PriceComparison): PriceComparison {
  const { restaurant, restaurantWords, dishWords } = found.understood;
  if (restaurant || dishWords !== "") return found;
  const understood = { ...found.understood, restaurantWords: "", dishWords: restaurantWords };
  return { ...found, understood };
}

/** From here on a dish goes with another one. */
const A_SIDE = 0.35;

/** What is compared, all of it near a place. */
export function allNear(ask: Ask, area: string): Ask {
  const { other, rest } = ask;
  const near = <Side extends { area: string }>(side: Side): Side => ({ ...side, area });
  return { ...near(ask), other: other && near(other), rest: rest.map(near) };
}
