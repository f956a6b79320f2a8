import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import { SizeWord } from "./SizeWord";
import { namesOfRow } from "./schema";

export interface ElsewhereListProps {
  title: string;
  /** `cheapest_total` is halalas for one, delivered. */
  dishes: readonly {
    id: number;
    size: string | null;
    name_ar: string | null;
    name_en: string | null;
    cheapest_total: number;
  }[];
}

/** The same dish at other restaurants, cheapest first. */
export function ElsewhereList({ title, dishes }: ElsewhereListProps) {
  const { t } = useTranslation("catalogue");
  if (dishes.length === 0) return null;
  return (
    <section className="stack stack-tight" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{title}</h2>
      <p className="quiet small">{t("menuHint")}</p>
      <ul className="menu">
        {dishes.map((dish) => (
          <li key={dish.id} className="menu-dish">
            <Link to={`/dishes/${dish.id}`} className="menu-line">
              <span className="menu-name">
                <Name {...namesOfRow(dish)} />
                {dish.size && <SizeWord size={dish.size} />}
              </span>
              <span className="menu-total">
                <Amount halalas={dish.cheapest_total} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
