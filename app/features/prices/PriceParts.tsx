import { useTranslation } from "react-i18next";
import { formatRiyals } from "~/i18n/format";
import { isFeesUnknown, type RankedOffer } from "./compare";

interface PricePartsProps {
  offer: Pick<RankedOffer, "platform" | "itemPrice" | "deliveryFee" | "fees" | "vat">;
  quantity: number;
  /** What the dishes are called; one dish if absent. */
  items?: string;
}

/** Of what a total is made. */
export function PriceParts({ offer, quantity, items }: PricePartsProps) {
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
