import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { ORDER_PARAM, useOrderSoFar } from "~/ui/order-so-far";

interface SearchFormProps {
  /** What was asked last. */
  query?: string;
  /** The one thing on the page, rather than a line in the header. */
  large?: boolean;
}

/** Asks for a restaurant, a dish, or both. A plain GET form. */
export function SearchForm({ query = "", large }: SearchFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const order = useOrderSoFar();
  return (
    <search className={large ? "search-form search-form-large" : "search-form"}>
      <Form action="/search" method="get" className="search-form-box">
        {order && <input type="hidden" name={ORDER_PARAM} value={order} />}
        <label className="visually-hidden" htmlFor={id}>
          {t("search.label")}
        </label>
        <input
          className="search-form-input"
          type="search"
          name="q"
          id={id}
          key={query}
          defaultValue={query}
          placeholder={t("search.placeholder")}
          dir="auto"
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="submit"
          className="button search-form-button"
          aria-label={large ? undefined : t("search.button")}
        >
          <Icon name="search" />
          {large && t("search.button")}
        </button>
      </Form>
    </search>
  );
}
