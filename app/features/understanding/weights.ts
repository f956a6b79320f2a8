import fitted from "./weights.json" with { type: "json" };

/**
 * What a reading of a question gains or loses by its connectors, numbers and unlikely names, on the scale of names' scores, 0..1.
 * Set by hand: those that `npm run fit -- language` finds in half of the labelled questions lose two of the other half (98.7 % right
 * instead of 99.6 %), though by hand was with all in view. The fit sets them in place while it tries them; else they stay.
 *
 * - `announced`: gained by «من» right before the restaurant.
 * - `crossed`, `crossedPlace`: lost by a connector to a restaurant or a place in the middle of a name.
 * - `dishAnnounced`: lost by a dish right after «من», where no restaurant is named.
 * - `unlikelyName`: lost by bare size, number or filler words as a restaurant beside a dish: «شاورما كبير» is a size.
 * - `nameHasIt`, `nameLacksIt`: gained and lost by a word that usually is no name (the 8 of «بروست 8 قطع»), as the name found
 *   has it or lacks it.
 * - `numberInside`: lost by splitting a number off a dish's word, so that it is kept whole if it can be: «صيادين», "3areeka".
 * - `numberInsideRestaurant`: the same in a restaurant's name: nobody orders two restaurants.
 * - `numberWithoutDish`: lost by a quantity of no dish.
 * - `numberOfDish`: lost by reading «بروست 8 قطع» as eight dishes where one dish's name has as many pieces.
 * - `numberOfName`: lost by dropping the counted word: «صحنين شاورما» are two of the dish «صحن شاورما», where there is one.
 * - `unannouncedPlace`: lost by a neighbourhood that no connector announces: «العليا» may be part of a name.
 */
export const WEIGHTS = { ...fitted.weights };

export type Weight = keyof typeof WEIGHTS;
