import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/ui";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import type { LineOutcome } from "../review/outcome.server";

interface OrderPartProps {
  line: LineOutcome;
  /** Whether something else became of it than of its order. */
  differs: boolean;
}

/** One line of an order: how many of which dish, and what they cost together. */
export function OrderPart({ line, differs }: OrderPartProps) {
  const { t } = useTranslation("outcomes");
  const { dish, quantity, item_price, options, reasons, state } = line;
  return (
    <div>
      <dt>
        {quantity > 1 && <bdi dir="ltr">{quantity} × </bdi>}
        {dish ? <Name ar={dish.name_ar} en={dish.name_en} /> : t("own.dishGone")}
        {dish?.size && (
          <>
            {" "}
            <SizeWord size={dish.size} />
          </>
        )}
        {options && (
          <span className="quiet small block" dir="auto">
            {options}
          </span>
        )}
        {differs && (
          <span className="quiet small block">
            {[`outcome.${state}` as const, ...reasons.map((code) => `reason.${code}` as const)]
              .map((key) => t(key))
              .join(" · ")}
          </span>
        )}
      </dt>
      <dd>
        <Amount halalas={item_price * quantity} />
      </dd>
    </div>
  );
}
