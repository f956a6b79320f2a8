import { useTranslation } from "react-i18next";
import { CheapestMeal } from "./CheapestMeal";
import type { MenuFacts } from "./menu-facts.server";

/** The cheapest known meal with its total, and how much of the menu has prices. */
export function MenuInShort({ menu }: { menu: MenuFacts | null }) {
  const { t } = useTranslation("places");
  if (!menu) return <p className="quiet small">{t("noMenu")}</p>;
  const { cheapest, dishes, priced, platforms } = menu;
  if (priced === 0) return <p className="quiet small">{t("noPrices")}</p>;
  return (
    <>
      {cheapest && <CheapestMeal {...cheapest} />}
      <p className="quiet small">
        {t("coverage", { count: dishes, priced })} {t("platforms", { count: platforms })}
      </p>
    </>
  );
}
