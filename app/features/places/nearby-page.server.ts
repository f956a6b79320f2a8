import type { Kysely } from "kysely";
import type { Maps } from "~/providers/maps/maps";
import type { Point } from "~/server/geo";
import { newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { neighbourhoodIn } from "./address";
import type { AreaList } from "./area-list";
import { areaListsOf } from "./area-list.server";
import { isInSaudiArabia } from "./country";
import type { Destination } from "./destination";
import { findNearby } from "./find-nearby.server";
import { type MenuFacts, menuFacts } from "./menu-facts.server";
import type { NearbyAddress } from "./nearby-address";
import { type NamedArea, namedArea, neighbourhoodAt } from "./neighbourhood";
import { orderTerms } from "./order-terms.server";
import { freshPlaces } from "./places-index.server";
import { drawPlan, type Plan } from "./plan";
import type { NearbyPlace } from "./schema";

/** Shown before a person asks for all. */
const SHOWN = 30;

/** A place on the page, with its menu in short. */
export interface ListedPlace extends NearbyPlace {
  menu: MenuFacts | null;
}

/** What /nearby shows. */
export type NearbyPage = {
  areas: AreaList;
  /** Names this copy of the page, so that a suggestion sent twice from it counts once. */
  formId: string;
} & (
  | { kind: "ask"; problem: "unknown" | "outside" | null }
  | {
      kind: "found";
      centre: Point;
      /** Where the centre is; null outside every neighbourhood. */
      area: NamedArea | null;
      /** Where and when the totals are for. */
      destination: Destination;
      places: ListedPlace[];
      /** How many there are beyond those listed. */
      more: number;
      plan: Plan | null;
    }
);

/** Who looks, and when. */
export interface NearbyReader {
  language: "ar" | "en";
  /** Where and when their orders go. */
  destination: Destination;
  /** ms */
  now: number;
}

/**
 * Finds what an address of /nearby asks for. A neighbourhood that it names is where totals are for, since it is remembered;
 * else it is `destination`. `now` in ms.
 */
export async function nearbyPage(
  { db, maps }: { db: Kysely<Database>; maps: Maps },
  address: NearbyAddress,
  { language, destination, now }: NearbyReader,
): Promise<NearbyPage> {
  const index = await freshPlaces(db);
  const common = { areas: areaListsOf(index.neighbourhoods)[language], formId: newSecret() };
  const typed = address.where ? neighbourhoodIn(address.where, index.catalogue) : undefined;
  const named = address.where !== "" || address.area !== null;
  const chosen = named ? index.neighbourhood((address.where ? typed : address.area) ?? -1) : null;
  const centre = named ? chosen : address.point;
  if (!centre) return { kind: "ask", problem: named ? "unknown" : null, ...common };
  if (!isInSaudiArabia(centre)) return { kind: "ask", problem: "outside", ...common };
  const { keyword, radius } = address;
  const found = await findNearby({ db, maps }, { centre, radius, keyword, language, now });
  const shown = address.all ? found : found.slice(0, SHOWN);
  const to = chosen
    ? {
        ...destination,
        neighbourhood: namedArea(chosen),
        point: { lat: chosen.lat, lng: chosen.lng },
      }
    : destination;
  const facts = await menuFacts(
    db,
    shown.flatMap(({ restaurantId }) => restaurantId ?? []),
    { now, terms: await orderTerms(db, to, now) },
  );
  const area = chosen ?? neighbourhoodAt(centre, index.neighbourhoods);
  return {
    kind: "found",
    centre: { lat: centre.lat, lng: centre.lng },
    area: area && namedArea(area),
    destination: to,
    ...common,
    places: shown.map((place) => ({
      ...place,
      area: place.area && namedArea(place.area),
      menu: facts.get(place.restaurantId ?? -1) ?? null,
    })),
    more: found.length - shown.length,
    plan: address.map ? drawPlan(centre, radius, index.neighbourhoods, shown) : null,
  };
}
