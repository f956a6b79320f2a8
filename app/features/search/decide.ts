import type { NameMatch } from "~/features/names";
import { bestOf, type Hypothesis, judge } from "./hypothesis";
import { type ChosenLine, chooseLine, SAME_DISH } from "./menu";
import { sizeOf } from "./parts";
import type { MenuLine } from "./queries.server";

/** From here on a restaurant's name is taken for the one meant. */
const SAME_RESTAURANT = 0.72;

/** A name this sure stands even where the rest of the query finds nothing. */
const SURE = 0.8;

/** Names as good as the best, give or take this, are all meant. */
const AS_GOOD = 0.03;

/** A whole query explained less well than this is not understood. */
const UNDERSTOOD = 0.75;

/** What unexplained words count for: a dish known elsewhere, and a name nobody knows. */
const KNOWN_ELSEWHERE = 0.45;
const UNKNOWN = 0.3;

/** A part of a longer name («شاورما» of «شاورما هاوس») that nothing announced as a restaurant. */
const PART_OF_NAME = 0.05;
const WHOLE = 0.75;

type Match = NameMatch<number>;

/** What a query turned out to mean. `hypothesis` is the reading behind it. */
export type Decision = { hypothesis: Hypothesis } & (
  | { kind: "dish at restaurant"; found: { restaurant: number; line: ChosenLine }[] }
  | { kind: "restaurant alone"; restaurants: readonly number[] }
  | { kind: "dish alone" }
  | { kind: "dish unknown there"; restaurant: number }
  | { kind: "restaurant unknown" }
);

/** The restaurants a hypothesis may mean, the best first: those named as well as the best one. */
export function meantRestaurants({ restaurant, dish }: Hypothesis): readonly Match[] {
  const matches = restaurant?.matches ?? [];
  const best = matches[0]?.score ?? 0;
  return matches.filter(
    ({ score }) => score >= SAME_RESTAURANT && score >= best - AS_GOOD * (dish ? 2 : 1),
  );
}

/** Menus worth reading: restaurants that a likely hypothesis with a dish means. At most `most`. */
export function menusToRead(hypotheses: readonly Hypothesis[], most: number): number[] {
  const restaurants = new Set<number>();
  for (const hypothesis of hypotheses) {
    if (!hypothesis.dish) continue;
    for (const { id } of meantRestaurants(hypothesis)) {
      if (restaurants.size >= most) return [...restaurants];
      restaurants.add(id);
    }
  }
  return [...restaurants];
}

/**
 * Decides what a query means, now that the menus are known.
 *
 * @param scoreOf how well a dish name explains the dish words of a hypothesis, 0 to 1.
 * @returns undefined when nothing in the catalogue explains it.
 */
export function decide(
  hypotheses: readonly Hypothesis[],
  menus: ReadonlyMap<number, readonly MenuLine[]>,
  scoreOf: (hypothesis: Hypothesis, dishName: number) => number,
): Decision | undefined {
  let best: { decision: Decision; value: number } | undefined;
  for (const hypothesis of hypotheses) {
    for (const option of optionsOf(hypothesis, menus, scoreOf)) {
      if (!best || option.value > best.value) best = option;
    }
  }
  return best?.decision;
}

function* optionsOf(
  hypothesis: Hypothesis,
  menus: ReadonlyMap<number, readonly MenuLine[]>,
  scoreOf: (hypothesis: Hypothesis, dishName: number) => number,
): Generator<{ decision: Decision; value: number }> {
  const { restaurant, dish } = hypothesis;
  const meant = meantRestaurants(hypothesis);
  const named = meant[0]?.score ?? 0;
  const partly = partlyNamed(hypothesis) ? PART_OF_NAME : 0;
  if (!dish) {
    const value = judge(hypothesis, named, 0) - partly;
    if (named >= UNDERSTOOD)
      yield {
        decision: { kind: "restaurant alone", hypothesis, restaurants: meant.map(({ id }) => id) },
        value,
      };
    else
      yield {
        decision: { kind: "restaurant unknown", hypothesis },
        value: judge(hypothesis, UNKNOWN, 0),
      };
    return;
  }
  if (!restaurant) {
    const score = bestOf(dish);
    if (score >= UNDERSTOOD)
      yield { decision: { kind: "dish alone", hypothesis }, value: judge(hypothesis, 0, score) };
    return;
  }
  const found = meant.flatMap(({ id, score }) => {
    const line = chooseLine(menus.get(id) ?? [], sizeOf(hypothesis), (name) =>
      scoreOf(hypothesis, name),
    );
    return line ? [{ restaurant: id, line, value: judge(hypothesis, score, line.score) }] : [];
  });
  const value = Math.max(...found.map((one) => one.value));
  if (found.length > 0)
    yield {
      decision: {
        kind: "dish at restaurant",
        hypothesis,
        found: found.filter((one) => one.value >= value - AS_GOOD),
      },
      value: value - partly,
    };
  const elsewhere = bestOf(dish) >= SAME_DISH ? KNOWN_ELSEWHERE : UNKNOWN;
  if (named >= SURE && found.length === 0 && meant[0])
    yield {
      decision: { kind: "dish unknown there", hypothesis, restaurant: meant[0].id },
      value: judge(hypothesis, named, elsewhere) - partly,
    };
  if (bestOf(dish) >= SURE && found.length === 0)
    yield {
      decision: { kind: "restaurant unknown", hypothesis },
      value: judge(hypothesis, UNKNOWN, bestOf(dish)),
    };
}

function partlyNamed({ restaurant, dish }: Hypothesis): boolean {
  const best = restaurant?.matches[0];
  return (
    best !== undefined &&
    best.nameCoverage < WHOLE &&
    restaurant?.words[0]?.cue !== "restaurant" &&
    (dish !== null || best.nameCoverage < WHOLE)
  );
}
