import type { Kysely } from "kysely";
import { deleteExpired } from "~/features/accounts/forget-expired.server";
import { forgetSearches } from "~/features/community/trends/forget-searches.server";
import { sweepWatches } from "~/features/community/watch/evaluate.server";
import { forgetOldMoves } from "~/features/community/watch/forget-moves.server";
import type { PictureStore } from "~/features/contribute/picture/store.server";
import { forgetOldPictures } from "~/features/contribute/snapshot/forget-pictures.server";
import { forgetProviderContent } from "~/maps.server";
import type { Database } from "~db/schema";

interface Tools {
  db: Kysely<Database>;
  pictures: PictureStore;
}

/** What a task did: how many rows or files, or why it could not. */
export interface Outcome {
  task: string;
  done: number;
  failed?: string;
}

/**
 * What is to be done once a night. Everything may be done again at once, by several at the same time and beside a
 * running server, which sends the messages about what moved; a task that fails holds up no other. `now` in ms.
 */
export async function keepHouse({ db, pictures }: Tools, now: number): Promise<Outcome[]> {
  const tasks: [string, () => Promise<number>][] = [
    ["Expired sessions, codes, drafts and limits forgotten", () => deleteExpired(db, now)],
    ["What the maps provider told forgotten", () => forgetProviderContent(db, now)],
    ["Rows of people's searches forgotten", async () => total(await forgetSearches(db, now))],
    ["Old pictures forgotten", () => forgetOldPictures(db, pictures, now)],
    ["Moves of followed prices told", () => sweepWatches(db, now)],
    ["Old moves forgotten", () => forgetOldMoves(db, now)],
  ];
  const outcomes: Outcome[] = [];
  for (const [task, run] of tasks) {
    try {
      outcomes.push({ task, done: await run() });
    } catch (error) {
      outcomes.push({ task, done: 0, failed: String(error) });
    }
  }
  return outcomes;
}

const total = (counts: object): number =>
  Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
