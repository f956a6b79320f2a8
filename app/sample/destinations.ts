import { hourOf } from "~/features/fees/time";
import { distanceM, type Point } from "~/server/geo";
import { pointNear } from "./branches";
import type { Contributor } from "./contributors";
import { NEIGHBOURHOODS } from "./neighbourhoods";
import type { Random } from "./random";

/** Nobody delivers farther, metres. */
const FARTHEST_M = 12_000;

/** Offices are left at this hour. */
const HOME_AT = 17;

/** Where an order went: how far from which branch, and to which neighbourhood (by id) if anybody said. */
interface DeliveredTo {
  metres: number;
  branch_id: number | null;
  neighbourhood_id: number | null;
}

/**
 * Where somebody has an order delivered at `at` (ms) that comes from one of these branches: home, by day to the
 * office, or, with every branch too far from both, somewhere near that they don't tell.
 */
export function destinationOf(
  random: Random,
  { home, office }: Contributor,
  branches: readonly (Point & { id: number })[],
  at: number,
): DeliveredTo {
  const places = hourOf(at) < HOME_AT ? [office, home] : [home, office];
  for (const place of places) {
    const index = NEIGHBOURHOODS.findIndex(({ en }) => en === place);
    const centre = NEIGHBOURHOODS[index];
    if (!centre) continue;
    const door = pointNear(centre, random);
    const [nearest] = branches
      .map((branch) => ({ id: branch.id, metres: distanceM(branch, door) }))
      .sort((a, b) => a.metres - b.metres);
    if (nearest && nearest.metres <= FARTHEST_M)
      return { metres: nearest.metres, branch_id: nearest.id, neighbourhood_id: index + 1 };
  }
  return { metres: random.int(500, 9000), branch_id: null, neighbourhood_id: null };
}
