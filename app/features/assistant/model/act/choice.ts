import { similarityOfTerms, termOf, tokenize, withoutArticle } from "~/features/names";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { bestOf } from "../../say/dish";
import { nameIn, sizeIn } from "../../say/names";
import { LISTED, placedAt } from "../../say/notes";
import { onPlatforms, sayNoSuch } from "../../say/prices";
import { byRating } from "../../say/restaurant";
import type {
  ComparedDish,
  DishNamed,
  FoundRestaurants,
  PriceComparison,
  RestaurantNamed,
  ToolInput,
} from "../../tools/schema";
import type { Ask, Called, PickedResult } from "../ask/ask";
import { linesOf } from "../ask/order";
import type { Slots } from "../slots/slots";
import { ACTS, type Acting } from "./acts";
import { orderInputs, priceInput } from "./calls";
import { sidesShown } from "./compared-sides";
import { kindsThere } from "./kinds-there";
import { type Lookups, WAITING } from "./lookups";

/** What was chosen of a list that was shown. */
export interface Picked {
  restaurant: Pick<RestaurantNamed, "name_ar" | "name_en"> | null;
  dish: DishNamed | null;
  /** What it costs, SAR; null where there is no price. */
  total: number | null;
  /** How far it is from where that was asked, metres. */
  distanceM?: number | null;
}

/** A step below what something costs, SAR: what is cheaper costs at most the rest. */
const STEP = 0.5;

/** What a choice points at among what its ask shows. */
export function pickedFrom(
  { ask, nth }: PickedResult,
  acting: Acting,
): { picked: Picked | undefined; count: number } | typeof WAITING {
  const list = listShown(ask, acting);
  if (list === WAITING) return WAITING;
  if (ask.byRating) {
    const rated = restaurantsListed(ask, acting);
    if (rated === WAITING) return WAITING;
    const places = Array.isArray(rated) ? byRating(rated) : [];
    const names = places.map((place) => nameIn(acting.voice, place));
    const rank = ({ restaurant }: Picked) =>
      names.indexOf(restaurant ? nameIn(acting.voice, restaurant) : "");
    list.sort((a, b) => rank(a) - rank(b));
  }
  // What has no price comes last, whichever end is first.
  const cost = ({ total }: Picked) => total ?? Number.MAX_VALUE;
  if (ask.byDistance) list.sort((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0));
  else if (ask.kind === "compare" || ask.cheaper) list.sort((a, b) => cost(a) - cost(b));
  if (ask.dearest) list.sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  // Where there is but one, it is the one.
  const picked = list.length === 1 ? list[0] : placedAt(list, nth);
  return { picked, count: list.length };
}

/** What an ask shows: it is answered once more, silently, so that it is looked up, or is known. */
export function listShown(ask: Ask, acting: Acting): Picked[] | typeof WAITING {
  if (ask.list && ask.kind === "price") {
    const served = servedIn(ask, ask.list, acting);
    return Array.isArray(served) ? served.flatMap(listed) : WAITING;
  }
  // Of what is set against each other one of each is shown.
  if (ask.kind === "compare" && !ask.apart && !ask.byDistance && ask.places.length < 2) {
    const sides = sidesShown(ask, acting);
    return sides === WAITING ? WAITING : sides.map(fromMatch);
  }
  const before = acting.look.used.length;
  if (ACTS[ask.kind](ask, acting) === WAITING) return WAITING;
  const used = acting.look.used.slice(before);
  const [first] = used;
  if (ask.kind === "price" && first && "matches" in first) {
    const kinds = kindsThere(ask, first, acting.look);
    if (kinds !== WAITING && kinds !== first) return kinds.matches.map(fromMatch);
  }
  if (ask.platforms.length === 0 || (ask.kind !== "suggest" && ask.kind !== "similar"))
    return used.flatMap(listed);
  // Ideas on one app are in the order of what they cost there.
  return used.flatMap((one) =>
    "items" in one ? onPlatforms(ask, one.items).map(fromMatch) : listed(one),
  );
}

type RestaurantListed = FoundRestaurants["restaurants"][number];

/** The restaurants of a list that was shown, each looked up as `input` says; or what is to be said where it can't be shown again. */
export function restaurantsListed(
  list: Ask,
  acting: Acting,
  input: (name: string) => ToolInput<"search_restaurant"> = (name) => ({ name }),
): RestaurantListed[] | string | typeof WAITING {
  const { look } = acting;
  const names = placesOf(list, acting);
  if (!Array.isArray(names)) return names;
  const found = names.map((name) => look.find("search_restaurant", input(name)));
  if (found.includes(WAITING)) return WAITING;
  return found.flatMap((one) => (one === WAITING ? [] : (one?.restaurants.slice(0, 1) ?? [])));
}

/** What the restaurants of a list are called: as they were named where they are set side by side, else as they were found. */
export function placesOf(list: Ask, acting: Acting): string[] | string | typeof WAITING {
  const said = list.kind === "compare" ? linesOf(list).map(({ restaurant }) => restaurant) : [""];
  if (said.every(Boolean)) return [...new Set(said)];
  const whole = wholeOf(list, acting);
  if (typeof whole !== "object") return whole;
  const shown = listShown(whole, acting);
  if (shown === WAITING) return WAITING;
  const places = shown.slice(0, LISTED).flatMap(({ restaurant }) => restaurant ?? []);
  return [...new Set(places.map((restaurant) => nameIn(acting.voice, restaurant)))];
}

/** What a dish costs at each restaurant of a list that has it, the cheapest first; or what is to be said where none can be shown. */
export function servedIn(
  ask: Ask,
  list: Ask,
  acting: Acting,
): PriceComparison[] | string | typeof WAITING {
  const { voice, look } = acting;
  const places = restaurantsListed(list, acting);
  if (typeof places === "string" || places === WAITING) return places;
  const at = (place: RestaurantListed) => ({
    ...ask,
    list: null,
    restaurant: nameIn(voice, place),
  });
  const found = places.map((place) => look.find("get_price_comparison", priceInput(at(place))));
  if (found.includes(WAITING)) return WAITING;
  const having = found.flatMap((one) => {
    const [best] = (one && one !== WAITING && one.matches) || [];
    return best && one && one !== WAITING ? [{ ...one, matches: [best] }] : [];
  });
  const total = ({ matches: [best] }: PriceComparison) => (best ? bestOf(best).total : 0);
  return having.sort((a, b) => total(a) - total(b));
}

/** An ask with what it points at put in; what it points at is looked up first, and may not be there. */
export function wholeOf(ask: Ask, acting: Acting): Ask | string | typeof WAITING {
  if (!ask.from) return ask;
  const shown = wholeOf(ask.from.ask, acting);
  if (typeof shown !== "object") return shown;
  const place = isOfPlace(ask) && isOrderAnywhere(shown) ? orderPlace(shown, acting) : undefined;
  if (place === WAITING) return WAITING;
  if (place) return taking(acting.voice, ask, { restaurant: place, dish: null, total: null });
  const { called } = ask.from;
  if (called) {
    const named = calledOf(shown, called, acting);
    if (named === WAITING) return WAITING;
    if (named && !called.isPlace) return taking(acting.voice, ask, named);
    const { nth } = ask.from;
    if (named) return wholeOf({ ...ask, from: { ask: ask.from.ask, nth } }, acting);
    const from = { ask: called.otherwise, nth };
    return wholeOf(called.isSaid ? called.otherwise : { ...ask, from }, acting);
  }
  const list = pickedFrom({ ask: shown, nth: ask.from.nth }, acting);
  if (list === WAITING) return WAITING;
  const { picked, count } = list;
  if (picked) return taking(acting.voice, ask, picked);
  // Of nothing that was shown: when it is open can be told of a restaurant that is named.
  return ask.kind === "cannot" ? { ...ask, from: null } : sayNoSuch(acting.voice, count);
}

/** Of what an ask shows, that which is called so, or whose restaurant is. */
function calledOf(shown: Ask, { words, total: said }: Called, acting: Acting) {
  const list = listShown(shown, acting);
  if (list === WAITING) return WAITING;
  if (said !== undefined) {
    const off = ({ total }: Picked) => Math.abs((total ?? 0) - said);
    const [nearest] = list.slice(0, LISTED).sort((a, b) => off(a) - off(b));
    return nearest && off(nearest) <= Math.max(1, said * ABOUT_SO_MUCH) ? nearest : undefined;
  }
  const scored = list.slice(0, LISTED).map((picked) => {
    const ofDish = likeness(words, [picked.dish?.name_ar, picked.dish?.name_en]);
    const ofPlace = likeness(words, [picked.restaurant?.name_ar, picked.restaurant?.name_en]);
    // "The chicken one" is the chicken dish, and not that of the place called so.
    return { picked, score: Math.max(ofDish + DISH_FIRST, ofPlace) };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score >= CALLED_SO ? best.picked : undefined;
}

/** How much any of what was said is like a name, 0 to 1: as much as that of its words which is the least so. */
function likeness(said: readonly string[], names: readonly (string | null | undefined)[]) {
  const terms = tokenize(names.filter(Boolean).join(" ")).map(bareTerm);
  const best = (word: string) =>
    Math.max(0, ...terms.map((term) => similarityOfTerms(bareTerm(word), term)));
  return Math.max(0, ...said.map((words) => Math.min(1, ...tokenize(words).map(best))));
}

const bareTerm = (word: string) => termOf(withoutArticle(word) ?? word);

/** A price is said in round figures. */
const ABOUT_SO_MUCH = 0.1;

/** Words as alike as this are one, in whichever script. */
const CALLED_SO = 0.85;
const DISH_FIRST = 0.05;

/** What asks of a restaurant, whatever is ordered there. */
const isOfPlace = ({ kind, dish }: Ask) =>
  dish === "" && (kind === "cannot" || kind === "restaurant" || kind === "nearest");

/** Several dishes of one order, and no restaurant named for them. */
const isOrderAnywhere = ({ kind, apart, restaurant }: Ask) =>
  kind === "compare" && apart && restaurant === "";

/** Where a whole order was said to cost the least. */
function orderPlace(ask: Ask, acting: Acting): RestaurantNamed | undefined | typeof WAITING {
  const before = acting.look.used.length;
  if (ACTS[ask.kind](ask, acting) === WAITING) return WAITING;
  const used = acting.look.used.slice(before).flatMap((one) => ("matches" in one ? [one] : []));
  const dishes = used.filter(({ order }) => !order);
  const totals = used.flatMap(({ order }) => order ?? []);
  const placed = orderInputs(ask, dishes).flatMap(({ restaurant }, at) => {
    const [first] = totals[at]?.ranked ?? [];
    const fresh = totals[at]?.ranked.find(({ status }) => status !== "stale");
    const price = fresh ?? first;
    return price ? [{ restaurant, isStale: fresh === undefined, total: price.total }] : [];
  });
  placed.sort((a, b) => Number(a.isStale) - Number(b.isStale) || a.total - b.total);
  return placed[0]?.restaurant;
}

function listed(result: Lookups["used"][number]): Picked[] {
  if ("matches" in result) {
    const { matches, instead } = result;
    return (matches.length > 0 ? matches : instead.elsewhere).map(fromMatch);
  }
  if ("items" in result) return result.items.map(fromMatch);
  if ("branches" in result)
    return result.branches.map((restaurant) => ({ restaurant, dish: null, total: null }));
  if (!("restaurants" in result)) return [];
  const [restaurant = null] = result.restaurants;
  return (restaurant?.dishes ?? []).map((dish) => ({
    restaurant,
    dish,
    total: dish.best?.total ?? null,
  }));
}

function fromMatch(match: ComparedDish): Picked {
  const { restaurant, dish, distanceM } = match;
  return { restaurant, dish, total: bestOf(match).total, distanceM };
}

/** An ask with what it points at put in. */
export function taking(voice: Language, ask: Ask, { restaurant, dish, total }: Picked): Ask {
  const place = restaurant ? nameIn(voice, restaurant) : "";
  const food = dish ? nameIn(voice, dish) : "";
  const whole = { ...ask, from: null, nth: null, list: null };
  // One that was picked of a list is no further part of it.
  if (ask.kind === "price") Object.assign(whole, { more: false, pages: 0 });
  if (ask.kind === "nearest") return { ...whole, restaurant: place };
  if (ask.kind === "similar") {
    const below = ask.cheaper && total !== null ? total - STEP : null;
    return { ...whole, dish: food, maxTotal: ask.maxTotal ?? below };
  }
  const size = ask.size || (ask.dish ? "" : sizeIn(LANGUAGES[voice].names, dish?.size ?? null));
  // What was added to it is ordered there as well.
  const there = (line: Slots) => ({ ...line, restaurant: line.restaurant || place });
  if (ask.kind === "compare" && ask.other) {
    const { other, rest } = ask;
    const first = { dish: ask.dish || food, restaurant: ask.restaurant || place, size };
    return { ...whole, ...first, other: there(other), rest: rest.map(there) };
  }
  return { ...whole, restaurant: ask.restaurant || place, dish: ask.dish || food, size };
}
