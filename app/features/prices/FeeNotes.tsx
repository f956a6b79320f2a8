import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import type { RankedOffer } from "./compare";
import { feeHints } from "./fee-hints";

/** What the fees of an order are known from, and what a little more on it would change. */
export function FeeNotes({ offer, quantity }: { offer: RankedOffer; quantity: number }) {
  const { t } = useTranslation("prices");
  const { level, orders } = offer.fees.basis;
  return (
    <>
      {feeHints(offer, quantity).map(({ kind, more, amount }) => (
        <p key={kind} className="fee-hint" data-hint={kind}>
          <Icon name={kind === "minimum" ? "triangle-alert" : "info"} />
          <span>
            <Sentence
              text={t(`hint.${kind}`)}
              parts={{ more: <Amount halalas={more} />, amount: <Amount halalas={amount} /> }}
            />
          </span>
        </p>
      ))}
      {level !== "none" && (
        <p className="quiet small">
          {level === "here" || level === "restaurant"
            ? t(`basis.${level}`, { count: orders })
            : t(`basis.${level}`)}
        </p>
      )}
    </>
  );
}
