import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import { chosenDish, findLines } from "~/features/catalogue/index.server";
import { sizeInName, sizeMarks, tokensOf } from "~/features/understanding";
import type { Database } from "~db/schema";
import { NEW_DISH, type ReviewFormValues } from "../review-form/fields";
import { type LineValues, linesIn, withLines } from "../review-form/lines";

/**
 * The dishes of our menus that match each line of a form, all of the restaurant that fits most of them: an order comes from one.
 * The one that somebody chose is always among them.
 */
export async function choicesOfLines(
  db: Kysely<Database>,
  values: ReviewFormValues,
): Promise<DishChoice[][]> {
  const lines = linesIn(values);
  const dishes = lines.map(({ dish }) => [dish, withoutSize(dish)]);
  const found = await findLines(db, { restaurant: values.restaurant, dishes });
  const restaurant = lines.length > 1 ? mostlyOf(found) : null;
  return Promise.all(
    lines.map(async ({ dish_id }, at) => {
      const here = (found[at] ?? []).filter(
        ({ restaurant_id }) => restaurant === null || restaurant_id === restaurant,
      );
      const id = Number(dish_id);
      if (!(id > 0) || here.some((choice) => choice.id === id)) return here;
      const chosen = await chosenDish(db, id);
      return chosen ? [chosen, ...here] : here;
    }),
  );
}

/** The restaurant in which most lines are found, those that it surely has counting twice. */
function mostlyOf(found: readonly (readonly DishChoice[])[]): number | null {
  const votes = new Map<number, number>();
  for (const choices of found)
    for (const id of new Set(choices.map(({ restaurant_id }) => restaurant_id))) {
      const sure = choices.some(({ likely, restaurant_id }) => likely && restaurant_id === id);
      votes.set(id, (votes.get(id) ?? 0) + (sure ? 2 : 1));
    }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/**
 * The form with each line matched anew: with the one dish that both names speak for, else what somebody chose, as long as it
 * is to be had. A line that is on no menu at all is proposed.
 */
export function withMatches(
  values: ReviewFormValues,
  choices: readonly (readonly DishChoice[])[],
): ReviewFormValues {
  const lines = linesIn(values).map((line, at): LineValues => {
    const offered = choices[at] ?? [];
    const unknown = offered.length === 0 && line.dish !== "" && values.restaurant !== "";
    const kept =
      offered.some(({ id }) => String(id) === line.dish_id) || !(Number(line.dish_id) > 0);
    const chosen = kept ? line.dish_id : "";
    return {
      ...line,
      dish_id: likeliest(offered, line.dish) || chosen || (unknown ? NEW_DISH : ""),
    };
  });
  return withLines(values, lines);
}

/** The one dish that both names speak for, in the size that is written; else a person has to say. */
export function likeliest(choices: readonly DishChoice[], name: string): string {
  const likely = choices.filter((choice) => choice.likely);
  const size = sizeInName(name);
  const sized = likely.filter((choice) => choice.size === size);
  const [first, ...others] = size !== null && sized.length > 0 ? sized : likely;
  return first && others.length === 0 ? String(first.id) : "";
}

/** A name without the size it ends or begins with: menus have sizes beside their names. */
function withoutSize(name: string): string {
  const tokens = tokensOf(name);
  const mark = sizeMarks(tokens).find(
    ({ start, end }) => (start === 0) !== (end === tokens.length),
  );
  const [from, to] = mark ? [tokens[mark.start]?.from, tokens[mark.end - 1]?.to] : [];
  if (from === undefined || to === undefined) return "";
  return `${name.slice(0, from)} ${name.slice(to)}`.trim();
}
