import type { Kysely } from "kysely";
import { namesPrice } from "~/features/prices";
import { observationsOf, offerOf } from "~/features/prices/index.server";
import { hashOf } from "~/server/secret.server";
import type { Database, Observation } from "~db/schema";
import type { FlagsTable } from "~db/schema-contributions";

export type Reported = Pick<FlagsTable, "dish_id" | "platform" | "price_seen">;

/** A price somebody reported, as it stands. */
export interface ReportedPrice {
  /** Every word and picture that names the reported price, whatever is shown by now. */
  standing: Observation[];
  /** The item price shown now, halalas for one; null where there is no price. */
  shown: number | null;
  /** Names all of it, so that nobody decides about what they have not seen. */
  seen: string;
}

/** What stands for a reported price now, and what is shown in its place. */
export async function reportedPrice(db: Kysely<Database>, flag: Reported): Promise<ReportedPrice> {
  const offer = await offerOf(db, flag.dish_id, flag.platform);
  const shown = offer?.item_price ?? null;
  const standing = await standingFor(db, flag);
  const ids = standing.map(({ id }) => id).sort((a, b) => a - b);
  const seen = hashOf(JSON.stringify([flag.price_seen, shown, ids]));
  return { standing, shown, seen };
}

async function standingFor(db: Kysely<Database>, flag: Reported): Promise<Observation[]> {
  const { dish_id, platform, price_seen } = flag;
  if (price_seen === null) return [];
  const rows = await observationsOf(db, { dishIds: [dish_id], platform });
  return rows.filter((row) => namesPrice(row, price_seen));
}
