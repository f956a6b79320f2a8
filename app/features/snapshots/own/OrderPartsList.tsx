import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Charge } from "~/features/fees";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import type { OrderParts, SubmissionOutcome } from "../review/outcome.server";
import { timeText } from "../review-form/day";
import { OrderPart } from "./OrderPart";

/** How charges are called, as on the form they were sent with. */
const WORDS = {
  delivery: "delivery_fee",
  service: "service_fee",
  small_order: "small_order_fee",
  cash: "cash_fee",
  vat_on_top: "vat",
  discount: "discount",
  tip: "tip",
  donation: "donation",
} as const;

const wordOf = ({ kind, off }: Charge) => (off === "delivery" ? "delivery_discount" : WORDS[kind]);

interface OrderPartsListProps {
  parts: OrderParts;
  /** What became of the order: a line of which something else became says so. */
  state: SubmissionOutcome["state"];
}

/** What an order was made of, each charge by its kind, and where it went: for its sender and moderators. */
export function OrderPartsList({ parts, state }: OrderPartsListProps) {
  const { t } = useTranslation("sheet");
  const { item_price, quantity, others = 0, charges, neighbourhood, placedAt, member } = parts;
  const alone = parts.lines.length === 0;
  const line = (key: string, word: string, value: ReactNode) => (
    <div key={key}>
      <dt>{word}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className="order-parts">
      {parts.lines.map((one) => (
        <OrderPart key={one.id} line={one} differs={one.state !== state} />
      ))}
      {alone && line("item_price", t("item_price"), <Amount halalas={item_price} />)}
      {alone && quantity > 1 && line("quantity", t("quantity"), <bdi>{quantity}</bdi>)}
      {others > 0 && line("others", t("others"), <Amount halalas={others} />)}
      {charges.map((charge) => {
        const word = wordOf(charge);
        const amount = charge.kind === "discount" ? -charge.amount : charge.amount;
        return line(word, t(word), <Amount halalas={amount} />);
      })}
      {neighbourhood &&
        line(
          "neighbourhood",
          t("neighbourhood"),
          <Name ar={neighbourhood.ar} en={neighbourhood.en} />,
        )}
      {placedAt !== null && line("time", t("time"), <bdi dir="ltr">{timeText(placedAt)}</bdi>)}
      {member !== null && line("member", t("member"), t(`membership.${member ? "yes" : "no"}`))}
    </dl>
  );
}
