import { LANGUAGES, type Language } from "~/i18n/languages";
import type { TwoNames } from "~/i18n/name";

/** How a person puts it, in the two languages a query can be in. */
const PHRASES = {
  ar: {
    ofRestaurant: (dish: string, restaurant: string) => `2 ${dish} من ${restaurant}`,
    near: (dish: string, area: string) => `${dish} في ${area}`,
  },
  en: {
    ofRestaurant: (dish: string, restaurant: string) => `2 ${dish} from ${restaurant}`,
    near: (dish: string, area: string) => `${dish} near ${area}`,
  },
} as const;

/** A dish that can be asked for, with its restaurant and a neighbourhood it is sold in. */
export interface Askable {
  dish: TwoNames;
  restaurant: TwoNames;
  area: TwoNames | undefined;
}

/**
 * Up to three queries that show what can be asked: two of a dish at a restaurant, a dish in a
 * neighbourhood, a dish alone. Each is of another dish and in the script that readers of `language` type names in.
 */
export function exampleQueries(askable: readonly Askable[], language: Language): string[] {
  const script = LANGUAGES[language].names;
  const phrases = PHRASES[script];
  const kinds = [
    ({ dish, restaurant }: Askable) =>
      dish[script] && restaurant[script] && phrases.ofRestaurant(dish[script], restaurant[script]),
    ({ dish, area }: Askable) =>
      dish[script] && area?.[script] && phrases.near(dish[script], area[script]),
    ({ dish }: Askable) => dish[script],
  ];
  // "2 4 Piece Meal" reads like a riddle.
  const left = askable.filter(({ dish }) => !/\d/.test(dish[script] ?? ""));
  return kinds.flatMap((phrase) => {
    const place = left.findIndex((one) => phrase(one));
    const [one] = place < 0 ? [] : left.splice(place, 1);
    const query = one && phrase(one);
    return query ? [query] : [];
  });
}
