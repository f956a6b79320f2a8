import type { Selectable } from "kysely";
import type { Point } from "~/server/geo";
import type { BranchesTable } from "~db/schema";
import { NEIGHBOURHOODS } from "./neighbourhoods";
import { type Random, randomFor } from "./random";
import type { SampleRestaurant } from "./types";

/** How far from its neighbourhood's centre a branch, or somebody's door, may lie, metres. */
const REACH_M = 800;

/** Metres in a degree of latitude. */
const DEGREE_M = 111_320;

const PLACE_ID_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The branches of a restaurant, one in each of its neighbourhoods; a third of them known to the maps provider. */
export function branchesOf(
  restaurant: SampleRestaurant,
  restaurantId: number,
): Omit<Selectable<BranchesTable>, "id">[] {
  return restaurant.branches.map((name) => {
    const index = NEIGHBOURHOODS.findIndex(({ en }) => en === name);
    const centre = NEIGHBOURHOODS[index];
    if (!centre) throw new Error(`No neighbourhood is called ${name}.`);
    const random = randomFor(`branch ${restaurant.ar ?? restaurant.en} ${name}`);
    return {
      restaurant_id: restaurantId,
      ...pointNear(centre, random),
      neighbourhood_id: index + 1,
      external_place_id: random.chance(1 / 3) ? inventPlaceId(random) : null,
    };
  });
}

/** A point evenly drawn from the disc around a centre, to a metre. */
export function pointNear(centre: Point, random: Random): Point {
  const distance = REACH_M * Math.sqrt(random.next());
  const angle = 2 * Math.PI * random.next();
  const north = (distance * Math.cos(angle)) / DEGREE_M;
  const east = (distance * Math.sin(angle)) / (DEGREE_M * Math.cos((centre.lat * Math.PI) / 180));
  return { lat: toFive(centre.lat + north), lng: toFive(centre.lng + east) };
}

/** Five decimals of a degree: a metre, and beyond any difference in how machines round sines. */
function toFive(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function inventPlaceId(random: Random): string {
  return `ChIJ${Array.from({ length: 23 }, () => random.pick([...PLACE_ID_LETTERS])).join("")}`;
}
