import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MOST_OF_ONE, namesOfRow } from "~/features/catalogue";
import { SizeWord } from "~/features/catalogue/ui";
import type { DishOrder } from "~/features/fees";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { ORDER_PARAM, withOrder } from "~/ui/order-so-far";
import { basketPath } from "./address";
import type { BasketLine } from "./basket.server";
import { type LineProblem, linesText, quantityField } from "./lines";

interface OrderLinesFormProps {
  /** The lines of one restaurant. */
  lines: readonly BasketLine[];
  /** The whole order, which the address is made from. */
  order: readonly DishOrder[];
  area: number | null;
  problems: readonly LineProblem[];
}

/** What is ordered and how much of it. A plain GET form: the page answers with the new totals. */
export function OrderLinesForm({ lines, order, area, problems }: OrderLinesFormProps) {
  const { t: prices } = useTranslation("prices");
  const form = useId();
  return (
    <>
      <ul className="order-lines">
        {lines.map((line) => (
          <OrderLine key={line.dishId} {...{ line, order, area, problems, form }} />
        ))}
      </ul>
      <Form
        method="get"
        action="/basket"
        id={form}
        className="order-form"
        preventScrollReset
        noValidate
      >
        <input type="hidden" name={ORDER_PARAM} value={linesText(order)} />
        {area !== null && <input type="hidden" name="area" value={area} />}
        <Button quiet>{prices("updateQuantity")}</Button>
      </Form>
    </>
  );
}

interface OrderLineProps extends Omit<OrderLinesFormProps, "lines"> {
  line: BasketLine;
  /** The id of the form that its field belongs to: a form is not printed, but what is ordered is. */
  form: string;
}

function OrderLine({ line, form, order, area, problems }: OrderLineProps) {
  const { dish, dishId, quantity } = line;
  const { t } = useTranslation("basket");
  const name = nameFor(useLanguage(), namesOfRow(dish)).text;
  const field = quantityField(dishId);
  const refused = problems.find((one) => one.kind === "quantity" && one.dishId === dishId);
  const said = refused?.kind === "quantity" ? refused.said : null;
  const others = order.filter((other) => other.dishId !== dishId);
  return (
    <li className="order-line">
      <span className="order-dish">
        <span className="order-count" aria-hidden="true">
          {quantity} ×
        </span>
        <Link to={withOrder(`/dishes/${dishId}`, linesText(order))} className="target-link">
          <Name {...namesOfRow(dish)} />
        </Link>
        {dish.size && <SizeWord size={dish.size} />}
      </span>
      <input
        className="input figure"
        type="number"
        form={form}
        name={field}
        id={field}
        key={said ?? quantity}
        defaultValue={said ?? quantity}
        aria-label={t("quantityOf", { dish: name })}
        aria-invalid={said === null ? undefined : true}
        aria-describedby={said === null ? undefined : `${field}-error`}
        min={1}
        max={MOST_OF_ONE}
        inputMode="numeric"
      />
      <Link
        className="order-remove"
        to={basketPath(others, area)}
        preventScrollReset
        aria-label={t("remove", { dish: name })}
      >
        <Icon name="trash" />
      </Link>
      {said !== null && (
        <p className="field-error" id={`${field}-error`} role="alert">
          <Icon name="circle-alert" />
          {t("quantityRange", { max: MOST_OF_ONE, count: quantity })}
        </p>
      )}
    </li>
  );
}
