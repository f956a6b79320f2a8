import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { listFeeReviews } from "./queries.server";
import { FEE_VERDICTS, type FeeState } from "./states";

/** A page of the orders whose fees stand in one state, as a moderator sees it. */
export async function feesPage(
  db: Kysely<Database>,
  { state, offset, moderatorId }: { state: FeeState; offset: number; moderatorId: string },
) {
  const { rows, next } = await listFeeReviews(db, { state, offset });
  const fees = rows.map(({ user_id, area_ar: ar, area_en: en, ...fee }) => ({
    ...fee,
    area: ar === null && en === null ? null : { ar, en },
    own: user_id === moderatorId,
    verdicts: FEE_VERDICTS.filter((verdict) => verdict !== state),
  }));
  return { fees, next };
}

/** An order whose fees are more than itself, and what may be decided about it. */
export type FeeLine = Awaited<ReturnType<typeof feesPage>>["fees"][number];
