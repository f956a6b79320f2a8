import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { MenuFacts } from "./menu-facts.server";

/** The cheapest known dish with its total, and how much of the menu has prices. */
export function MenuInShort({ menu }: { menu: MenuFacts | null }) {
  const { t } = useTranslation("places");
  if (!menu) return <p className="quiet small">{t("noMenu")}</p>;
  const { cheapest, dishes, priced, platforms } = menu;
  if (!cheapest) return <p className="quiet small">{t("noPrices")}</p>;
  const dish = (
    <Link to={`/dishes/${cheapest.id}`}>
      <Name ar={cheapest.name_ar} en={cheapest.name_en} />
    </Link>
  );
  return (
    <>
      <p className="place-cheapest">
        <span>
          <Sentence text={t("cheapest")} parts={{ dish }} />
        </span>
        <span>
          <Amount halalas={cheapest.best.total} />{" "}
          <span className="quiet small">{t("withDelivery")}</span>
        </span>
      </p>
      <p className="quiet small">
        {t("coverage", { count: dishes, priced })} {t("platforms", { count: platforms })}
      </p>
    </>
  );
}
