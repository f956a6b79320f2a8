import type { Kysely } from "kysely";
import { chargesOfOrders } from "~/features/fees/index.server";
import { riyadhDay } from "~/i18n/days";
import type { Database, Observation } from "~db/schema";
import { isAsSent } from "../as-sent";
import { outlyingOf } from "../fees/queries.server";
import type { TrackRecord } from "./level-for";
import { takenByModerators, workOfPerson } from "./queries.server";

/** A record with what the profile tells of it. */
export interface Work extends TrackRecord {
  /** Accepted pictures that stand. */
  pictures: number;
  /** When each thing was said, ms, newest first: when a picture was sent, however old the receipt. */
  moments: number[];
}

/** What a person has done and how it turned out. The outcome decides; where it is open, a moderator's word counts. */
export async function trackRecord(db: Kysely<Database>, userId: string): Promise<Work> {
  const rows = await workOfPerson(db, userId);
  const taken = await takenByModerators(db, userId);
  const sent = new Map(taken.map((row) => [row.observation_id, row]));
  const orders = rows.filter(({ id }) => sent.has(id)).map(({ order_id }) => order_id ?? 0);
  const charges = await chargesOfOrders(db, orders);
  // A moderator vouches for what they took as it was sent.
  const vouched = (row: Observation) => {
    const contribution = sent.get(row.id);
    const charged = charges.get(row.order_id ?? 0) ?? [];
    return contribution !== undefined && isAsSent(contribution, row, charged);
  };
  const good = rows.filter((row) => (row.agreed ?? Number(vouched(row))) === 1);
  const moments = rows.map(({ said_at }) => said_at);
  return {
    goodPictures: good.filter(({ proof }) => proof === "snapshot").length,
    goodTaps: good.filter(({ proof }) => proof === "tap").length,
    wrong: rows.filter(({ agreed }) => agreed === 0).length + (await outlyingOf(db, userId)),
    days: new Set(moments.map(riyadhDay)).size,
    pictures: rows.filter(({ proof }) => proof === "snapshot").length,
    moments,
  };
}
