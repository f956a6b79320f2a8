import { subtotalOf } from "~/features/checkout";
import type { AcceptedAs } from "~/features/trust";
import { riyadhDay } from "~/i18n/days";
import type { NewContribution, NewLine } from "./contribution";

/** An order as it is told with one of its lines: what all others come to is beside it. */
type ToldLine = Omit<NewContribution, "more" | "snapshot_id">;

/** Every line of what was sent, each with what is said of the whole order. A menu's have nothing beside them. */
export function linesSent({ more = [], snapshot_id: _, ...first }: NewContribution): ToldLine[] {
  const subtotal = subtotalOf(first);
  const own = ({ dish_id, item_price, quantity, ...line }: NewLine): ToldLine => ({
    ...first,
    ...{ dish_id, item_price, quantity },
    proposed_dish: line.proposed_dish ?? null,
    proposed_restaurant: line.proposed_restaurant ?? null,
    options: line.options ?? null,
    others: first.source === "menu" ? 0 : besideOf(subtotal, { item_price, quantity }),
  });
  return [first, ...more.map(own)];
}

/** What an order costs beside one of its lines, halalas. */
const besideOf = (subtotal: number, line: { item_price: number; quantity: number }) =>
  Math.max(0, subtotal - line.item_price * line.quantity);

/** A line of an order as it counts once a moderator took another line of it as `as`: the charges of the order are those. */
export function alongWith(as: AcceptedAs, line: AcceptedAs): AcceptedAs {
  const { dish_id, item_price, quantity } = line;
  return { ...as, dish_id, item_price, quantity, others: besideOf(subtotalOf(as), line) };
}

/**
 * What makes an order the same however often it is pictured: what was bought, for how much, where and on which day. Not its
 * hour, which one picture of it may show and another not.
 */
export function orderText(lines: readonly ToldLine[]): string {
  const [first] = lines;
  if (!first) return "";
  const bought = lines.map(({ dish_id, proposed_dish, item_price, quantity }) =>
    [dish_id ?? proposed_dish, item_price, quantity].join(" "),
  );
  const { platform, source = "order", observed_at, others = 0, paid_total } = first;
  const { delivery_fee, service_fee, discount } = first;
  const paid = [others, delivery_fee, service_fee, discount, paid_total];
  return JSON.stringify([platform, source, riyadhDay(observed_at), bought.sort(), paid]);
}
