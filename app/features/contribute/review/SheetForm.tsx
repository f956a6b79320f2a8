import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "~/ui/Checkbox";
import { SubmitButton } from "~/ui/SubmitButton";
import { PlatformChoice } from "../dish/PlatformChoice";
import { AMOUNT_FIELDS } from "../sheet/fields";
import { SheetInput } from "./SheetInput";
import type { SheetPage } from "./snapshot-page.server";
import { WhichDish } from "./WhichDish";

/** Parts most orders don't have: their hint says when to leave them empty. */
const HINTED = ["others", "service_fee", "vat", "discount"] as const;

/** What was read, to be corrected and sent. */
export function SheetForm({ sheet }: { sheet: SheetPage }) {
  const { t } = useTranslation("sheet");
  const { values, errors, doubts } = sheet;
  const hinted = (name: string) => HINTED.find((one) => one === name);
  return (
    <Form method="post" className="stack stack-wide" preventScrollReset={false}>
      <WhichDish sheet={sheet} key={values.dish_id + sheet.choices.length} />
      <PlatformChoice
        legend={t("platform")}
        chosen={values.platform}
        error={errors.platform && t("problem.platform")}
        hint={doubts.platform && t(`${doubts.platform}`)}
      />
      <section className="stack" aria-labelledby="amounts">
        <h2 id="amounts">{t("amounts")}</h2>
        <p className="quiet small">{t("amountsHint")}</p>
        <div className="sheet-pair">
          <SheetInput name="quantity" sheet={sheet} inputMode="numeric" dir="ltr" required />
          <SheetInput name="date" sheet={sheet} type="date" dir="ltr" required />
        </div>
        <div className="sheet-amounts">
          {AMOUNT_FIELDS.map((name) => {
            const hint = hinted(name);
            return (
              <SheetInput
                key={name}
                name={name}
                sheet={sheet}
                amount
                hint={hint && t(`hint.${hint}`)}
              />
            );
          })}
        </div>
        {(errors.total === "sum" || values.odd === "on") && (
          <Checkbox
            name="odd"
            label={t("odd")}
            hint={t("oddHint")}
            defaultChecked={values.odd === "on"}
          />
        )}
      </section>
      <div className="stack stack-tight">
        <SubmitButton name="intent" value="send">
          {t("send")}
        </SubmitButton>
        <p className="quiet small">{t("sendHint")}</p>
      </div>
    </Form>
  );
}
