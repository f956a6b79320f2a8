import { spentOn } from "../../say/figures";
import { nameIn } from "../../say/names";
import type { ComparedDish, PlatformPrice } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import type { Acting } from "./acts";
import { priceInput } from "./calls";
import { WAITING } from "./lookups";

/** No order has more of one dish. */
const MOST = 99;

/** Times that a number is tried which costs more than it promised: fees may rise with an order. */
const TRIES = 4;

/** "How many for 300?": the dish that the limit buys most of, in that number; as it was asked where it buys none. */
export function asManyAs(ask: Ask, { look, voice }: Acting): Ask | typeof WAITING {
  const { maxTotal } = ask;
  const one = { ...ask, quantity: null, people: null };
  if (maxTotal === null) return one;
  const found = look.find("get_price_comparison", priceInput(one));
  if (found === WAITING) return WAITING;
  const [first] = [...(found?.matches ?? [])].sort((a, b) => most(b, maxTotal) - most(a, maxTotal));
  if (!first) return one;
  const { restaurant, dish } = first;
  // The one that the limit buys most of may be no other dish of that restaurant.
  const there = { ...one, restaurant: nameIn(voice, restaurant), dish: nameIn(voice, dish) };
  const asked = { ...there, size: dish.size ? ask.size : "", nth: null };
  let quantity = Math.min(MOST, most(first, maxTotal));
  for (let tries = 0; tries < TRIES && quantity > 1; tries++) {
    const ordered = look.find(
      "get_price_comparison",
      priceInput({ ...asked, quantity, maxTotal: null }),
    );
    if (ordered === WAITING) return WAITING;
    const [match] = ordered?.matches ?? [];
    if (!match || told(match).some((price) => spentOn(price) <= maxTotal)) break;
    quantity--;
  }
  return { ...asked, quantity: Math.max(1, quantity) };
}

/** The prices that are told: those that are not stale, or all where all are. */
function told({ ranked }: ComparedDish): PlatformPrice[] {
  const current = ranked.filter(({ status }) => status !== "stale");
  return current.length > 0 ? current : ranked;
}

/** How many of it cost no more than a limit, SAR, on the app where that is most; 0 where the least order costs more. */
function most(match: ComparedDish, limit: number): number {
  const each = told(match).map((price) => {
    const { total, itemPrice } = price;
    if (itemPrice <= 0 || spentOn(price) > limit) return 0;
    return Math.floor((limit - (total - itemPrice * match.quantity)) / itemPrice);
  });
  return Math.max(0, ...each);
}
