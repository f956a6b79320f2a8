import { avoidedIn, headOf } from "~/features/catalogue";
import { isSide, sizeMarks, tokensOf } from "~/features/search";
import { formatDistance, formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { ComparedDish, PlatformPrice, PriceComparison } from "../tools/schema";
import { bestOf } from "./dish";
import { destinationNotes } from "./fees";
import { areFeesUnknown, money, spentOn } from "./figures";
import { foodsIn, nameIn, quote, sizeIn } from "./names";
import { textsIn } from "./texts";

/** Restaurants that are listed in an answer. */
export const LISTED = 5;

/** One of a list by its place; where nothing was on the page that it is counted from, it is of the page before. */
export function placedAt<One>(list: readonly One[], nth: number): One | undefined {
  const isOfNothing = nth >= LISTED && list.length <= nth - (nth % LISTED);
  return list.at(isOfNothing ? nth - LISTED : nth);
}

/** What is the same wherever an order goes: no fee is told. */
const ANYWHERE = new Set<Ask["focus"]>(["history", "item", "minimum"]);

/** What has to be said beside the prices: what was left out, what a dish has, what we can't know. */
export function withNotes(
  voice: Language,
  ask: Ask,
  result: PriceComparison,
  text: string,
): string {
  const notes = [...notesOf(voice, ask, result)];
  return [text, ...notes].join("\n\n");
}

/** What was asked to be left out, where no name of a dish says whether it is in there; empty where nothing was. */
export function untoldIn(voice: Language, { untold, without }: Ask): string {
  // A dish that is not wanted is no part of another, but pickles are.
  const foods = without
    .filter((words) => headOf(words) === "" || isSide(words))
    .flatMap(avoidedIn)
    .map(({ food }) => food);
  return foodsIn(voice, [...foods, ...untold.split(/[,،] /u).filter(Boolean)]);
}

/**
 * What was left out of what is shown, also where none of it had that; `ofIdeas`: whatever it is, since a dish with that would have been
 * no idea. Else only dishes: whether one comes without something, no name tells.
 */
export function leftOutNote(
  voice: Language,
  { without }: Ask,
  results: readonly Pick<PriceComparison, "leftOut">[],
  ofIdeas = false,
): string[] {
  const had = results.flatMap(({ leftOut }) => (leftOut.avoided > 0 ? leftOut.avoiding : []));
  const said = without.filter((words) => ofIdeas || (headOf(words) !== "" && !isSide(words)));
  const asked = said.flatMap(avoidedIn).map(({ food }) => food);
  const foods = foodsIn(voice, [...new Set(had.length > 0 ? had : asked)]);
  return foods ? [textsIn(voice).t("note.leftOut", { foods })] : [];
}

/** What of a change was not made, and why; nothing where all of it was. */
export function unmadeIn(voice: Language, { unmade }: Ask): string[] {
  if (!unmade) return [];
  const { t } = textsIn(voice);
  const { why, words } = unmade;
  const said = formatList(
    words.map((one) => quote(voice, one)),
    voice,
  );
  return [t(`unmade.${why === "unclear" && !said ? "unread" : why}`, { words: said })];
}

/** That nobody says here which of the platforms an app is that was named; where they have names of their own, that it was left out. */
export function appNote(
  voice: Language,
  { app }: Ask,
  matches: PriceComparison["matches"],
): string[] {
  if (!app) return [];
  const isNamed = matches.some(({ ranked }) => ranked.some(({ platformName }) => platformName));
  return [textsIn(voice).t(isNamed ? "note.left" : "note.app", { words: quote(voice, app) })];
}

/** Which words of the message nothing was made of, and which of a dish are nothing of the names that were found. */
export function leftNote(
  voice: Language,
  { left, without, untold = "" }: Ask,
  understood: readonly PriceComparison["understood"][],
): string[] {
  const words = new Set([left, ...understood.map(({ unread }) => unread)].join(" ").split(" "));
  // What is not wanted is spoken of by itself.
  for (const word of [...without, untold].flatMap((food) => food.split(/[\s,،]+/u)))
    words.delete(word);
  const said = [...words].filter(Boolean).join(" ");
  return said ? [textsIn(voice).t("note.left", { words: quote(voice, said) })] : [];
}

/** Which dishes have by their names what the person avoids: each is named, since the others beside it may have none of it. */
export function insideNotes(voice: Language, matches: PriceComparison["matches"]): string[] {
  const { t } = textsIn(voice);
  const notes = matches
    .filter(({ contains }) => contains.length > 0)
    .map(({ dish, contains }) =>
      t("note.inside", {
        dish: nameIn(voice, dish),
        foods: foodsIn(voice, contains, "conjunction"),
      }),
    );
  return [...new Set(notes)];
}

/** Is what is told of a dish within a limit, SAR? A price without the fees may come to more, as may one app that is asked about. */
function isWithin(match: ComparedDish, { platforms }: Ask, limit: number): boolean {
  const asked = match.ranked.filter(({ platform }) => platforms.includes(platform));
  const told = platforms.length > 0 ? asked : [bestOf(match)];
  const fits = (price: PlatformPrice) => !areFeesUnknown(price) && spentOn(price) <= limit;
  return told.length > 0 && told.every(fits);
}

/** That all that is set side by side is within a limit; nothing where some of it is not, or none was said. */
export function budgetNotes(voice: Language, ask: Ask, found: readonly ComparedDish[]): string[] {
  const { maxTotal, apart } = ask;
  const fits = (match: ComparedDish) => isWithin(match, ask, maxTotal ?? 0);
  if (maxTotal === null || apart || found.length === 0 || !found.every(fits)) return [];
  return [textsIn(voice).t("note.budget", { amount: money(voice, maxTotal) })];
}

/** That words of a message were left out. */
export const sayLeft = (voice: Language, words: string) =>
  textsIn(voice).t("note.left", { words: quote(voice, words) });

/** That nothing is within what was set. */
export const sayBeyond = (voice: Language, words: string) =>
  textsIn(voice).t("note.beyond", { words: quote(voice, words) });

/** That a number was left out; which one is not said again: it may be an amount that nobody told. */
export const sayNumberLost = (voice: Language) => textsIn(voice).t("note.number");

function* notesOf(
  voice: Language,
  ask: Ask,
  { destination, leftOut, matches, understood }: PriceComparison,
): Generator<string> {
  const { t } = textsIn(voice);
  const { area, maxTotal, unknownArea } = understood;
  const [shown] = matches;
  const only = matches.length === 1 ? shown : undefined;
  const inside = insideNotes(voice, matches.slice(0, LISTED));
  yield* inside;
  if (shown) yield* leftOutNote(voice, ask, [{ leftOut }]);
  // The best rated are told without a limit in their heading.
  const told = ask.rated ? matches.slice(0, LISTED) : matches;
  const areTold = told.length > 0 && (only !== undefined || ask.rated);
  if (maxTotal !== null && areTold && told.every((match) => isWithin(match, ask, maxTotal)))
    yield t("note.budget", { amount: money(voice, maxTotal) });
  if (area && only && only.distanceM !== null)
    yield t("note.nearestBranch", {
      distance: formatDistance(only.distanceM, voice),
      area: nameIn(voice, area),
    });
  if (unknownArea) yield t("note.unknownArea", { area: quote(voice, unknownArea) });
  if (ask.orders) yield t("note.orders");
  if (ask.elsewhere && only) yield t("note.onlyHere");
  const size = sizeMarks(tokensOf(ask.size))[0]?.size;
  if (size && shown && matches.every(({ dish }) => dish.size !== size))
    yield t("note.noSize", { size: sizeIn(voice, size) });
  yield* unmadeIn(voice, ask);
  if (shown) yield* appNote(voice, ask, matches);
  yield* leftNote(voice, ask, shown ? [understood] : []);
  const isTold = inside.length + leftOut.avoided > 0;
  const untold = isTold ? ask.untold : untoldIn(voice, ask);
  if (untold) yield t("note.untold", { words: untold });
  if (ask.aside && shown) yield t(`aside.${ask.aside}`);
  // A list of delivery fees has no total, and says of each fee whether it is known.
  const inList = matches.length > 1 && ask.focus !== "delivery";
  if (shown && !ANYWHERE.has(ask.focus))
    yield* destinationNotes(voice, destination, matches.slice(0, LISTED).map(bestOf), { inList });
}
