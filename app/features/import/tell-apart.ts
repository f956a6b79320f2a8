import { fold } from "~/features/names";
import type { ImportedDish } from "./menu-row";

/**
 * Tells dishes of one name apart that the menu asks different prices for, so that none overwrites another: the second is
 * called "… (2)", in the order of the file, the same in every run.
 *
 * @returns the dish as it comes in; `twice` when the very line was there before.
 */
export function apartFromOthers(): (row: ImportedDish) => ImportedDish | "twice" {
  const prices = new Map<string, number[]>();
  return (row) => {
    const { restaurant, dish, size, offer } = row;
    const price = offer?.item_price ?? row.ownPrice;
    if (price === null) return row;
    const names = [restaurant.ar, restaurant.en, dish.ar, dish.en].map((name) => fold(name ?? ""));
    const key = [...names, size, offer?.platform].join("\n");
    const known = prices.get(key) ?? [];
    prices.set(key, known);
    if (known.includes(price)) return "twice";
    known.push(price);
    if (known.length === 1) return row;
    const numbered = (name: string | null) => name && `${name} (${known.length})`;
    return {
      ...row,
      dish: { ar: numbered(dish.ar), en: numbered(dish.en) },
      mended: [
        ...row.mended,
        "another dish of this name has another price: a number put behind it",
      ],
    };
  };
}
