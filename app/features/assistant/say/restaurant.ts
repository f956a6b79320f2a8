import type { ConfiguredNames } from "~/features/prices";
import { formatList, fullStop } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { FoundRestaurants } from "../tools/schema";
import { destinationNotes } from "./fees";
import { deliveryIn, inRow, money, notAlone, trust } from "./figures";
import { limitsIn } from "./limits";
import { appIn, appNamed, foodsIn, nameIn, quote, sizeIn, strong } from "./names";
import { textsIn } from "./texts";

/** Areas that are named of one restaurant. */
const MOST_AREAS = 4;

type FoundRestaurant = FoundRestaurants["restaurants"][number];

/** That we have no restaurant of a name. */
export const sayNoPlace = (voice: Language, name: string): string =>
  textsIn(voice).t("place.none", { name: quote(voice, name) });

/** The answer to "what do they have?". */
export function sayRestaurant(
  voice: Language,
  ask: Ask,
  { destination, restaurants, discovered, maxTotal }: FoundRestaurants,
  apps: ConfiguredNames = {},
): string {
  const { t } = textsIn(voice);
  const [found, ...others] = restaurants;
  if (!found && discovered) return t("place.onMap", { name: quote(voice, discovered) });
  if (!found) return sayNoPlace(voice, ask.restaurant || ask.query || ask.dish);
  if (found.dishes.length === 0 && ask.dish)
    return t("nothing.notThere", {
      dish: quote(voice, ask.dish),
      restaurant: quote(voice, nameIn(voice, found)),
    });
  const avoided = found.dishes.filter(({ contains }) => contains.length > 0);
  const offered = found.dishes.filter((dish) => !avoided.includes(dish));
  const lines = [
    `${inRow(voice, [strong(nameIn(voice, found)), ...factsOf(voice, found)])}${fullStop(voice)}`,
    ...menuOf(voice, found, offered, { ...ask, maxTotal }, apps),
  ];
  if (avoided.length > 0) {
    const foods = avoided.flatMap(({ contains }) => contains);
    lines.push(t("note.leftOut", { foods: foodsIn(voice, foods) }));
  }
  if (others.length > 0) {
    const names = others.map((one) => nameIn(voice, one));
    lines.push(t("place.also", { names: formatList(names, voice) }));
  }
  if (ask.left) lines.push(t("note.left", { words: quote(voice, ask.left) }));
  const priced = offered.flatMap(({ best }) => best ?? []);
  if (priced.length > 0)
    lines.push(...destinationNotes(voice, destination, priced, { inList: true }));
  return lines.join("\n");
}

/** Some of its dishes, and the way to all of them; of a menu that nobody told us, that there is none. */
function menuOf(
  voice: Language,
  { dishes, link }: FoundRestaurant,
  offered: FoundRestaurant["dishes"],
  ask: Ask,
  names: ConfiguredNames,
): string[] {
  const { t } = textsIn(voice);
  if (dishes.length === 0 && ask.maxTotal !== null)
    return [
      t("similar.overBudget", { amount: money(voice, ask.maxTotal) }),
      `[${t("fullMenu")}](${link})`,
    ];
  if (dishes.length === 0) return [t("place.noMenu"), `[${t("itsPage")}](${link})`];
  const head = ask.cheaper ? "cheapestFirst" : ask.dearest ? "dearestFirst" : "dishes";
  const lines = offered.map((dish) => `- ${dishLine(voice, dish)}`);
  const apps = ask.platforms.map((platform) => appNamed(voice, platform, names));
  const limits = limitsIn(voice, { area: null, maxTotal: ask.maxTotal, people: null }, apps);
  const priced = offered.flatMap(({ best }) => best ?? []);
  const delivery = deliveryIn(voice, priced);
  const listed = lines.length > 0 ? [t(`place.${head}`, { limits, delivery }), ...lines] : [];
  return [...listed, `[${t("fullMenu")}](${link})`];
}

/** Restaurants by what people think of them, the best first; those that nobody rated come last. */
export const byRating = (restaurants: readonly FoundRestaurant[]): FoundRestaurant[] =>
  [...restaurants].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));

/** How each of some restaurants is rated, the best first. */
export function sayRanked(voice: Language, restaurants: readonly FoundRestaurant[]): string {
  const { t } = textsIn(voice);
  const lines = byRating(restaurants).map((one, at) => {
    const rated = one.rating !== null && t("place.rated", { rating: one.rating });
    const name = inRow(voice, [strong(nameIn(voice, one)), rated]);
    return `${at + 1}. ${name} [${t("details")}](${one.link})`;
  });
  return [t("near.rated"), ...lines].join("\n");
}

/** What it cooks, how it is rated, and where it is. */
function factsOf(voice: Language, found: FoundRestaurant) {
  const { cuisine, rating } = found;
  const { t, catalogue } = textsIn(voice);
  return [
    cuisine && catalogue(`cuisine.${cuisine}`),
    rating !== null && t("place.rated", { rating }),
    whereOf(voice, found),
  ];
}

/** "4 branches: Olaya, Malaz, Hittin, Rawdah and 2 more neighbourhoods"; of one branch, its neighbourhood. */
function whereOf(voice: Language, { branches, areas }: FoundRestaurant): string {
  const { catalogue } = textsIn(voice);
  const more = areas.length - MOST_AREAS;
  const named = inRow(
    voice,
    areas.slice(0, MOST_AREAS).map((area) => nameIn(voice, area)),
  );
  const where = more > 0 ? `${named} ${catalogue("moreAreas", { count: more })}` : named;
  const counted = branches > 1 && catalogue("branchCount", { count: branches });
  return [counted, where].filter(Boolean).join(": ");
}

function dishLine(voice: Language, dish: FoundRestaurant["dishes"][number]): string {
  const { t } = textsIn(voice);
  const size = sizeIn(voice, dish.size);
  const label = `${nameIn(voice, dish)}${size ? ` (${size})` : ""}`;
  if (!dish.best) return t("place.noPrice", { dish: label });
  return t("place.dish", {
    dish: label,
    price: money(voice, dish.best.total),
    app: appIn(voice, dish.best),
    trust: inRow(voice, [trust(voice, dish.best), notAlone(voice, dish.best)]),
  });
}
