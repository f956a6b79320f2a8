import { useTranslation } from "react-i18next";
import type { OwnChecks } from "~/features/prices/taps/tap";
import { barShares } from "./bar-shares";
import type { Comparison } from "./compare";
import { PriceRow } from "./PriceRow";
import { bestOf } from "./verdict";

interface PriceRowsProps {
  dishId: number;
  comparison: Comparison;
  ownChecks: OwnChecks;
  quantity: number;
  now: number;
  /** Whether each price has a link to report it. */
  canReport?: boolean;
}

/** The platforms that have a price, cheapest first, with bars on one scale. `now` in ms. */
export function PriceRows({
  dishId,
  comparison,
  ownChecks,
  quantity,
  now,
  canReport,
}: PriceRowsProps) {
  const { t } = useTranslation("prices");
  const { ranked, winnerIsStale } = comparison;
  const best = bestOf(comparison);
  const shares = barShares(
    ranked.map((offer) => ({
      items: offer.itemPrice * quantity,
      delivery: offer.deliveryFee,
      vat: offer.vat,
    })),
  );
  return (
    <ol className="price-rows">
      {ranked.map((offer, place) => (
        <PriceRow
          key={offer.platform}
          dishId={dishId}
          offer={offer}
          ownCheck={ownChecks[`${dishId} ${offer.platform}`] ?? null}
          quantity={quantity}
          shares={shares[place] ?? { items: 0, delivery: 0, vat: 0 }}
          award={offer === best ? t(winnerIsStale ? "cheapestRecent" : "cheapest") : null}
          now={now}
          canReport={canReport}
        />
      ))}
    </ol>
  );
}
