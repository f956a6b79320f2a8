import { Link } from "@remix-run/react";
import { SizeWord } from "~/features/catalogue/ui";
import { PlatformName, StatusBrief, WhyLink } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import type { ComparedDish } from "../tools/schema";
import { comparisonOf } from "./comparison";

interface DishesCardProps {
  dishes: ComparedDish[];
  label: string;
  /** When the prices were looked up, and now, ms. */
  at: number;
  now: number;
}

/** Dishes one under another, each with the lowest total it can be had for and how far that is to be trusted. */
export function DishesCard({ dishes, label, at, now }: DishesCardProps) {
  return (
    <Card>
      <ul className="chat-places" aria-label={label}>
        {dishes.map((compared) => {
          const { dish, restaurant, quantity } = compared;
          const { ranked, cheapestCurrent } = comparisonOf(compared, at);
          const best = cheapestCurrent ?? ranked[0];
          return (
            <li key={dish.id}>
              <p className="spread">
                <Link className="target-link" to={dish.link}>
                  {quantity > 1 && <span className="times">{quantity} ×</span>}
                  <Name ar={dish.name_ar} en={dish.name_en} />
                  {dish.size && <SizeWord size={dish.size} />}
                </Link>
                {best && <Amount halalas={best.total} />}
              </p>
              <p className="chat-dish-facts quiet small">
                <Name ar={restaurant.name_ar} en={restaurant.name_en} />
                {best && <PlatformName platform={best.platform} />}
                {best && (
                  <WhyLink dishId={Number(dish.id)} platform={best.platform}>
                    <StatusBrief offer={best} now={now} />
                  </WhyLink>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
