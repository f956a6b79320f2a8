import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import { isFeesUnknown, type RankedOffer } from "./compare";
import { FEE_HINT_KINDS, feeHints } from "./fee-hints";

interface FeeNotesProps {
  offer: Pick<RankedOffer, "itemPrice" | "deliveryFee" | "fees">;
  quantity: number;
  /** The hints that may be given. */
  hints?: readonly (typeof FEE_HINT_KINDS)[number][];
}

/** What the fees of an order are known from, and what a little more on it would change. */
export function FeeNotes({ offer, quantity, hints = FEE_HINT_KINDS }: FeeNotesProps) {
  const { t } = useTranslation("prices");
  const { level, orders } = offer.fees.basis;
  return (
    <>
      {feeHints(offer, quantity)
        .filter(({ kind }) => hints.includes(kind))
        .map(({ kind, more, amount }) => (
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
      {isFeesUnknown(offer) && <p className="quiet small">{t("basis.none")}</p>}
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
