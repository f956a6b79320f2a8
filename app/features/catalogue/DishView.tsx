import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { WatchForm } from "~/features/community/watch/WatchForm";
import { TapForm } from "~/features/contribute/taps/TapForm";
import type { Stands } from "~/features/contribute/taps/tap";
import type { Comparison } from "~/features/prices/compare";
import { PriceHistorySection } from "~/features/prices/PriceHistorySection";
import { PriceRows } from "~/features/prices/PriceRows";
import type { PriceHistory } from "~/features/prices/price-history";
import { VerdictLine } from "~/features/prices/VerdictLine";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { ElsewhereList } from "./ElsewhereList";
import { FactsLine } from "./FactsLine";
import { OtherSizes } from "./OtherSizes";
import { QuantityForm } from "./QuantityForm";
import { SizeWord } from "./SizeWord";
import { type DishElsewhere, type DishLine, namesOfRow, type RestaurantFacts } from "./schema";

interface DishViewProps {
  dish: DishLine;
  restaurant: RestaurantFacts;
  comparison: Comparison | null;
  history: PriceHistory | null;
  sizes: readonly { id: number; size: string | null }[];
  elsewhere: readonly DishElsewhere[];
  stands: Stands;
  quantity: number;
  /** Whether the signed-in person follows the price. */
  isFollowed: boolean;
  now: number;
}

/** A dish of one restaurant: what it costs now on each platform, how that changed, and where else there is one. */
export function DishView({ dish, restaurant, comparison, history, ...rest }: DishViewProps) {
  const { sizes, elsewhere, stands, quantity, isFollowed, now } = rest;
  const { t } = useTranslation("catalogue");
  const { t: prices } = useTranslation("prices");
  const { t: common } = useTranslation();
  const addPrice = `/contribute/snapshot/new?dish=${dish.id}`;
  const name = nameFor(useLanguage(), namesOfRow(dish)).text;
  return (
    <Page
      title={
        <>
          <Name {...namesOfRow(dish)} /> {dish.size && <SizeWord size={dish.size} />}
        </>
      }
    >
      <div className="dish-place">
        <p>
          <Link to={`/restaurants/${restaurant.id}`} className="target-link">
            <Name {...namesOfRow(restaurant)} />
          </Link>
        </p>
        <FactsLine cuisine={restaurant.cuisine} rating={restaurant.rating} areas={[]} />
      </div>
      <OtherSizes sizes={sizes} current={dish.id} quantity={quantity} />
      <WatchForm dishId={dish.id} isFollowed={isFollowed} />
      <div className="stack stack-wide">
        <div className="dish-columns">
          {comparison ? (
            <Card receipt>
              <QuantityForm quantity={quantity} />
              <PriceRows
                dishId={dish.id}
                comparison={comparison}
                stands={stands}
                quantity={quantity}
                now={now}
                canReport
              />
              <VerdictLine comparison={comparison} />
              <TapForm />
              <p>
                <Link to={addPrice} className="target-link">
                  {common("navigation.contribute")}
                </Link>
              </p>
            </Card>
          ) : (
            <Notice>
              <div className="stack stack-tight">
                <p>{prices("none")}</p>
                <p>
                  <LinkButton to={addPrice}>{common("navigation.contribute")}</LinkButton>
                </p>
              </div>
            </Notice>
          )}
          <PriceHistorySection history={history} dish={name} />
        </div>
        <ElsewhereList title={t("elsewhere", { dish: name })} dishes={elsewhere} now={now} />
      </div>
    </Page>
  );
}
