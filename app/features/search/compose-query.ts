/** What a person may correct, as typed; empty where they leave it open. */
export interface QueryParts {
  dish: string;
  restaurant: string;
  area: string;
  quantity: number;
}

const WORDS = { ar: { from: "من", in: "في" }, en: { from: "from", in: "in" } } as const;

/** The question that asks for these parts, in the script they are written in. Empty when nothing is named. */
export function composeQuery({ dish, restaurant, area, quantity }: QueryParts): string {
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
export function partsFrom(params: URLSearchParams): QueryParts | null {
  if (!params.has("dish") && !params.has("restaurant")) return null;
  const text = (name: string) => params.get(name)?.trim() ?? "";
  const quantity = Number(text("quantity").match(/^\d{1,2}$/)?.[0] ?? 1);
  return {
    dish: text("dish"),
    restaurant: text("restaurant"),
    area: text("area"),
    quantity: Math.max(1, quantity),
  };
}
