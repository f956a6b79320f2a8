import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BestPrice } from "~/features/prices/ui";
import { Name } from "~/ui/Name";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import { dishPath } from "./paths";
import { SizeWord } from "./SizeWord";
import type { MenuPart } from "./schema";

/** A menu under its headings; each line leads to the dish and shows where it costs least. `now` in ms. */
export function MenuList({ menu, now }: { menu: readonly MenuPart[]; now: number }) {
  const { t } = useTranslation("catalogue");
  const order = useOrderSoFar();
  return menu.map(({ section, dishes }) => (
    <section key={section} className="menu-part" aria-labelledby={`section-${section}`}>
      <h3 id={`section-${section}`}>{t(`section.${section}`)}</h3>
      <ul className="menu">
        {dishes.map(({ names, sizes }) => (
          <li key={sizes[0]?.id} className="menu-dish">
            {sizes.length > 1 && (
              <p className="menu-name">
                <Name {...names} />
              </p>
            )}
            {sizes.map((size) => (
              <Link
                key={size.id}
                to={withOrder(dishPath({ id: size.id, name_en: names.en }), order)}
                className="menu-line"
              >
                <span className="menu-name">
                  {sizes.length === 1 && <Name {...names} />}
                  {sizes.length > 1 && (
                    <span className="visually-hidden">
                      <Name {...names} />{" "}
                    </span>
                  )}
                  {size.size && <SizeWord size={size.size} />}
                </span>
                {size.best ? (
                  <BestPrice best={size.best} now={now} />
                ) : (
                  <span className="quiet small">{t("noPrice")}</span>
                )}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}
