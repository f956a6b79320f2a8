import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FeeHours } from "~/features/fees";
import { FeeHoursSection } from "~/features/fees/ui";
import type { Comparison, OwnChecks, PriceHistory } from "~/features/prices";
import { PriceHistorySection, PriceRows, TapForm, VerdictLine } from "~/features/prices/ui";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import { Page } from "~/ui/Page";
import { ElsewhereList } from "./ElsewhereList";
import { FactsLine } from "./FactsLine";
import type { DishChoices } from "./menu";
import { OtherSizes } from "./OtherSizes";
import { OwnPriceLine } from "./OwnPriceLine";
import { restaurantPath } from "./paths";
import { QuantityForm } from "./QuantityForm";
import { SizeWord } from "./SizeWord";
import { type DishElsewhere, type DishLine, namesOfRow, type RestaurantFacts } from "./schema";

interface DishViewProps {
  dish: DishLine;
  restaurant: RestaurantFacts;
  /** What the restaurant itself asks (halalas), and when that was seen (ms). */
  ownPrice: { item_price: number; seen_at: number } | null;
  comparison: Comparison | null;
  history: PriceHistory | null;
  /** What an order is charged through the day; null where that does not change. */
  hours: FeeHours | null;
  sizes: DishChoices;
  elsewhere: readonly DishElsewhere[];
  /** Where and when the totals are for. */
  destination: ReactNode;
  ownChecks: OwnChecks;
  quantity: number;
  /** What the address asks for instead of a quantity. */
  refused: string | null;
  /** The way to order it with other dishes: of such a feature too. */
  addToOrder: ReactNode;
  /** What follows the price: a form of a feature that stands above this one. */
  watch: ReactNode;
  /** The form "what did delivery cost you?", of such a feature too. */
  statedFee: ReactNode;
  now: number;
}

/** A dish of one restaurant: what it costs now on each platform, how that changed, and where else there is one. */
export function DishView({ dish, restaurant, comparison, history, ...rest }: DishViewProps) {
  const { ownPrice, hours, sizes, elsewhere, destination, ownChecks, quantity, refused, ...forms } =
    rest;
  const { addToOrder, watch, statedFee, now } = forms;
  const order = useOrderSoFar();
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
          <Link to={withOrder(restaurantPath(restaurant), order)} className="target-link">
            <Name {...namesOfRow(restaurant)} />
          </Link>
        </p>
        <FactsLine cuisine={restaurant.cuisine} rating={restaurant.rating} areas={[]} />
        {ownPrice && <OwnPriceLine price={ownPrice} />}
      </div>
      <OtherSizes sizes={sizes} current={dish.id} quantity={quantity} />
      {destination}
      {watch}
      <div className="stack stack-wide">
        <div className="dish-columns">
          {comparison ? (
            <Card receipt>
              <QuantityForm quantity={quantity} refused={refused} />
              <PriceRows
                dishId={dish.id}
                comparison={comparison}
                ownChecks={ownChecks}
                quantity={quantity}
                now={now}
                canReport
              />
              <VerdictLine comparison={comparison} />
              {addToOrder}
              <TapForm />
              {statedFee}
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
          <div className="stack stack-wide">
            {hours && <FeeHoursSection hours={hours} />}
            <PriceHistorySection history={history} dish={name} />
          </div>
        </div>
        <ElsewhereList title={t("elsewhere", { dish: name })} dishes={elsewhere} now={now} />
      </div>
    </Page>
  );
}
