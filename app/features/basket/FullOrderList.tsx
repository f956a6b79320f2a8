import { namesOfRow } from "~/features/catalogue";
import { inShort } from "~/features/prices";
import { BestPrice } from "~/features/prices/ui";
import { LinkLine } from "~/ui/LinkLine";
import { Name } from "~/ui/Name";
import { basketPath } from "./address";
import type { FullOrder } from "./elsewhere.server";
import { asOffer } from "./shown";

interface FullOrderListProps {
  title: string;
  hint: string;
  orders: readonly FullOrder[];
  /** The id of the neighbourhood they go to; null for the whole city. */
  area: number | null;
  now: number;
}

/** Restaurants that have all of an order, cheapest first; each leads to the order there. `now` in ms. */
export function FullOrderList({ title, hint, orders, area, now }: FullOrderListProps) {
  return (
    <section className="stack stack-tight full-orders" aria-labelledby="full-orders">
      <h2 id="full-orders">{title}</h2>
      <p className="quiet small">{hint}</p>
      <ul className="menu">
        {orders.map(({ restaurant, lines, best }) => (
          <li key={restaurant.id} className="menu-dish">
            <LinkLine
              to={basketPath(lines, area)}
              rel="nofollow"
              end={<BestPrice best={inShort(asOffer(best))} now={now} />}
            >
              <Name {...namesOfRow(restaurant)} />
            </LinkLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
