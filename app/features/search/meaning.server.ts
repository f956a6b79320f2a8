import type { Kysely } from "kysely";
import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import type { Database } from "~db/schema";
import { type Decision, decide, type Menus, menusToRead } from "./decide";
import { decideMissing } from "./decide-missing";
import type { Hypothesis } from "./hypothesis";
import { interpret } from "./interpret.server";
import { type MenuLine, menusOf } from "./queries.server";

/** Menus read to choose between readings of one query. */
const MOST_MENUS = 5;

/** A clear reading that explains the query this well needs no comparison with others. */
const CLEAR = 0.9;

/** What a query means in this catalogue; undefined when it names nothing. */
export async function meaningOf(
  db: Kysely<Database>,
  index: CatalogueIndex,
  query: string,
): Promise<Decision | undefined> {
  const { clear, all, placeAlone, dishScores } = interpret(index, query);
  const menus = async (hypotheses: readonly Hypothesis[]): Promise<Menus> => {
    const read = byRestaurant(await menusOf(db, menusToRead(hypotheses, MOST_MENUS)));
    return {
      of: (restaurant) => read.get(restaurant),
      scorer: (asked) => dishScores.scorer(asked),
    };
  };
  if (clear.length > 0) {
    const decision = decide(clear, await menus(clear));
    if (decision && decision.value >= CLEAR) return decision;
  }
  const readings = all();
  const known = await menus(readings);
  return decide(readings, known) ?? decidePlace(placeAlone()) ?? decideMissing(readings, known);
}

function decidePlace(hypothesis: Hypothesis | undefined): Decision | undefined {
  return hypothesis && { kind: "place alone", hypothesis, value: 0 };
}

function byRestaurant(lines: readonly MenuLine[]): Map<number, MenuLine[]> {
  const menus = new Map<number, MenuLine[]>();
  for (const line of lines) {
    const menu = menus.get(line.restaurant_id);
    if (menu) menu.push(line);
    else menus.set(line.restaurant_id, [line]);
  }
  return menus;
}
