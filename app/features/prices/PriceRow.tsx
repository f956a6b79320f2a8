import { PriceTaps } from "~/features/prices/taps/PriceTaps";
import { anchorOf, type OwnCheck } from "~/features/prices/taps/tap";
import type { BarShares } from "./bar-shares";
import type { RankedOffer } from "./compare";
import { OfferRow } from "./OfferRow";

interface PriceRowProps {
  dishId: number;
  offer: RankedOffer;
  /** Where the person stands about this price. */
  ownCheck: OwnCheck;
  quantity: number;
  shares: BarShares;
  /** What sets this row off, in words; nothing for the others. */
  award: string | null;
  now: number;
  canReport?: boolean;
}

/** One platform's price of a dish, and the taps by which people say whether it still holds. */
export function PriceRow({ dishId, ownCheck, canReport, ...row }: PriceRowProps) {
  const { platform, itemPrice } = row.offer;
  return (
    <OfferRow id={anchorOf({ dishId, platform })} dishId={dishId} {...row}>
      <PriceTaps
        dishId={dishId}
        platform={platform}
        itemPrice={itemPrice}
        ownCheck={ownCheck}
        canReport={canReport}
      />
    </OfferRow>
  );
}
