import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { listDecided, listTold } from "./fact-queries.server";
import { FACT_VERDICTS, type FactState, type FactVerdict } from "./states";

/** A page of what was told in one state, as a moderator sees it. */
export async function factsPage(
  db: Kysely<Database>,
  { state, offset, moderatorId }: { state: FactState; offset: number; moderatorId: string },
) {
  if (state === "decided") {
    const { rows, next } = await listDecided(db, offset);
    const facts = rows.map(({ actId, act, at, actor, undo, user_id, ...fact }) => ({
      ...fact,
      own: user_id === moderatorId,
      verdicts: [] as readonly FactVerdict[],
      done: {
        ...{ id: actId, act, at, actor, undone: undo !== null },
        mayUndo: act !== "undo" && undo === null && user_id !== moderatorId,
      },
    }));
    return { facts, next };
  }
  const { rows, next } = await listTold(db, { state, offset });
  const verdicts: readonly FactVerdict[] = state === "waiting" ? FACT_VERDICTS : ["refuse"];
  const facts = rows.map(({ user_id, ...fact }) => ({
    ...fact,
    own: user_id === moderatorId,
    verdicts,
    done: null,
  }));
  return { facts, next };
}

/** Something told, with what may be decided about it, or with what was. */
export type FactLine = Awaited<ReturnType<typeof factsPage>>["facts"][number];
