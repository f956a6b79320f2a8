import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatWeekday } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import { DAY_FIELDS } from "./day-fields";
import type { FactForm } from "./tell-form";

/** Asks for opening hours: those of every day, and of the days that differ. */
export function HoursForm({ given, problemOf }: FactForm) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const differ = DAY_FIELDS.some((field) => given(field) || problemOf(field));
  return (
    <Form method="post" className="stack" aria-labelledby="tell-hours">
      <h2 id="tell-hours">{t("tell.hours")}</h2>
      <p>{t("tell.hoursLead")}</p>
      <Field
        id="every"
        name="every"
        label={t("tell.every")}
        hint={t("tell.everyHint")}
        defaultValue={given("every")}
        error={problemOf("every")}
        autoComplete="off"
        dir="ltr"
      />
      <details className="disclosure" open={differ}>
        <summary>
          <Icon name="chevron-down" />
          {t("tell.days")}
        </summary>
        <div className="stack">
          {DAY_FIELDS.map((field, day) => (
            <Field
              key={field}
              id={field}
              name={field}
              label={formatWeekday(day, language)}
              defaultValue={given(field)}
              error={problemOf(field)}
              autoComplete="off"
              dir="ltr"
            />
          ))}
        </div>
      </details>
      <SubmitButton name="about" value="hours">
        {t("tell.hoursSubmit")}
      </SubmitButton>
    </Form>
  );
}
