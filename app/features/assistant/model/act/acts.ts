import type { ConfiguredNames } from "~/features/prices";
import type { Language } from "~/i18n/languages";
import { sayUnsure, sayWhichRestaurant } from "../../say/choices";
import { sayComparison } from "../../say/compared";
import { sayHours, sayHoursElsewhere } from "../../say/hours";
import { sayInside } from "../../say/inside";
import { sayForgotten, sayNotKept, sayRecalled, saySaved } from "../../say/memory";
import type { PlacedOrder } from "../../say/placed-orders";
import { sayBranches, sayNearest, sayWhere } from "../../say/places";
import { sayOfKnown, sayPrices } from "../../say/prices";
import { sayRestaurant } from "../../say/restaurant";
import { saySimilar } from "../../say/similar";
import { sayStanding } from "../../say/standing";
import { sayFailed, sayFollowing, sayPriceTold, saySubject, sayTalk } from "../../say/talk";
import type { PriceComparison } from "../../tools/schema";
import { asTheyWrote } from "../../words/signs";
import type { Ask, Kind } from "../ask/ask";
import { hoursAsked } from "../ask/hours-of";
import { unlike } from "../ask/kind-of";
import { linesOf } from "../ask/order";
import { OF_A_PRICE } from "../ask/price-told";
import { tasteOf } from "../ask/taste";
import { inWordsRead } from "../language/language";
import { sized, slotsOf } from "../slots/slots";
import { isFood, isGeneral, withoutIngredient } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import {
  branchInput,
  foodsAgainst,
  hoursInput,
  isNameAlone,
  isPlaceAlone,
  mergedBy,
  orderInputs,
  priceInput,
  restaurantInput,
  similarInput,
} from "./calls";
import { allNear, likeWithLike, orderedOnce, sideFound } from "./compared-sides";
import { feesInGeneral, withUsualFees } from "./fees-in-general";
import { historyOfEach } from "./history-of-each";
import { inOwnWords } from "./in-own-words";
import { kindsThere } from "./kinds-there";
import { type Lookups, WAITING } from "./lookups";
import { askedAgain, chainInstead, isAllLacked, isUnknownDish, menuInstead } from "./menu-instead";
import { placesLike } from "./places-like";
import { undercuts, undercutting } from "./undercut";

/** What an act works with. */
export interface Acting {
  /** What was read of the person's words, each as they wrote it. */
  own: ReadonlyMap<string, string>;
  voice: Language;
  names: KnownNames;
  look: Lookups;
  /** What the operator calls the apps. */
  apps: ConfiguredNames;
}

/** What is said for an ask, or that something is to be looked up first. */
type Act = (ask: Ask, acting: Acting) => string | typeof WAITING;

const price: Act = (ask, acting) => {
  const { voice, look, own } = acting;
  // "A latte near me": where that is, they may have told before.
  if (ask.near && !ask.area && !ask.restaurant && !ask.deliverTo) {
    const area = homeOf(acting);
    if (area === WAITING) return WAITING;
    // The cheapest of the city answers nobody who asks what is near.
    return area ? price({ ...ask, near: false, area }, acting) : sayWhere(voice);
  }
  // What a restaurant costs is what it sells: no dish of it answers for all.
  if (isPlaceAlone(ask)) return restaurant(ask, acting);
  const found = look.find("get_price_comparison", priceInput(ask));
  if (found === WAITING) return WAITING;
  const again = found && askedAgain(ask, found, voice);
  if (again) return price(again, acting);
  const like = found && isAllLacked(found) && chainInstead(ask, voice);
  if (like) return suggest(like, acting);
  const menu = found && menuInstead(ask, found, look);
  if (menu) return menu === WAITING ? WAITING : restaurant(menu, acting);
  const kinds = found && kindsThere(ask, found, look);
  if (kinds === WAITING) return WAITING;
  const result = kinds && inOwnWords(kinds, own);
  const surely = ask.surely || unlike(ask.dish) || withoutIngredient(ask.dish);
  if (result && surely !== "" && isUnknownDish({ ...ask, surely }, result)) {
    const known = { ...ask, dish: surely, size: ask.restaurant ? "" : ask.size, surely: "" };
    const plain = look.find("get_price_comparison", priceInput(known));
    if (plain === WAITING) return plain;
    if (plain && plain.matches.length > 0) {
      const [words, shown] = [asTheyWrote(ask.dish, own), inOwnWords(plain, own)];
      return sayOfKnown(voice, words, known, shown, acting.apps);
    }
  }
  if (result && undercuts(ask, result)) return undercutting(ask, result, acting);
  const which = result?.understood.alternatives ?? [];
  if (which.length > 1) return sayWhichRestaurant(voice, which, sized(ask));
  const said = { ...ask, query: asTheyWrote(ask.query, own), ...(ask.sizeKept && { size: "" }) };
  const prices = result && sayPrices(voice, said, result, acting.apps);
  return prices ? withUsualFees(prices, ask, result, acting) : sayFailed(voice);
};

/** Two things set against each other, or several of one order, which may be set against itself at other restaurants. */
const compare: Act = (ask, acting) => {
  const { voice, look, own } = acting;
  if (ask.focus === "history") return historyOfEach(ask, acting);
  const sides = likeWithLike(linesOf(ask), ask, acting);
  if (sides === WAITING) return WAITING;
  const { lines, unlike } = sides;
  if (ask.byDistance && lines.some(({ area }) => area === "")) {
    const area = lines.map((side) => side.area).find(Boolean) ?? homeOf(acting);
    if (area === WAITING) return WAITING;
    return area ? compare(allNear(ask, area), acting) : sayWhere(voice);
  }
  const both =
    ask.places.length > 1
      ? lines.flatMap((line) => ask.places.map((restaurant) => ({ ...line, restaurant })))
      : lines;
  const results = both.map((slots) => sideFound(slots, ask, look));
  const found = results.flatMap((result) => (result === WAITING ? [] : [result]));
  if (found.length < results.length) return WAITING;
  if (!found.some(Boolean)) return sayFailed(voice);
  const once = orderedOnce(ask, lines, found);
  if (once) return ACTS[once.kind](once, acting);
  const each = mergedBy(Math.max(1, ask.places.length), found);
  const orders = ask.apart ? orderInputs(ask, each) : [];
  const totals = orders.map(({ input }) => look.find("get_price_comparison", input));
  if (totals.includes(WAITING)) return WAITING;
  const placed = orders.flatMap(({ restaurant }, at): PlacedOrder[] => {
    const total = totals[at];
    if (!total || total === WAITING || !total.order) return [];
    return [{ restaurant, destination: total.destination, ...total.order }];
  });
  const quoted = (result: PriceComparison | null) => result && inOwnWords(result, own);
  const lacks = (_: unknown, at: number) => found[at]?.matches.length === 0;
  const [missing, sought] = [found.filter(lacks).map(quoted), both.filter(lacks)];
  return sayComparison(voice, ask, each.map(quoted), { orders: placed, missing, sought, unlike });
};

/** Where nobody says where, the person may have told before where they live. */
const nearest: Act = (ask, acting) => {
  const { voice, look } = acting;
  const result = look.find("get_nearest_branches", branchInput(ask));
  if (result === WAITING) return WAITING;
  if (!result) return sayFailed(voice);
  const like = !result.problem && !result.branches[0] && chainInstead(ask, voice);
  if (like) return suggest(like, acting);
  if (result.problem !== "no_location") return sayNearest(voice, ask, result);
  const area = homeOf(acting);
  if (area) return area === WAITING ? WAITING : nearest({ ...ask, area }, acting);
  // "What Filipino places are there?" asks for none that is near.
  if (!ask.near && !ask.rated && isGeneral(ask.dish))
    return nearest({ ...ask, rated: true }, acting);
  // Where a restaurant has its branches can be told to somebody anywhere; "pizza" is no restaurant.
  const name = ask.restaurant;
  const told = isFood(name) ? null : look.find("search_restaurant", { name });
  if (told === WAITING) return WAITING;
  const [found] = told?.restaurants ?? [];
  return found ? sayBranches(voice, found) : sayNearest(voice, ask, result);
};

/** The area that the person said they live in, or else that of their profile; empty where they told neither. */
export function homeOf({ look, names }: Acting): string | typeof WAITING {
  const recalled = look.find("recall_user_memory", { about: "place" });
  if (recalled === WAITING) return WAITING;
  const homes = recalled?.facts.filter(({ kind }) => kind === "place") ?? [];
  const told = homes.map(({ text }) => slotsOf(inWordsRead(text), names).area).find(Boolean);
  return told ?? recalled?.area ?? "";
}

const restaurant: Act = (ask, { voice, look, own, apps }) => {
  const result = look.find("search_restaurant", restaurantInput(ask));
  if (result === WAITING) return WAITING;
  const said = { ...ask, restaurant: asTheyWrote(ask.restaurant, own) };
  return result ? sayRestaurant(voice, said, result, apps) : sayFailed(voice);
};

const similar: Act = (ask, acting) => {
  const { voice, look, own, apps } = acting;
  const places = ask.restaurant && !ask.dish && placesLike(ask, acting);
  if (places) return places === WAITING ? WAITING : ACTS[places.kind](places, acting);
  const result = look.find("suggest_similar_items", similarInput(ask));
  if (result === WAITING) return WAITING;
  return result ? saySimilar(voice, ask, result, own, apps) : sayFailed(voice);
};

/** Where nothing is named, what the person likes and means to pay decides. */
const suggest: Act = (ask, acting) => {
  const { voice, look, names, own, apps } = acting;
  if (isNameAlone(ask)) return price({ ...ask, kind: "price" }, acting);
  const recalled = ask.dish ? null : look.find("recall_user_memory", {});
  if (recalled === WAITING) return WAITING;
  const input = similarInput(ask, tasteOf(ask, recalled, names));
  const result = look.find("suggest_similar_items", input);
  if (result === WAITING) return WAITING;
  // What nobody there has may be had from further away.
  if (ask.area && result?.items.length === 0)
    return suggest({ ...ask, area: "", deliverTo: ask.area }, acting);
  return result ? saySimilar(voice, ask, result, own, apps) : sayFailed(voice);
};

const save: Act = (ask, { voice, look }) => {
  const kept = ask.facts.filter((fact) => fact.kept);
  if (kept.length === 0) return sayNotKept(voice, ask.facts, foodsAgainst(ask.facts));
  const saved = kept.map(({ text: fact, kind }) => look.find("save_user_fact", { fact, kind }));
  const found = saved.flatMap((one) => (one === WAITING ? [] : [one]));
  return found.length < saved.length ? WAITING : saySaved(voice, found);
};

const forget: Act = ({ forgets }, { voice, look }) => {
  if (isEverything(forgets)) return saySubject(voice, "forgetAll");
  const result = forgets ? look.find("save_user_fact", { fact: forgets, forget: true }) : undefined;
  return result === WAITING ? WAITING : sayForgotten(voice, result);
};

/** "Delete everything you know about me": that is done on a page, not by a word in a talk. */
function isEverything(forgets: string | null): boolean {
  return /^(?:everything|all|(?:about )?me$|what i (?:told|said)(?: you)?$|كل شي|كل شيء|الكل|كل اللي|اللي (?:سجلت|حفظت|قلت)(?:ه|ها|ته)?|كل المعلومات|معلوماتي|you know|you have)(?=\s|$)/iu.test(
    forgets ?? "",
  );
}

const recall: Act = (_ask, { voice, look }) => {
  const result = look.find("recall_user_memory", {});
  if (result === WAITING) return WAITING;
  return result ? sayRecalled(voice, result) : sayFailed(voice);
};

const cannot: Act = (ask, acting) => {
  const { subject, city } = ask;
  if (subject === "points" || subject === "howPoints") return standing(ask, acting);
  if (OF_A_PRICE.has(subject) && (ask.dish || ask.query || ask.from)) return ofPrice(ask, acting);
  if (subject === "hours" && ask.restaurant) return hours(ask, acting);
  if (subject === "freeDelivery" || subject === "overall") return feesInGeneral(ask, acting);
  return saySubject(acting.voice, subject ?? "ordering", { city, apps: acting.apps });
};

/** One's own points and level; how they are earned where they can't be looked up. */
const standing: Act = ({ subject }, { voice, look }) => {
  const result = look.find("recall_user_memory", { about: "standing" });
  if (result === WAITING) return WAITING;
  return result?.standing
    ? sayStanding(voice, result.standing, subject === "howPoints")
    : saySubject(voice, subject ?? "points");
};

/** Where the price of a dish is put right, or followed: on its own page, unless several have it and nobody said whose it is. */
const ofPrice: Act = (ask, { voice, look }) => {
  const result = look.find("get_price_comparison", priceInput(ask));
  if (result === WAITING) return WAITING;
  const { matches = [] } = result ?? {};
  if (ask.subject === "notify") return sayFollowing(voice, matches[0]);
  const isOne = ask.restaurant || ask.from || !matches[1];
  return sayPriceTold(voice, isOne ? matches : [], ask.told ?? null, ask.platforms);
};

/** Whether a restaurant is open, where people told its hours; where to look for those of one we lack. */
const hours: Act = (ask, { voice, look }) => {
  const result = look.find("search_restaurant", hoursInput(ask));
  if (result === WAITING) return WAITING;
  const told = result && sayHours(voice, result, hoursAsked(ask, result.destination.at));
  return told ?? sayHoursElsewhere(voice, result ? ask.restaurant : "");
};

const talk: Act = ({ kind }, { voice }) => sayTalk(voice, kind);

/** What is done for each kind of ask. */
export const ACTS: Record<Kind, Act> = {
  price,
  compare,
  nearest,
  similar,
  suggest,
  restaurant,
  save,
  forget,
  recall,
  choose: ({ unsure }, { voice, own }) =>
    unsure ? sayUnsure(voice, unsure, (dish) => asTheyWrote(dish, own)) : sayTalk(voice, "unclear"),
  // What is listed; `ranked.ts` tells which of it people rate best.
  ranked: (ask, acting) => (ask.list ? ACTS[ask.list.kind](ask.list, acting) : talk(ask, acting)),
  inside: (ask, { voice, own }) => sayInside(voice, ask, own),
  cannot,
  chat: talk,
  help: talk,
  about: talk,
  howAreYou: talk,
  greet: talk,
  thanks: talk,
  bye: talk,
  offTopic: talk,
  unclear: talk,
};

/** Keeps what a question tells beside what it asks: what is looked up after it respects it. */
export function keepFacts(ask: Ask, acting: Acting): string | typeof WAITING {
  return ask.facts.some(({ kept }) => kept) && ask.kind !== "save" && ask.kind !== "forget"
    ? save(ask, acting)
    : "";
}
