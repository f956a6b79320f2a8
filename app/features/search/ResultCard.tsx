import { Link } from "@remix-run/react";
import { AddToOrder } from "~/features/basket/ui";
import { FactsLine, SizeWord } from "~/features/catalogue/ui";
import type { OwnChecks } from "~/features/prices";
import { PriceRows, VerdictLine } from "~/features/prices/ui";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import type { SearchMatch } from "./schema";
import { namesOf } from "./two-names";

interface ResultCardProps {
  match: SearchMatch;
  ownChecks: OwnChecks;
  quantity: number;
  now: number;
}

/** The receipt of one restaurant: what is ordered where, what it costs on each platform, and what that comes to. */
export function ResultCard({ match, ownChecks, quantity, now }: ResultCardProps) {
  const { brand, item, comparison } = match;
  const order = useOrderSoFar();
  const headingId = `match-${item.id}`;
  return (
    <Card receipt labelledBy={headingId}>
      <header className="receipt-head">
        <h2 id={headingId}>
          <Link to={withOrder(`/restaurants/${brand.id}`, order)}>
            <Name {...namesOf(brand)} />
          </Link>
        </h2>
        <p className="receipt-dish">
          <Link
            to={withOrder(
              `/dishes/${item.id}${quantity > 1 ? `?quantity=${quantity}` : ""}`,
              order,
            )}
          >
            {quantity > 1 && <span className="times">{quantity} ×</span>}
            <Name {...namesOf(item)} />
            {item.size && <SizeWord size={item.size} />}
          </Link>
        </p>
        <FactsLine cuisine={brand.cuisine} rating={brand.rating} areas={brand.areas.map(namesOf)} />
      </header>
      <PriceRows
        dishId={item.id}
        comparison={comparison}
        ownChecks={ownChecks}
        quantity={quantity}
        now={now}
      />
      <VerdictLine comparison={comparison} />
      <AddToOrder dishId={item.id} quantity={quantity} names={namesOf(item)} />
    </Card>
  );
}
