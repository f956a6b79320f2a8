import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { ORDER_PARAM, useOrderSoFar } from "~/ui/order-so-far";
import { MOST_OF_ONE } from "./address";

interface QuantityFormProps {
  quantity: number;
  /** What was typed that is no quantity; null otherwise. */
  refused: string | null;
}

/** Asks how many. A plain GET form: the page answers with the new totals. */
export function QuantityForm({ quantity, refused }: QuantityFormProps) {
  const { t } = useTranslation("prices");
  const order = useOrderSoFar();
  return (
    <Form method="get" className="quantity-form" preventScrollReset>
      {order && <input type="hidden" name={ORDER_PARAM} value={order} />}
      <label htmlFor="quantity">{t("quantity")}</label>
      <input
        className="input figure"
        type="number"
        id="quantity"
        name="quantity"
        key={refused ?? quantity}
        defaultValue={refused ?? quantity}
        aria-invalid={refused === null ? undefined : true}
        aria-describedby={refused === null ? undefined : "quantity-error"}
        min={1}
        max={MOST_OF_ONE}
        required
        inputMode="numeric"
      />
      <Button quiet>{t("updateQuantity")}</Button>
      {refused !== null && (
        <p className="field-error" id="quantity-error" role="alert">
          <Icon name="circle-alert" />
          {t("quantityRange", { max: MOST_OF_ONE })}
        </p>
      )}
    </Form>
  );
}
