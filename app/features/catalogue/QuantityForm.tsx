import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { MOST_OF_ONE } from "./address";

/** Asks how many. A plain GET form: the page answers with the new totals. */
export function QuantityForm({ quantity }: { quantity: number }) {
  const { t } = useTranslation("prices");
  return (
    <Form method="get" className="quantity-form" preventScrollReset>
      <label htmlFor="quantity">{t("quantity")}</label>
      <input
        className="input figure"
        type="number"
        id="quantity"
        name="quantity"
        key={quantity}
        defaultValue={quantity}
        min={1}
        max={MOST_OF_ONE}
        required
        inputMode="numeric"
      />
      <Button quiet>{t("updateQuantity")}</Button>
    </Form>
  );
}
