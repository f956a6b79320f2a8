import { toSar } from "~/features/prices";
import { halalasOf } from "./menu-prices";

/** One of a dish's prices: of which size, choice or platform, and what else is said of that. */
export type PricedChoice = Readonly<Record<string, string>> & { price: string };

/** A choice as it stands: whether its price may be what is added to the dish's own, and whether it says that it is. */
export interface FoundChoice {
  choice: PricedChoice;
  mayAdd: boolean;
  isSaidOnTop: boolean;
}

/** A dish with prices by size or choice, and its own price as it is written. */
export interface SizedDish {
  choices: readonly FoundChoice[];
  own: string | undefined;
}

/** A line of a menu that a dish makes, and what was put right in it. */
export interface PricedLine {
  values: Readonly<Record<string, string>>;
  mended?: string | undefined;
}

/** Whether something is a word or a number. */
export const isSaid = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value.trim() !== "");

/** A price in halalas; -1 for what is no sum. */
export const amountOf = (value: unknown): number =>
  isSaid(value) ? (halalasOf(String(value).replace(/^\+/, "")) ?? -1) : -1;

/** Whether something is a price above nothing. */
export const isAmount = (value: unknown): value is string | number => amountOf(value) > 0;

/**
 * What a dish's sizes that do not say it tell of their prices. A size for nothing may be the dish at its own price, or one that is
 * not sold: where all others cost less than the dish they are added to it; where one costs what the dish does, or none costs
 * nothing, they are whole.
 *
 * @returns null where they tell neither.
 */
function sizesTell({ choices, own }: SizedDish): "added" | "whole" | null {
  const unsaid = choices.filter(({ mayAdd, isSaidOnTop }) => mayAdd && !isSaidOnTop);
  const amounts = unsaid.map(({ choice }) => amountOf(choice.price));
  const more = amounts.filter((amount) => amount > 0);
  if (!isAmount(own) || more.length === 0) return null;
  if (!amounts.includes(0) || more.includes(amountOf(own))) return "whole";
  return more.every((amount) => amount < amountOf(own)) ? "added" : null;
}

/** Whether sizes that tell nothing by themselves are added: one file writes them one way. */
export function doSizesAdd(dishes: readonly SizedDish[]): boolean {
  const told = new Set(dishes.map(sizesTell));
  return told.has("added") && !told.has("whole");
}

/** The prices of all choices, the dish's own put under those that are added to it. */
export function wholePrices(dish: SizedDish, doesFileAdd: boolean): PricedLine[] {
  const { choices, own } = dish;
  const isSaid = choices.some((one) => one.isSaidOnTop);
  const tells = sizesTell(dish);
  const isAdded = tells === "added" || (tells === null && doesFileAdd);
  return choices.map(({ choice, mayAdd, isSaidOnTop }) => {
    const added = amountOf(choice.price);
    const isOnTop = isSaidOnTop || (mayAdd && (isAdded || (isSaid && added === 0)));
    if (!isAmount(own) || !isOnTop || added < 0) return { values: choice };
    const values = { ...choice, price: String(toSar(amountOf(own) + added)) };
    return {
      values,
      mended: added > 0 ? "what a size adds put on the dish's own price" : undefined,
    };
  });
}
