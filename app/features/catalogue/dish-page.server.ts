import type { Kysely } from "kysely";
import { type FeeHours, isPlaced, type OrderTerms } from "~/features/fees";
import { feeHours, knownOffers, withFees } from "~/features/fees/index.server";
import {
  bestOffer,
  type Comparison,
  compare,
  type PriceHistory,
  priceHistory,
} from "~/features/prices";
import { versionsOfDish } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { type CurrentPrices, currentPrices } from "./current-prices";
import { arrangeChoices, type DishChoices } from "./menu";
import { type DishOfRestaurant, dishById, linesAlike } from "./page-queries.server";
import { type DishElsewhere, namesOfRow } from "./schema";

export interface DishPage extends DishOfRestaurant {
  /** Null while nobody sent a price. */
  comparison: Comparison | null;
  /** What one costs by itself, by prices that are not stale. */
  prices: CurrentPrices | null;
  history: PriceHistory | null;
  /** What an order is charged through the day, where that changes. */
  hours: FeeHours | null;
  /** All sizes and choices of the dish on this menu, this one included. */
  sizes: DishChoices;
  /** The same dish at other restaurants, cheapest first. */
  elsewhere: DishElsewhere[];
}

/** Which dish and how many; `now` in ms. */
export interface DishQuestion {
  id: number;
  quantity: number;
  now: number;
  /** Typical of the city when absent. */
  terms?: OrderTerms;
}

/** What the page of a dish shows; undefined when there is no such dish. */
export async function dishPage(
  db: Kysely<Database>,
  { id, quantity, now, terms }: DishQuestion,
): Promise<DishPage | undefined> {
  const found = await dishById(db, id);
  if (!found) return undefined;
  const most = isPlaced(terms) ? CANDIDATES_FOR_A_PLACE : ELSEWHERE;
  const { choices, elsewhere } = await linesAlike(db, found.dish, most);
  const known = await knownOffers(db, [id, ...elsewhere.map((line) => line.id)]);
  const own = known.get(id) ?? [];
  const offers = withFees(own, quantity, terms);
  const comparison = compare(offers, quantity, now);
  const current = comparison?.ranked.filter(({ status }) => status !== "stale") ?? [];
  const [least = null] = current.sort((a, b) => a.itemPrice - b.itemPrice);
  return {
    ...found,
    comparison,
    prices: currentPrices(offers, now),
    history: priceHistory(await versionsOfDish(db, id), least, now),
    hours: comparison && feeHours(own, quantity, { terms, now }),
    sizes: arrangeChoices(
      choices.map((row) => ({ id: row.id, size: row.size, names: namesOfRow(row) })),
    ),
    elsewhere: elsewhere
      // A stale price never stands for a restaurant that has a newer one, so each is compared anew.
      .flatMap((line) => {
        const best = bestOffer(withFees(known.get(line.id) ?? [], 1, terms), now);
        return best ? [{ ...line, best }] : [];
      })
      .sort((a, b) => a.best.total - b.best.total)
      .slice(0, ELSEWHERE),
  };
}

/** Other restaurants the page names. */
const ELSEWHERE = 8;

/** So many are looked at for a place: one that is near it may come from further back among the city's cheapest. */
const CANDIDATES_FOR_A_PLACE = 24;
