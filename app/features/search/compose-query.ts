import { isSize, type Size } from "~/features/catalogue";
import { LONGEST_QUERY } from "./longest-query";

/** What a person may correct, as typed; empty where they leave it open. */
export interface RequestParts {
  dish: string;
  restaurant: string;
  area: string;
  quantity: number;
  size?: Size;
}

const WORDS = { ar: { from: "من", in: "في" }, en: { from: "from", in: "in" } } as const;

/** How people read what these parts ask for, in the script they are written in. Empty when nothing is named. */
export function composeQuery({ dish, restaurant, area, quantity }: RequestParts): string {
  const words = /\p{Script=Arabic}/u.test(dish + restaurant) ? WORDS.ar : WORDS.en;
  if (!dish && !restaurant) return "";
  return [
    quantity > 1 ? String(quantity) : "",
    dish,
    dish && restaurant ? words.from : "",
    restaurant,
    area && `${words.in} ${area}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The parts of a question as the correction form sends them; null when the address has none. */
export function partsFrom(params: URLSearchParams): RequestParts | null {
  if (!params.has("dish") && !params.has("restaurant")) return null;
  const text = (name: string) => (params.get(name) ?? "").slice(0, LONGEST_QUERY).trim();
  const quantity = Number(text("quantity").match(/^\d{1,2}$/)?.[0] ?? 1);
  const size = text("size");
  const parts = {
    dish: text("dish"),
    restaurant: text("restaurant"),
    area: text("area"),
    quantity: Math.max(1, quantity),
    ...(isSize(size) && { size }),
  };
  return parts.dish || parts.restaurant ? parts : null;
}

/** Where these parts are answered. */
export function pathOf({ dish, restaurant, area, quantity, size }: RequestParts): string {
  const said = Object.entries({ dish, restaurant, area, size }).filter(([, words]) => words);
  const params = new URLSearchParams(said.map(([name, words]) => [name, words ?? ""]));
  if (quantity > 1) params.set("quantity", String(quantity));
  return `/search?${params}`;
}
