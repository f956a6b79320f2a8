import { fold } from "~/features/names";
import { Lru } from "~/features/search/lru";
import { forgetsIn } from "../facts/forgets";
import type { Aside, Focus, Said } from "./ask";
import { comparedIn } from "./compared";
import { excludedIn } from "./excluded";
import { factsSaid, withoutFacts } from "./facts-said";
import { insideAsked } from "./inside";
import { kindOf } from "./kind-of";
import { isHeading as isHeadingWord } from "./kinds";
import type { KnownNames } from "./known-names";
import { plain, type Sign } from "./phrases";
import { platformsIn } from "./platforms";
import { BOTH, CORRECTS, MORE, NEXT, OTHER_ONE, POINTS, THEIRS } from "./reference";
import { hasFood, parsed, type Slots, slotsIn } from "./slots";
import { spelledOut } from "./spelled-out";
import { subjectOf } from "./subjects";
import {
  BEST,
  BRANCH,
  CHEAP,
  CHEAPEST_OF,
  CHEAPEST_THERE,
  CLOSER,
  DIFFERENCE,
  DISTANCE,
  DRINKING,
  FAST,
  FOCUS,
  HISTORY,
  LEANING,
  NEAR,
  ORDERING,
  ORDINALS,
  PLACES,
  RATED,
  SIGNS,
  SUGGESTS,
  TALK,
  WRONG,
} from "./talk";

const DELIVERY = /(?:^| )(?:و)?(?:ال)?(?:توصيل|delivery)(?= |$)/;

/** Messages kept as read: every step of an answer reads those of the whole conversation again. */
const MOST_KEPT = 500;

const kept = new WeakMap<KnownNames, Lru<Said>>();

/** What one message says, taken by itself. */
export function readAsk(message: string, names: KnownNames): Said {
  const known = kept.get(names) ?? new Lru<Said>(MOST_KEPT);
  kept.set(names, known);
  const read = known.get(message) ?? readAnew(message, names);
  known.set(message, read);
  return read;
}

function readAnew(message: string, names: KnownNames): Said {
  const facts = factsSaid(message);
  const { platforms, rest } = platformsIn(spelledOut(withoutFacts(message, facts)));
  const wished = withoutTheOld(rest).replace(AVERAGE, " ");
  const { foods: without, untold, rest: question } = excludedIn(wished);
  const said = plain(question);
  const has = (sign: Sign) => sign.test(said);
  const words = parsed(question, names);
  const first = slotsIn(words);
  const sells = has(SIGNS.price) || (has(SIGNS.where) && first.dish !== "");
  const somewhere = (has(SIGNS.where) && first.dish !== "") || (has(PLACES) && first.area !== "");
  // «وين الكبسة؟» asks who sells it; of a restaurant it asks where that is.
  const whose = first.dish !== "" && first.restaurant === "" && !has(NEAR);
  const nearest = (((has(SIGNS.nearest) && !whose) || somewhere) && !sells) || has(DISTANCE);
  const named = slotsIn(words, { nearest: nearest || has(SIGNS.nearest) });
  const { others, second, unknown, ...slots } = named;
  const ordinal = ORDINALS.find(([sign]) => has(sign))?.[1] ?? null;
  const except = exceptIn(said, slots.restaurant);
  const isUnnamed = slots.dish === "" && slots.restaurant === "";
  const ask: Said = {
    ...slots,
    ...(except && { restaurant: "" }),
    kind: "unclear",
    subject: subjectOf(said, slots.dish !== "" || slots.restaurant !== ""),
    aside: asideIn(said, slots),
    inside: insideAsked(said),
    except,
    untold,
    apart: false,
    byDistance: false,
    rated: has(RATED),
    query: "",
    focus: focusOf(said, platforms.length, slots.dish === ""),
    nth: ordinal,
    next: has(NEXT),
    elsewhere: false,
    cheaper: has(FOCUS.cheaper) || has(CHEAPEST_THERE) || (has(CHEAP) && isUnnamed),
    more: has(MORE),
    facts,
    forgets: forgetsIn(message) ?? null,
    open: has(SUGGESTS),
    without,
    platforms,
    other: null,
    greets: has(TALK.greet),
    orders: has(ORDERING) && slots.dish !== "",
    from: null,
    leans: LEANING.test(said.replace(/^(?:السلام عليكم|هلا|hi|hello) /, "")) || ordinal !== null,
    points: has(POINTS),
    theirs: has(THEIRS),
    both: has(BOTH),
    corrects: has(CORRECTS),
    otherOne: has(OTHER_ONE),
    asksPrice: has(SIGNS.price),
    adds: ADDS.test(said),
    cheapestOf: has(CHEAPEST_OF),
    near: nearest && slots.area === "",
  };
  const compared = comparedIn(question, named, names);
  if (compared) {
    const byDistance = has(CLOSER) && !has(SIGNS.price);
    return { ...ask, ...compared[0], kind: "compare", other: compared[1], byDistance };
  }
  const kind = kindOf(ask, named, { said, question, nearest });
  if (kind === "price" && second)
    return { ...ask, kind: "compare", other: { ...slots, ...second }, apart: true };
  if (kind === "suggest")
    return {
      ...ask,
      kind,
      cheaper: ask.cheaper || has(CHEAP),
      dish: slots.dish || headingIn(said),
    };
  return kind === "price" && !slots.dish && !slots.restaurant
    ? { ...ask, kind, query: unknown }
    : { ...ask, kind };
}

/** «شاورما بدل البرجر»: what is no longer wanted, once something else is named before it. */
function withoutTheOld(message: string): string {
  const at = message.search(OLD);
  const before = message.slice(0, Math.max(0, at));
  return hasFood(before) ? before + message.slice(at).replace(OLD, "") : message;
}

/** «متوسط سعر الشاورما» asks for no medium one. */
const AVERAGE = /(?<!\p{L})(?:متوسط|معدل|average)\s+(?=سعر|أسعار|اسعار|price|cost)/iu;

const OLD = /\s(?:بدل|بدال|instead of)(?:\s+(?:the|a))?\s+\S+/iu;

/** «مو قصر كيرلا», "anywhere but Herfy": the restaurant that is left out. */
function exceptIn(said: string, restaurant: string): string {
  const name = fold(restaurant);
  const at = name === "" ? -1 : said.indexOf(name);
  return at > 0 && EXCEPT.test(said.slice(0, at)) ? restaurant : "";
}

const EXCEPT =
  /(?:^| )(?:not|except|other than|but not|anywhere but|besides|غير|مو|مب|ماعدا|ما عدا|الا)(?: (?:from|at|the|من|عند|مطعم))*(?: |$)$/;

const ADDS = /^(?:and |ok |و)?(?:plus|add|also|زيد|زود|ضيف|معه|معها)(?= |$)/;

/** What is to be said beside the price. */
function asideIn(said: string, { dish, restaurant, area }: Slots): Aside | null {
  if (HISTORY.test(said)) return "history";
  if ((dish || restaurant) && WRONG.test(said)) return "wrong";
  if (WITHOUT_DELIVERY.test(said)) return "item";
  if (FAST.test(said)) return "time";
  if (dish && !restaurant && DIFFERENCE.test(said)) return "recipe";
  if (dish && BEST.test(said)) return "best";
  return restaurant && dish && !area && BRANCH.test(said) ? "where" : null;
}

const WITHOUT_DELIVERY =
  /(?:^| )(?:بدون|بلا|غير|without|excluding|before) (?:رسوم )?(?:ال)?(?:توصيل|delivery)(?= |$)/;

/** Where no dish is named, "delivery" asks for its fee; beside a dish it is a part of the price. */
function focusOf(said: string, platforms: number, noDish: boolean): Focus {
  if (WITHOUT_DELIVERY.test(said)) return "all";
  if (FOCUS.delivery.test(said) || (noDish && DELIVERY.test(said))) return "delivery";
  if (FOCUS.platform.test(said) || platforms > 0) return "platform";
  return FOCUS.age.test(said) ? "age" : "all";
}

/** "Dinner with drinks" is dinner. */
const ALONG = /(?:^| )(?:with|and|مع|ومع) (?:some |a |ال)?(?:drinks?|مشروب|مشروبات)(?= |$)/;

/** The heading of a menu that what is wanted stands under: «وش أشرب», "something for breakfast". */
function headingIn(said: string): string {
  if (DRINKING.test(said) && !ALONG.test(said))
    return /\p{Script=Arabic}/u.test(said) ? "مشروبات" : "drinks";
  return said.split(" ").find(isHeadingWord) ?? "";
}
