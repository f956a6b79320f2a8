import type { Kysely } from "kysely";
import { idFrom } from "~/features/catalogue";
import type { Database } from "~db/schema";
import type { ActProblem } from "./act-problem";
import { type ByWhom, idOfRestaurant, type Refused } from "./change";
import { hideDish, hideRestaurant } from "./hide.server";
import { mergeRestaurants } from "./merge.server";
import { mergeDishes } from "./merge-dishes.server";
import { namesIn, reasonIn } from "./read-act";
import { renameDish, renameRestaurant } from "./rename.server";
import { undoAct } from "./undo.server";

const DO = {
  restaurants: {
    rename: renameRestaurant,
    merge: mergeRestaurants,
    hide: hideRestaurant,
    idOf: idOfRestaurant,
  },
  dishes: { rename: renameDish, merge: mergeDishes, hide: hideDish, idOf: idFrom },
} as const;

/** What an act is about. */
export interface ActSubject {
  kind: keyof typeof DO;
  id: number;
}

/** The fields of the forms. */
export const ACT_FIELDS = ["act", "reason", "name_ar", "name_en", "into", "undoes"] as const;
type ActValues = Partial<Record<string, string>>;

/**
 * Does what a moderator's form about a restaurant or a dish asks for. The same form again does nothing more.
 *
 * @returns what is wrong with it; `unknown` where it is none of the forms, null when it is done.
 */
export async function performAct(
  db: Kysely<Database>,
  { kind, id }: ActSubject,
  values: ActValues,
  { actorId, now }: Omit<ByWhom, "reason">,
): Promise<ActProblem | "unknown" | null> {
  const { rename, merge, hide, idOf } = DO[kind];
  const { act = "", name_ar = "", name_en = "" } = values;
  if (act === "undo")
    return problemOf(
      await undoAct(db, idFrom(values.undoes) ?? 0, { actorId, now, reason: "" }),
      null,
    );
  if (!["rename", "merge", "hide", "show"].includes(act)) return "unknown";
  const reason = reasonIn(values.reason ?? "");
  if (reason === null) return "reason";
  const by = { actorId, now, reason };
  if (act === "rename") {
    const names = namesIn({ name_ar, name_en });
    return names ? problemOf(await rename(db, { id, ...names }, by), null) : "names";
  }
  if (act !== "merge") return problemOf(await hide(db, { id, hidden: act === "hide" }, by), null);
  const into = idOf(values.into);
  return into === null ? "into" : problemOf(await merge(db, { from: id, into }, by), "into");
}

/** What of an outcome a form tells; `otherwise` for one that another moderator's act made impossible meanwhile. */
function problemOf(refused: Refused, otherwise: ActProblem | null): ActProblem | null {
  return refused === "not_found" || refused === "same" ? otherwise : refused;
}
