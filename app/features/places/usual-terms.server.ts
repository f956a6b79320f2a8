import type { Kysely } from "kysely";
import { type OrderTerms, TYPICAL_TERMS } from "~/features/fees";
import { distanceM } from "~/server/geo";
import type { Database } from "~db/schema";
import { branchesOfDishes, neighbourhoodCentres } from "./queries.server";

/**
 * Orders of some dishes to any neighbourhood at a usual hour; null and one that is gone stand for what is typical of the city.
 * Read from the database as it stands, so that it holds in a transaction, where no index of places does.
 */
export async function usualTerms(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<(neighbourhoodId: number | null) => OrderTerms> {
  const centres = new Map((await neighbourhoodCentres(db)).map((row) => [row.id, row]));
  const branches = await branchesOfDishes(db, dishIds);
  return (neighbourhoodId) => {
    const to = centres.get(neighbourhoodId ?? -1);
    if (!to) return TYPICAL_TERMS;
    return {
      ...TYPICAL_TERMS,
      neighbourhoodId: to.id,
      metresFrom(restaurantId) {
        const own = branches.filter(({ restaurant_id }) => restaurant_id === restaurantId);
        return own.length > 0 ? Math.min(...own.map((branch) => distanceM(branch, to))) : null;
      },
    };
  };
}
