import type { Kysely } from "kysely";
import type { Maps } from "~/providers/maps/maps";
import type { Point } from "~/server/geo";
import { newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { neighbourhoodIn } from "./address";
import { isInSaudiArabia } from "./country";
import { findNearby } from "./find-nearby.server";
import { type MenuFacts, menuFacts } from "./menu-facts.server";
import type { NearbyAddress } from "./nearby-address";
import { type Neighbourhood, neighbourhoodAt } from "./neighbourhood";
import { freshPlaces } from "./places-index.server";
import { drawPlan, type Plan } from "./plan";
import type { NearbyPlace } from "./schema";

/** Shown before a person asks for all. */
const SHOWN = 30;

/** A neighbourhood to choose from. */
export type AreaChoice = Pick<Neighbourhood, "id" | "name_ar" | "name_en">;

/** A place on the page, with its menu in short. */
export interface ListedPlace extends NearbyPlace {
  menu: MenuFacts | null;
}

/** What /nearby shows. */
export type NearbyPage = {
  areas: AreaChoice[];
  /** Names this copy of the page, so that a suggestion sent twice from it counts once. */
  formId: string;
} & (
  | { kind: "ask"; problem: "unknown" | "outside" | null }
  | {
      kind: "found";
      centre: Point;
      /** Where the centre is; null outside every neighbourhood. */
      area: AreaChoice | null;
      places: ListedPlace[];
      /** How many there are beyond those listed. */
      more: number;
      plan: Plan | null;
    }
);

/** Finds what an address of /nearby asks for. `now` in ms. */
export async function nearbyPage(
  { db, maps }: { db: Kysely<Database>; maps: Maps },
  address: NearbyAddress,
  language: "ar" | "en",
  now: number,
): Promise<NearbyPage> {
  const index = await freshPlaces(db);
  const common = { areas: sorted(index.neighbourhoods, language), formId: newSecret() };
  const typed = address.where ? neighbourhoodIn(address.where, index.catalogue) : undefined;
  const named = address.where !== "" || address.area !== null;
  const chosen = named ? index.neighbourhood((address.where ? typed : address.area) ?? -1) : null;
  const centre = named ? chosen : address.point;
  if (!centre) return { kind: "ask", problem: named ? "unknown" : null, ...common };
  if (!isInSaudiArabia(centre)) return { kind: "ask", problem: "outside", ...common };
  const { keyword, radius } = address;
  const found = await findNearby({ db, maps }, { centre, radius, keyword, language, now });
  const shown = address.all ? found : found.slice(0, SHOWN);
  const facts = await menuFacts(
    db,
    shown.flatMap(({ restaurantId }) => restaurantId ?? []),
  );
  const area = chosen ?? neighbourhoodAt(centre, index.neighbourhoods);
  return {
    kind: "found",
    centre: { lat: centre.lat, lng: centre.lng },
    area: area && choice(area),
    ...common,
    places: shown.map((place) => ({
      ...place,
      area: place.area && choice(place.area),
      menu: facts.get(place.restaurantId ?? -1) ?? null,
    })),
    more: found.length - shown.length,
    plan: address.map ? drawPlan(centre, radius, index.neighbourhoods, shown) : null,
  };
}

const choice = ({ id, name_ar, name_en }: AreaChoice): AreaChoice => ({ id, name_ar, name_en });

function sorted(neighbourhoods: readonly Neighbourhood[], language: "ar" | "en"): AreaChoice[] {
  const name = language === "ar" ? "name_ar" : "name_en";
  return neighbourhoods.map(choice).sort((a, b) => a[name].localeCompare(b[name], language));
}
