import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { PlatformChoice } from "../dish/PlatformChoice";
import { MODERATOR_REASONS } from "../reasons";
import { SheetInput } from "../review/SheetInput";
import { WhichDish } from "../review/WhichDish";
import { AMOUNT_FIELDS, SHEET_FIELDS } from "../sheet/fields";
import type { CasePage } from "./case-page.server";

/** Accepts what was sent, corrected or not, or rejects it with a reason. */
export function DecideForm({ page }: { page: CasePage }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  const { sheet, sent, note, reason, problem } = page;
  const corrected = SHEET_FIELDS.some((field) => sheet.values[field] !== sent[field]);
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="odd" value="on" />
      <input type="hidden" name="seen" value={page.seen} />
      <details className="find-dish" open={corrected || Object.keys(sheet.errors).length > 0}>
        <summary>{t("case.correct")}</summary>
        <div className="stack">
          <WhichDish sheet={sheet} key={sheet.values.dish_id + sheet.choices.length} />
          <PlatformChoice legend={t("sheet:platform")} chosen={sheet.values.platform} />
          <SheetInput name="date" sheet={sheet} type="date" dir="ltr" />
          <div className="sheet-amounts">
            {(["quantity", ...AMOUNT_FIELDS] as const).map((name) => (
              <SheetInput key={name} name={name} sheet={sheet} amount />
            ))}
          </div>
        </div>
      </details>
      <TextArea
        name="note"
        id="note"
        label={t("case.note")}
        hint={t("case.noteHint")}
        maxLength={500}
        defaultValue={note}
      />
      <SubmitButton name="intent" value="accept">
        {t("case.accept")}
      </SubmitButton>
      <hr />
      <Select
        name="reason"
        id="reason"
        label={t("case.reason")}
        error={problem === "reason" ? t("case.reasonMissing") : undefined}
        defaultValue={reason}
        options={[
          { value: "", label: t("case.choose") },
          ...MODERATOR_REASONS.map((code) => ({
            value: code,
            label: t(`outcomes:reason.${code}`),
          })),
        ]}
      />
      <SubmitButton quiet name="intent" value="reject">
        {t("case.reject")}
      </SubmitButton>
    </Form>
  );
}
