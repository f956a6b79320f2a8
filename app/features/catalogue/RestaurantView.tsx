import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Name } from "~/ui/Name";
import { Page } from "~/ui/Page";
import { BranchList } from "./BranchList";
import { FactsLine } from "./FactsLine";
import { hasTotals } from "./has-totals";
import { MenuList } from "./MenuList";
import type { MenuAverages } from "./menu-averages";
import { type MenuPart, namesOfRow, type RestaurantArea, type RestaurantFacts } from "./schema";
import { WholeMenu } from "./WholeMenu";

interface RestaurantViewProps {
  restaurant: RestaurantFacts;
  areas: readonly RestaurantArea[];
  menu: readonly MenuPart[];
  averages: MenuAverages | null;
  /** Where and when the totals are for. */
  destination: ReactNode;
  /** What people told of it: hours, links. */
  facts: ReactNode;
  /** Whether it is closed for good: then no prices are shown or asked for. */
  closed: boolean;
  now: number;
}

/** A restaurant: its names, where it is, and its menu with the best total of each dish and which platform is cheapest over it. `now` in ms. */
export function RestaurantView({
  restaurant,
  areas,
  menu,
  averages,
  destination,
  facts,
  closed,
  now,
}: RestaurantViewProps) {
  const { t } = useTranslation("catalogue");
  const names = namesOfRow(restaurant);
  // What restaurants themselves ask is the same wherever one is.
  const isPriced = hasTotals(menu);
  return (
    <Page title={<Name {...names} />}>
      <OtherName {...names} />
      <FactsLine cuisine={restaurant.cuisine} rating={restaurant.rating} areas={[]} linked />
      <div className="stack stack-wide">
        {facts}
        {areas.length > 0 && <BranchList areas={areas} />}
        {averages && !closed && <WholeMenu {...averages} destination={destination} />}
        {!closed && (
          <section className="stack" aria-labelledby="menu">
            <h2 id="menu">{t("menu")}</h2>
            {isPriced && !averages && destination}
            {isPriced && <p className="quiet small">{t("menuHint")}</p>}
            {menu.length === 0 && <p className="quiet small">{t("noMenu")}</p>}
            <div className="menu-parts">
              <MenuList menu={menu} now={now} />
            </div>
          </section>
        )}
      </div>
    </Page>
  );
}

/** The name in the script that the heading does not show, for whoever knows the place by that one. */
function OtherName({ ar, en }: { ar: string | null; en: string | null }) {
  const { lang } = nameFor(useLanguage(), { ar, en });
  const other = lang === "ar" ? en : ar;
  if (!other) return null;
  return (
    <p className="other-name">
      <Name ar={lang === "ar" ? null : other} en={lang === "ar" ? other : null} />
    </p>
  );
}
