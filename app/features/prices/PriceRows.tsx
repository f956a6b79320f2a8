import { useTranslation } from "react-i18next";
import { barShares } from "./bar-shares";
import type { Comparison } from "./compare";
import { PriceRow } from "./PriceRow";
import { bestOf } from "./verdict";

interface PriceRowsProps {
  comparison: Comparison;
  quantity: number;
  now: number;
}

/** The platforms that have a price, cheapest first, with bars on one scale. `now` in ms. */
export function PriceRows({ comparison, quantity, now }: PriceRowsProps) {
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
          offer={offer}
          quantity={quantity}
          shares={shares[place] ?? { items: 0, delivery: 0, vat: 0 }}
          award={offer === best ? t(winnerIsStale ? "cheapestRecent" : "cheapest") : null}
          now={now}
        />
      ))}
    </ol>
  );
}
