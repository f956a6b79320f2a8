import { headOf, isAvoidable } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Utterance } from "./ask";
import { type Clause, type Clauses, clausesOf, countIn } from "./change-clauses";
import type { KnownNames } from "./known-names";
import type { MessageLanguage } from "./language";
import type { Slots } from "./slots";

/**
 * The dishes of an order that one sentence names, each read in its own clause: of "vada pav do aur pani puri ek" there are two
 * of the first and one of the second. What names one dish, or compares two, stays as it was read.
 */
export function withLinesSaid(
  read: Utterance,
  sentence: string,
  names: KnownNames,
  language: MessageLanguage,
): Utterance {
  if (!isOrder(read)) return read;
  const clauses = clausesOf(sentence, names, language);
  if (!clauses || clauses.clauses.some(isChange)) return read;
  const lines = clauses.clauses.flatMap((clause) => lineIn(clause, clauses, read));
  const before = read.other ? 2 + read.rest.length : 1;
  const [first, other = null, ...rest] = lines;
  // "Zaytoon w Zaatar": what is of the restaurant's name is no dish.
  const place = tokenize(read.restaurant);
  const isPlace =
    place.length > 0 &&
    lines.some(({ dish }) => names.isRestaurant([...place, "و", ...tokenize(dish)]));
  if (!first || !other || isPlace || lines.length < before) return read;
  const splits = lines.length > before;
  const isList = clauses.clauses.every((clause, at) => isListed(clause, clauses, at === 0));
  if (splits && !isList) return read;
  return { ...read, ...first, kind: "compare", apart: true, other, rest, left: "" };
}

/** May it be an order: one of several dishes, or one whose dishes were read as one? */
function isOrder({ kind, apart, dish, nth, elsewhere, without }: Utterance): boolean {
  const isPlain = nth === null && !elsewhere && without.length === 0;
  return isPlain && dish !== "" && (kind === "price" || (kind === "compare" && apart));
}

const isChange = ({ verb, roles }: Clause) =>
  (verb !== null && verb !== "add") || [...roles].some((role) => role.startsWith("pick"));

/** The dish of a clause with how many and how large. */
function lineIn({ before, after }: Clause, clauses: Clauses, read: Utterance): Slots[] {
  const tokens = [...before, ...after];
  const { dish, size, quantity, people, also } = clauses.slotsOf(tokens);
  if (dish === "" || also.length > 0) return [];
  const { restaurant, area } = read;
  const count = quantity ?? people ?? countIn(tokens, clauses.isOfDish);
  return [{ dish, size, restaurant, area, quantity: count, people: null, maxTotal: null }];
}

/** Is it a dish by itself, said beside others, and not what one is made or eaten with? */
function isListed(
  { before, after, joined }: Clause,
  { slotsOf }: Clauses,
  isFirst: boolean,
): boolean {
  const { dish, unknown } = slotsOf([...before, ...after]);
  if (dish === "") return unknown === "";
  const joins = joined === "and" || (isFirst && joined === null);
  return joins && (headOf(dish) !== "" || !isAvoidable(dish));
}
