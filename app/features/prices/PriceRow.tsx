import { useTranslation } from "react-i18next";
import { PriceTaps } from "~/features/contribute/taps/PriceTaps";
import { anchorOf, type Stand } from "~/features/contribute/taps/tap";
import { formatRiyals } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import type { BarShares } from "./bar-shares";
import type { RankedOffer } from "./compare";
import { PlatformName } from "./PlatformName";
import { PriceBar } from "./PriceBar";
import { StatusLine } from "./StatusLine";

interface PriceRowProps {
  dishId: number;
  offer: RankedOffer;
  /** Where the person stands about this price. */
  stand: Stand;
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
  stand,
  quantity,
  shares,
  award,
  now,
  canReport,
}: PriceRowProps) {
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
          <Amount halalas={offer.total} />
        </span>
      </p>
      <PriceBar platform={offer.platform} shares={shares} />
      <PriceParts offer={offer} quantity={quantity} />
      <StatusLine offer={offer} now={now} />
      <PriceTaps
        dishId={dishId}
        platform={offer.platform}
        totalForOne={offer.totalForOne}
        stand={stand}
        canReport={canReport}
      />
    </li>
  );
}

function PriceParts({ offer, quantity }: { offer: RankedOffer; quantity: number }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  const riyals = (halalas: number) => formatRiyals(halalas, language);
  const each = riyals(offer.itemPrice);
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
          {offer.deliveryFee > 0 && <span className="swatch bar-delivery" aria-hidden="true" />}
          {t("delivery")}
        </dt>
        <dd>{offer.deliveryFee === 0 ? t("free") : riyals(offer.deliveryFee)}</dd>
      </div>
      <div>
        <dt>
          {offer.vat > 0 && <span className="swatch bar-vat" aria-hidden="true" />}
          {t("vat")}
        </dt>
        <dd>{offer.vat === 0 ? t("vatIncluded") : riyals(offer.vat)}</dd>
      </div>
    </dl>
  );
}
