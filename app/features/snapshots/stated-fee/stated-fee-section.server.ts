import type { Kysely } from "kysely";
import type { NamedArea } from "~/features/places";
import { neighbourhoodNames, neighbourhoodOf } from "~/features/places/index.server";
import type { Database } from "~db/schema";
import { ownStatedFees } from "./state-fee.server";

interface SectionRequest {
  dishId: number;
  /** Null for who is not signed in. */
  userId: string | null;
  /** The neighbourhood this browser chose last; null for none. */
  chosen: number | null;
  now: number;
}

/** What the page of a dish shows of its reader's own words about delivery. `now` in ms. */
export async function statedFeeSection(
  db: Kysely<Database>,
  { dishId, userId, chosen, now }: SectionRequest,
) {
  const id = userId === null ? chosen : await neighbourhoodOf(db, { userId, chosen });
  const names = id ? await neighbourhoodNames(db, id) : undefined;
  const area: NamedArea | null = id && names ? { id, ...names } : null;
  return { area, said: await ownStatedFees(db, { userId, dishId }, now) };
}
