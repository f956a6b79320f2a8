import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import { DAY_FIELDS, dayField } from "./day-fields";
import type { FactForm } from "./tell-form";
import { DAY_CODES } from "./week";

/** Asks for opening hours: those of every day, and of the days that differ. */
export function HoursForm({ given, problemOf }: FactForm) {
  const { t } = useTranslation("facts");
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
          {DAY_CODES.map((day) => (
            <Field
              key={day}
              id={dayField(day)}
              name={dayField(day)}
              label={t(`hours.day.${day}`)}
              defaultValue={given(dayField(day))}
              error={problemOf(dayField(day))}
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
