import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlatformName } from "~/features/prices/PlatformName";
import { StatusWord } from "~/features/prices/StatusLine";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import { SizeWord } from "./SizeWord";
import type { MenuPart, MenuSize } from "./schema";

/** A menu under its headings; each line leads to the dish and shows where it costs least. */
export function MenuList({ menu }: { menu: readonly MenuPart[] }) {
  const { t } = useTranslation("catalogue");
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
              <Link key={size.id} to={`/dishes/${size.id}`} className="menu-line">
                <span className="menu-name">
                  {sizes.length === 1 && <Name {...names} />}
                  {sizes.length > 1 && (
                    <span className="visually-hidden">
                      <Name {...names} />{" "}
                    </span>
                  )}
                  {size.size && <SizeWord size={size.size} />}
                </span>
                <BestPrice best={size.best} />
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function BestPrice({ best }: { best: MenuSize["best"] }) {
  const { t } = useTranslation("catalogue");
  if (!best) return <span className="quiet small">{t("noPrice")}</span>;
  return (
    <span className="menu-price">
      <span className="menu-total">
        <Amount halalas={best.total} />
      </span>
      <span className="menu-platform">
        <PlatformName platform={best.platform} />
        <StatusWord status={best.status} />
      </span>
    </span>
  );
}
