import type { Kysely } from "kysely";
import type { AreaList } from "~/features/places";
import { areaList } from "~/features/places/index.server";
import type { Database } from "~db/schema";
import { listMoves, listWatches } from "./queries.server";
import { standings } from "./standings.server";

/** Moves shown; older ones are nobody's news. */
const SHOWN = 50;

/** Whose page, and how. */
interface WatchesReader {
  userId: string;
  /** In which the places to choose from are sorted. */
  script: "ar" | "en";
  /** The dish whose place is to be changed. */
  changing: number | null;
  /** ms */
  now: number;
}

/** What a person follows, each at its total of now, and what moved. */
export async function watchesPage(
  db: Kysely<Database>,
  { changing, now, script, userId }: WatchesReader,
) {
  const watches = await listWatches(db, userId);
  const standingOf = await standings(db, watches, now);
  const areas: AreaList = changing === null ? "" : await areaList(db, script);
  return {
    moves: await listMoves(db, userId, SHOWN),
    dishes: watches.map((dish) => ({ ...dish, total: standingOf(dish)?.total ?? null })),
    changing,
    areas,
  };
}

export type WatchesPage = Awaited<ReturnType<typeof watchesPage>>;
