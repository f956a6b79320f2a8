import { useTranslation } from "react-i18next";
import { PriceTaps } from "~/features/prices/taps/PriceTaps";
import { anchorOf, type OwnCheck } from "~/features/prices/taps/tap";
import { formatRiyals } from "~/i18n/format";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";
import type { BarShares } from "./bar-shares";
import type { RankedOffer } from "./compare";
import { FeeNotes } from "./FeeNotes";
import { PlatformName } from "./PlatformName";
import { PriceBar } from "./PriceBar";
import { StatusLine } from "./StatusLine";
import { isRange } from "./verdict";

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

/** One platform's price: who, how much in all, of what it is made, and how sure it is. */
export function PriceRow({
  dishId,
  offer,
  ownCheck,
  quantity,
  shares,
  award,
  now,
  canReport,
}: PriceRowProps) {
  const { t } = useTranslation("prices");
  return (
    <li
      id={anchorOf({ dishId, platform: offer.platform })}
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
      <PriceParts offer={offer} quantity={quantity} />
      <FeeNotes offer={offer} quantity={quantity} />
      <StatusLine dishId={dishId} offer={offer} now={now} />
      <PriceTaps
        dishId={dishId}
        platform={offer.platform}
        itemPrice={offer.itemPrice}
        ownCheck={ownCheck}
        canReport={canReport}
      />
    </li>
  );
}

function PriceParts({ offer, quantity }: { offer: RankedOffer; quantity: number }) {
  const { t } = useTranslation("prices");
  const each = formatRiyals(offer.itemPrice);
  const { delivery } = offer.fees;
  return (
    <dl className="price-parts" data-platform={offer.platform}>
      <div>
        <dt>
          <span className="swatch bar-items" aria-hidden="true" />
          {t("items")}
        </dt>
        <dd>{quantity === 1 ? each : `${quantity} × ${each}`}</dd>
      </div>
      <div>
        <dt>
          {delivery > 0 && <span className="swatch bar-delivery" aria-hidden="true" />}
          {t("delivery")}
        </dt>
        <dd>{delivery === 0 ? t("free") : formatRiyals(delivery)}</dd>
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
