import type { Kysely } from "kysely";
import { riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import type { TrackRecord } from "./level-for";
import { workOfPerson } from "./queries.server";

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
  const good = rows.filter(({ agreed, vouched }) => (agreed ?? Number(vouched !== null)) === 1);
  const moments = rows.map(({ said_at }) => said_at);
  return {
    goodPictures: good.filter(({ proof }) => proof === "snapshot").length,
    goodTaps: good.filter(({ proof }) => proof === "tap").length,
    wrong: rows.filter(({ agreed }) => agreed === 0).length,
    days: new Set(moments.map(riyadhDay)).size,
    pictures: rows.filter(({ proof }) => proof === "snapshot").length,
    moments,
  };
}
