import type { SearchEvent } from "~/features/community/trends/queries.server";
import { riyadhDay } from "~/i18n/days";
import type { SampleDish } from "./menu-dishes";
import { type Random, randomFor } from "./random";

/** Days of searches, today being the last. */
const DAYS = 7;

/** Dishes and restaurants that people ask for, from the most asked-for on. */
const ASKED_DISHES = 24;

/** People who search, invented like the contributors; the most wanted dish is asked for by a third of them. */
const PEOPLE = 90;

interface Branch {
  restaurant_id: number;
  neighbourhood_id: number | null;
}

/**
 * What invented people asked for in the week up to `now` (ms): much-wanted dishes, at their restaurant, alone, or the
 * restaurant alone. How many ask falls off as with words: Zipf's law.
 */
export function sampleSearches(
  dishes: readonly SampleDish[],
  branches: readonly Branch[],
  now: number,
): SearchEvent[] {
  const wanted = [...dishes].sort((a, b) => b.asked_count - a.asked_count || a.id - b.id);
  const seen = new Set<number>();
  const asked = wanted
    .filter(({ restaurant_id }) => !seen.has(restaurant_id) && seen.add(restaurant_id))
    .slice(0, ASKED_DISHES);
  return asked.flatMap((dish, rank) => {
    const random = randomFor(`searches ${rank}`);
    const areas = branches
      .filter(({ restaurant_id }) => restaurant_id === dish.restaurant_id)
      .flatMap(({ neighbourhood_id }) => neighbourhood_id ?? []);
    const people = Math.max(3, Math.round(PEOPLE / (rank + 3)));
    return eventsFor(dish, rank, people, areas, random, riyadhDay(now));
  });
}

function eventsFor(
  dish: SampleDish,
  rank: number,
  people: number,
  areas: readonly number[],
  random: Random,
  today: number,
): SearchEvent[] {
  const first = random.int(0, PEOPLE - 1);
  return Array.from({ length: people }, (_, i) => ({
    intent: intentOf(dish, rank),
    day: today - random.int(0, DAYS - 1),
    neighbourhood: areas.length > 0 && random.chance(0.6) ? random.pick(areas) : 0,
    person: `sample-${(first + i) % PEOPLE}`,
    lasting: 1,
  }));
}

/** In turn the dish at its restaurant, the dish alone, the restaurant alone. */
function intentOf(
  { restaurant_id, dish_name_id }: SampleDish,
  rank: number,
): SearchEvent["intent"] {
  const restaurant = rank % 3 === 1 ? null : restaurant_id;
  const dish = rank % 3 === 2 ? null : dish_name_id;
  return {
    key: [restaurant, dish].map((id) => (id === null ? "" : `#${id}`)).join("|"),
    restaurant_id: restaurant,
    dish_name_id: dish,
    restaurant_text: "",
    item_text: "",
  };
}
