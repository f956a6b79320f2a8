import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import type { OrderFees } from "./compare";

/** From which subtotals on an order is taken, escapes the small-order fee, and is delivered free, whatever is ordered. */
export function FeeThresholds({ thresholds }: Pick<OrderFees, "thresholds">) {
  const { t } = useTranslation("prices");
  const { freeFrom, minimum, smallOrderBelow, smallOrderFee } = thresholds;
  const told = [
    { kind: "minimum", limit: minimum, amount: minimum },
    { kind: "smallOrder", limit: smallOrderBelow, amount: smallOrderFee },
    { kind: "freeDelivery", limit: freeFrom, amount: freeFrom },
  ] as const;
  return told.map(
    ({ amount, kind, limit }) =>
      amount !== undefined &&
      limit !== undefined && (
        <p key={kind} className="fee-hint" data-threshold={kind}>
          <Icon name="info" />
          <span>
            <Sentence
              text={t(`threshold.${kind}`)}
              parts={{ limit: <Amount halalas={limit} />, amount: <Amount halalas={amount} /> }}
            />
          </span>
        </p>
      ),
  );
}
