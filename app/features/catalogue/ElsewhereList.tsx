import { useTranslation } from "react-i18next";
import { BestPrice } from "~/features/prices/ui";
import { LinkLine } from "~/ui/LinkLine";
import { Name } from "~/ui/Name";
import { SizeWord } from "./SizeWord";
import { type DishElsewhere, namesOfRow } from "./schema";

interface ElsewhereListProps {
  title: string;
  dishes: readonly DishElsewhere[];
  now: number;
}

/** The same dish at other restaurants, cheapest first. `now` in ms. */
export function ElsewhereList({ title, dishes, now }: ElsewhereListProps) {
  const { t } = useTranslation("catalogue");
  if (dishes.length === 0) return null;
  return (
    <section className="stack stack-tight" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{title}</h2>
      <p className="quiet small">{t("menuHint")}</p>
      <ul className="menu">
        {dishes.map((dish) => (
          <li key={dish.id} className="menu-dish">
            <LinkLine
              to={`/dishes/${dish.id}`}
              end={<BestPrice best={dish.best} dishId={dish.id} now={now} />}
            >
              <Name {...namesOfRow(dish)} />
              {dish.size && <SizeWord size={dish.size} />}
            </LinkLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
