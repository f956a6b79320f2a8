import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatRiyals } from "~/i18n/format";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";
import type { BarShares } from "./bar-shares";
import { isFeesUnknown, type RankedOffer } from "./compare";
import { FeeNotes } from "./FeeNotes";
import type { FEE_HINT_KINDS } from "./fee-hints";
import { PlatformName } from "./PlatformName";
import { PriceBar } from "./PriceBar";
import { StatusLine, type StatusLineProps } from "./StatusLine";
import { isRange } from "./verdict";

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
  const { t } = useTranslation("prices");
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
      {isRange(offer) && (
        <p className="price-range">
          <Sentence
            text={t("range")}
            parts={{ low: <Amount halalas={offer.low} />, high: <Amount halalas={offer.high} /> }}
          />
        </p>
      )}
      <PriceBar platform={offer.platform} shares={shares} />
      <PriceParts offer={offer} quantity={quantity} items={items} />
      <FeeNotes offer={offer} quantity={quantity} hints={hints} />
      <StatusLine dishId={dishId} offer={offer} now={now} />
      {children}
    </li>
  );
}

function PriceParts({
  offer,
  quantity,
  items,
}: Pick<OfferRowProps, "offer" | "quantity" | "items">) {
  const { t } = useTranslation("prices");
  const each = formatRiyals(offer.itemPrice);
  const { delivery } = offer.fees;
  const nothing = isFeesUnknown(offer) ? t("unknown") : t("free");
  return (
    <dl className="price-parts" data-platform={offer.platform}>
      <div>
        <dt>
          <span className="swatch bar-items" aria-hidden="true" />
          {items ?? t("items")}
        </dt>
        <dd>{quantity === 1 ? each : `${quantity} × ${each}`}</dd>
      </div>
      <div>
        <dt>
          {delivery > 0 && <span className="swatch bar-delivery" aria-hidden="true" />}
          {t("delivery")}
        </dt>
        <dd>{delivery === 0 ? nothing : formatRiyals(delivery)}</dd>
      </div>
      {(["service", "smallOrder"] as const).map(
        (kind) =>
          offer.fees[kind] > 0 && (
            <div key={kind}>
              <dt>
                <span className="swatch bar-delivery" aria-hidden="true" />
                {t(kind)}
              </dt>
              <dd>{formatRiyals(offer.fees[kind])}</dd>
            </div>
          ),
      )}
      <div>
        <dt>
          {offer.vat > 0 && <span className="swatch bar-vat" aria-hidden="true" />}
          {t("vat")}
        </dt>
        <dd>{offer.vat === 0 ? t("vatIncluded") : formatRiyals(offer.vat)}</dd>
      </div>
    </dl>
  );
}
