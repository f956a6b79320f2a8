import type { Kysely } from "kysely";
import type { Maps } from "~/providers/maps/maps";
import type { Database } from "~db/schema";
import { nearbyAddress } from "./nearby-address";
import {
  type ListedPlace,
  type NearbyPage,
  type NearbyReader,
  nearbyPage,
} from "./nearby-page.server";
import type { NamedArea } from "./neighbourhood";

const SHOWN = 4;

/** What the home page shows of a neighbourhood: the nearest places, or the choice of one. */
export interface HomeNear extends Pick<NearbyPage, "areas" | "formId"> {
  area: NamedArea | null;
  places: ListedPlace[];
}

/** What is near the neighbourhood `area`, if one was chosen. */
export async function homeNear(
  services: { db: Kysely<Database>; maps: Maps },
  area: number | null,
  reader: NearbyReader,
): Promise<HomeNear> {
  const address = { ...nearbyAddress(new URLSearchParams()), area };
  const page = await nearbyPage(services, address, reader);
  const { areas, formId } = page;
  // Without places there is no form, and the page is the same for everybody.
  if (page.kind === "ask") return { areas, formId: "", area: null, places: [] };
  const priced = page.places.filter(({ menu }) => menu?.cheapest);
  const others = page.places.filter(({ menu }) => !menu?.cheapest);
  const places = [...priced, ...others].slice(0, SHOWN);
  return { areas, formId, area: page.area, places };
}
