import type { Kysely } from "kysely";
import type { DishOrder } from "~/features/fees";
import type { Destination } from "~/features/places";
import { findDestination, orderTerms } from "~/features/places/index.server";
import type { Database } from "~db/schema";
import { basketPath } from "./address";
import { type Basket, priceBasket } from "./basket.server";
import { type LineProblem, quantityField, readLines, withQuantities } from "./lines";

/** An order as its page shows it. */
export interface BasketPage {
  basket: Basket;
  /** The lines whose dishes there are. */
  lines: DishOrder[];
  problems: LineProblem[];
  /** Whether the address names a neighbourhood that there is not. */
  unknownArea: boolean;
  destination: Destination;
  /** The address of the order with nothing left to be read. */
  path: string;
}

/** An address that is better told in another way: with a quantity taken, or a place remembered. */
export interface BasketMoved {
  movedTo: string;
}

interface BasketQuestion {
  params: URLSearchParams;
  /** Where the person's orders go, unless the address says otherwise. */
  chosen: Destination;
  now: number;
}

/** Reads an order from its address, and prices it; or says where it stands in full. What makes no sense is told, never lost. */
export async function basketPage(
  db: Kysely<Database>,
  { params, chosen, now }: BasketQuestion,
): Promise<BasketPage | BasketMoved> {
  const said = params.get("order");
  const read = readLines(said);
  const typed = withQuantities(read.lines, (field) => params.get(field));
  const problems = [...read.problems, ...typed.problems];
  const { destination, unknownArea } = await placeOf(db, params.get("area"), chosen, now);
  const area = destination.neighbourhood?.id ?? null;
  const path = basketPath(typed.lines, area);
  const isTyped = read.lines.some(({ dishId }) => params.has(quantityField(dishId)));
  const isPlaced = params.has("area") || area === null || typed.lines.length === 0;
  const isWhole =
    !isTyped && isPlaced && new URLSearchParams(path.split("?")[1]).get("order") === said;
  if (problems.length === 0 && !unknownArea && !isWhole && path !== "/basket")
    return { movedTo: path };
  const terms = await orderTerms(db, destination, now);
  const basket = await priceBasket(db, typed.lines, { now, terms });
  const { movedTo } = basket;
  if (movedTo && problems.length === 0 && !unknownArea)
    return { movedTo: basketPath(movedTo, area) };
  const lines = (movedTo ?? typed.lines).filter(({ dishId }) => !basket.unknown.includes(dishId));
  return { basket, lines, problems, unknownArea, destination, path: basketPath(lines, area) };
}

/** The neighbourhood that an address names, and the time that was chosen. */
async function placeOf(
  db: Kysely<Database>,
  area: string | null,
  chosen: Destination,
  now: number,
): Promise<{ destination: Destination; unknownArea: boolean }> {
  if (!area) return { destination: chosen, unknownArea: false };
  const named = await findDestination(db, { area }, now);
  return typeof named === "string"
    ? { destination: chosen, unknownArea: true }
    : { destination: { ...named, at: chosen.at }, unknownArea: false };
}
