import { avoidedInDish, CUISINES, isCuisine as isCuisineCode } from "~/features/catalogue";
import { openStateAt } from "~/features/facts";
import { shownFacts } from "~/features/facts/index.server";
import { scoreNames } from "~/features/names";
import { isInSaudiArabia, type NearbyPlace, placeOf } from "~/features/places";
import { findNearby, freshPlaces } from "~/features/places/index.server";
import { search } from "~/features/search/index.server";
import { distanceM, type Point } from "~/server/geo";
import { areaNamed } from "./area.server";
import type { ToolContext } from "./context";
import { termsAsked } from "./destination.server";
import { knownAvoided } from "./known-avoided.server";
import { profileArea } from "./queries.server";
import type { BranchQuestion, NearestBranches } from "./schema";

/** Metres: first what is near, then the whole city. */
const RADII = [5_000, 20_000] as const;
const MOST_BRANCHES = 5;

/** A keyword this relevant is a name. */
const BY_NAME = 0.9;
/** As in the list of what is near: how sure a keyword must be a cuisine. */
const SURE_CUISINE = 0.8;
/** Below this the maps provider alone sees why a place should fit. */
const LEAST = 0.6;

/** The closest branches of a restaurant, or places of a kind, to where the person is or asks about. */
export async function nearestBranches(
  context: ToolContext,
  question: BranchQuestion,
): Promise<NearestBranches> {
  const asked = await locate(context, question);
  // Which is rated best can be told of the whole city.
  const cityWide = question.rated && "problem" in asked && asked.problem === "no_location";
  const where = cityWide ? CITY : asked;
  if ("problem" in where) return { problem: where.problem, area: null, branches: [], leftOut: [] };
  const { centre, area } = where;
  const keyword = question.restaurant ?? "";
  const found = cityWide
    ? await inCity(context, centre, keyword)
    : await near(context, centre, keyword);
  const { kept, leftOut } = await withoutAvoided(context, question, found);
  const rated = question.rated ? bestRated(kept) : kept;
  const listed = question.openAt ? await openAt(context, question.openAt, rated) : rated;
  const branches = listed.slice(0, MOST_BRANCHES).map((place) => branchOf(place));
  return {
    problem: null,
    area,
    branches: cityWide ? branches.map((branch) => ({ ...branch, distanceM: null })) : branches,
    leftOut,
  };
}

/** Places without those that are known for what the person avoids, where no kind of place is asked for. */
async function withoutAvoided(
  context: ToolContext,
  { restaurant, avoid }: BranchQuestion,
  places: readonly NearbyPlace[],
) {
  const avoided = restaurant ? [] : await knownAvoided(context, avoid);
  const leftOut = new Set<string>();
  const kept = places.filter(({ name_ar, name_en, cuisine }) => {
    const cooks = cuisine && isCuisineCode(cuisine) ? Object.values(CUISINES[cuisine]) : [];
    const found = avoidedInDish(avoided, [name_ar, name_en, ...cooks]);
    for (const { food } of found) leftOut.add(food);
    return found.length === 0;
  });
  return { kept, leftOut: [...leftOut] };
}

/** Of so many places hours are looked up. */
const MOST_OPEN = 60;

/** Those of some places that are known to be open at a time, `now` or as it is said; all where none is. */
async function openAt(context: ToolContext, at: string, places: NearbyPlace[]) {
  const { named } = await termsAsked(context, at === "now" ? {} : { at });
  const then = named.at === null ? context.now() : Date.parse(named.at);
  const ids = places.slice(0, MOST_OPEN).flatMap(({ restaurantId }) => restaurantId ?? []);
  const open = new Set<number>();
  for (const id of new Set(ids)) {
    const { hours } = await shownFacts(context.db, id);
    if (hours && openStateAt(hours, then).now !== "closed") open.add(id);
  }
  const isOpen = ({ restaurantId }: NearbyPlace) => restaurantId !== null && open.has(restaurantId);
  return open.size > 0 ? places.filter(isOpen) : places;
}

/** The middle of Riyadh, and metres around it that have the whole city. */
const CITY: Where = { centre: { lat: 24.7136, lng: 46.6753 }, area: null };
const CITY_RADIUS = 30_000;

/** The best rated first, each restaurant once. */
function bestRated(places: readonly NearbyPlace[]): NearbyPlace[] {
  const best = new Map<string, NearbyPlace>();
  for (const place of [...places].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))) {
    const restaurant = String(place.restaurantId ?? place.id);
    if (!best.has(restaurant)) best.set(restaurant, place);
  }
  return [...best.values()];
}

type Where =
  | { problem: NonNullable<NearestBranches["problem"]> }
  | { centre: Point; area: NearestBranches["area"] };

/** Where the question is about: the point given, the area named, or the area in the person's own profile. */
async function locate({ db, userId }: ToolContext, question: BranchQuestion): Promise<Where> {
  const { lat, lng, area } = question;
  if (area) return (await centreOf(db, area)) ?? { problem: "unknown_area" };
  if (lat !== undefined && lng !== undefined)
    return isInSaudiArabia({ lat, lng })
      ? { centre: { lat, lng }, area: null }
      : { problem: "outside_saudi_arabia" };
  const home = await profileArea(db, userId);
  return (home && (await centreOf(db, home))) || { problem: "no_location" };
}

async function centreOf(db: ToolContext["db"], words: string): Promise<Where | undefined> {
  const named = await areaNamed(db, words);
  if (!named) return undefined;
  const { lat, lng, name_ar, name_en } = named.area;
  return { centre: { lat, lng }, area: { name_ar, name_en } };
}

/** The nearest first; where the keyword is a name, the branches of that restaurant; where it is a dish, who sells it. */
async function near(context: ToolContext, centre: Point, keyword: string): Promise<NearbyPlace[]> {
  for (const radius of RADII) {
    const places = await fitting(context, centre, radius, keyword);
    const [best] = places;
    if (!best) continue;
    if (keyword && best.relevance >= BY_NAME && !isCuisine(keyword) && best.restaurantId)
      return everyBranch(context, centre, best, best.restaurantId);
    // A dish is asked for where it is sold, not where a name has a word of it.
    const sellers =
      keyword && !isCuisine(keyword) ? await sellersNear(context, centre, keyword) : [];
    if (sellers.length > 0) return sellers;
    return places.sort((a, b) => a.distance - b.distance);
  }
  return sellersNear(context, centre, keyword);
}

/** What fits in the whole city: a name or a cuisine; else who sells the dish. */
async function inCity(context: ToolContext, centre: Point, keyword: string) {
  const places = await fitting(context, centre, CITY_RADIUS, keyword);
  return places.length > 0 ? places : sellersNear(context, centre, keyword);
}

async function fitting(
  { db, maps, language = "ar", now }: ToolContext,
  centre: Point,
  radius: number,
  keyword: string,
): Promise<NearbyPlace[]> {
  const question = { centre, radius, keyword, language, now: now() };
  const places = await findNearby({ db, maps }, question);
  return places.filter(({ relevance }) => relevance >= LEAST);
}

function isCuisine(keyword: string): boolean {
  return Object.values(CUISINES).some(
    ({ ar, en }) => scoreNames(keyword, [ar, en]).score >= SURE_CUISINE,
  );
}

/** The restaurants that have a dish, at their nearest branch. */
async function sellersNear(
  context: ToolContext,
  centre: Point,
  dish: string,
): Promise<NearbyPlace[]> {
  const { matches } = await search(context.db, { query: dish, now: context.now() });
  const index = await freshPlaces(context.db);
  const nearest = matches.flatMap(({ brand }) => {
    const [branch] = index
      .branchesOf(brand.id)
      .map((one) => placeOf(one, distanceM(centre, one), LEAST))
      .sort((a, b) => a.distance - b.distance);
    return branch ? [branch] : [];
  });
  return nearest.sort((a, b) => a.distance - b.distance);
}

async function everyBranch(
  { db }: ToolContext,
  centre: Point,
  place: NearbyPlace,
  restaurant: number,
): Promise<NearbyPlace[]> {
  const index = await freshPlaces(db);
  return index
    .branchesOf(restaurant)
    .map((branch) => ({
      ...place,
      lat: branch.lat,
      lng: branch.lng,
      area: branch.area,
      distance: distanceM(centre, branch),
    }))
    .sort((a, b) => a.distance - b.distance);
}

function branchOf(place: NearbyPlace): NearestBranches["branches"][number] {
  const { id, name_ar, name_en, area, distance, rating, lat, lng, restaurantId } = place;
  return {
    id,
    name_ar,
    name_en,
    area: area && { name_ar: area.name_ar, name_en: area.name_en },
    distanceM: Math.round(distance),
    rating,
    lat,
    lng,
    link: restaurantId === null ? null : `/restaurants/${restaurantId}`,
  };
}
