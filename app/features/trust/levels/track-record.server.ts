import type { Kysely } from "kysely";
import { chargesOfOrders } from "~/features/fees/index.server";
import { riyadhDay } from "~/i18n/days";
import type { Database, Observation } from "~db/schema";
import { isAsSent } from "../as-sent";
import type { TrackRecord } from "./level-for";
import { type JudgedWork, takenByModerators, workOfPerson } from "./queries.server";

/** A record with what the profile tells of it. */
export interface Work extends TrackRecord {
  /** Accepted pictures that stand. */
  pictures: number;
  /** When each thing was said, ms, newest first: when a picture was sent, however old the receipt. */
  moments: number[];
}

/**
 * What a person has done and how it turned out. The outcome decides; where it is open, a moderator's word counts. An order
 * is one work, however many lines it has: good once any of them is, and wrong as soon as one is.
 *
 * @param known what stands of what they said and how many of their orders lie outside, for whoever has read it.
 */
export async function trackRecord(
  db: Kysely<Database>,
  userId: string,
  known?: { said: readonly JudgedWork[]; outlying: number },
): Promise<Work> {
  const { said: rows, outlying } = known ?? (await workOfPerson(db, userId));
  // Who only taps has sent nothing that a moderator could have looked at.
  const taken = rows.some(({ work }) => work !== null) ? await takenByModerators(db, userId) : [];
  const sent = new Map(taken.map((row) => [row.observation_id, row]));
  const orders = rows.filter(({ id }) => sent.has(id)).map(({ order_id }) => order_id ?? 0);
  const charges = await chargesOfOrders(db, orders);
  // A moderator vouches for what they took as it was sent.
  const vouched = (row: Observation) => {
    const contribution = sent.get(row.id);
    const charged = charges.get(row.order_id ?? 0) ?? [];
    return contribution !== undefined && isAsSent(contribution, row, charged);
  };
  const works = worksOf(rows);
  const isWrong = (work: typeof rows) => work.some(({ agreed }) => agreed === 0);
  const good = works.filter(
    (work) => !isWrong(work) && work.some((row) => (row.agreed ?? Number(vouched(row))) === 1),
  );
  const moments = works.flatMap(([row]) => row?.said_at ?? []);
  const shown = (work: typeof rows) => work[0]?.proof === "snapshot";
  return {
    goodPictures: good.filter(shown).length,
    goodTaps: good.length - good.filter(shown).length,
    wrong: works.filter(isWrong).length + outlying,
    days: new Set(moments.map(riyadhDay)).size,
    pictures: works.filter(shown).length,
    moments,
  };
}

/** What was said, the lines of an order together. */
function worksOf<Row extends { id: number; work: string | null }>(rows: readonly Row[]): Row[][] {
  const works = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.work ?? String(row.id);
    works.set(key, [...(works.get(key) ?? []), row]);
  }
  return [...works.values()];
}
