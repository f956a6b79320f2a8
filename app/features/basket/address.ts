import type { DishOrder } from "~/features/fees";
import { linesText } from "./lines";

/** The address of an order: its dishes, how many of each, and the neighbourhood it goes to, where one is chosen. */
export function basketPath(lines: readonly DishOrder[], area: number | null): string {
  const order = linesText(lines);
  const params = [order && `order=${order}`, area !== null && `area=${area}`].filter(Boolean);
  return ["/basket", ...(params.length > 0 ? [params.join("&")] : [])].join("?");
}
