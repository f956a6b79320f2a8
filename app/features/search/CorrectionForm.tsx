import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MOST_OF_ONE, SIZES, type Size } from "~/features/catalogue";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import type { SearchResult } from "./schema";
import { namesOf } from "./two-names";

const SIZE_CODES = Object.keys(SIZES) as Size[];

/** The parts of a question, each in a field of its own. A plain GET form: the address it leads to asks again. */
export function CorrectionForm({ result }: { result: SearchResult }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { intent, understood } = result;
  const { t: catalogue } = useTranslation("catalogue");
  const area =
    understood.neighbourhood && nameFor(language, namesOf(understood.neighbourhood)).text;
  return (
    <Form
      action="/search"
      method="get"
      className="correction"
      key={`${intent.item} ${understood.size} ${intent.restaurant} ${area} ${intent.quantity}`}
    >
      <p className="quiet small">{t("fixHint")}</p>
      <div className="correction-fields">
        <Field label={t("dish")} name="dish" defaultValue={intent.item} maxLength={100} />
        <Select
          label={t("size")}
          name="size"
          defaultValue={understood.size ?? ""}
          options={[
            { value: "", label: t("anySize") },
            ...SIZE_CODES.map((size) => ({ value: size, label: catalogue(`size.${size}`) })),
          ]}
        />
        <Field
          label={t("restaurant")}
          name="restaurant"
          defaultValue={intent.restaurant}
          maxLength={100}
        />
        <Field label={t("area")} name="area" defaultValue={area ?? ""} maxLength={60} />
        <Field
          label={t("quantity")}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_OF_ONE}
          defaultValue={intent.quantity}
        />
      </div>
      <Button quiet>{t("fixSubmit")}</Button>
    </Form>
  );
}
