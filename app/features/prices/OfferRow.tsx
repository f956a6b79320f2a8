import type { ReactNode } from "react";
import { Amount } from "~/ui/Amount";
import type { BarShares } from "./bar-shares";
import type { RankedOffer } from "./compare";
import { FeeNotes } from "./FeeNotes";
import type { FEE_HINT_KINDS } from "./fee-hints";
import { PlatformName } from "./PlatformName";
import { PriceBar } from "./PriceBar";
import { PriceParts } from "./PriceParts";
import { RangeLine } from "./RangeLine";
import { StatusLine, type StatusLineProps } from "./StatusLine";

interface OfferRowProps extends Pick<StatusLineProps, "dishId"> {
  id?: string;
  offer: RankedOffer;
  quantity: number;
  shares: BarShares;
  /** What sets this row off, in words; nothing for the others. */
  award: string | null;
  /** What the dishes are called in its parts; one dish if absent. */
  items?: string;
  /** What is said of a little more on the order. */
  hints?: readonly (typeof FEE_HINT_KINDS)[number][];
  now: number;
  /** What follows under it. */
  children?: ReactNode;
}

/** What one platform asks for an order: who, how much in all, of what it is made, and how sure it is. `now` in ms. */
export function OfferRow({
  id,
  dishId,
  offer,
  quantity,
  shares,
  award,
  items,
  hints,
  now,
  children,
}: OfferRowProps) {
  return (
    <li
      id={id}
      className="price-row"
      data-platform={offer.platform}
      data-status={offer.status}
      data-best={award ? true : undefined}
    >
      <p className="price-head">
        <PlatformName platform={offer.platform} />
        {award && <span className="award">{award}</span>}
        <span className="price-total">
          <Amount large halalas={offer.total} />
        </span>
      </p>
      <RangeLine {...offer} />
      <PriceBar platform={offer.platform} shares={shares} />
      <PriceParts offer={offer} quantity={quantity} items={items} />
      <FeeNotes offer={offer} quantity={quantity} hints={hints} />
      <StatusLine dishId={dishId} offer={offer} now={now} />
      {children}
    </li>
  );
}
