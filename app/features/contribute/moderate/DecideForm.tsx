import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { PlatformChoice } from "../dish/PlatformChoice";
import { MODERATOR_REASONS } from "../reasons";
import { SheetInput } from "../review/SheetInput";
import { WhichDish } from "../review/WhichDish";
import { AMOUNT_FIELDS, SHEET_FIELDS } from "../sheet/fields";
import type { CasePage } from "./case-page.server";

/** Accepts what was sent, corrected or not, or rejects it with a reason. A picture that was known can only be rejected. */
export function DecideForm({ page }: { page: CasePage }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  const { note, reason, problem } = page;
  const known = page.outcome.reasons.includes("picture_known");
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="odd" value="on" />
      <input type="hidden" name="seen" value={page.seen} />
      {known ? <Notice>{t("case.problem.known")}</Notice> : <Correction page={page} />}
      <TextArea
        name="note"
        id="note"
        label={t("case.note")}
        hint={t("case.noteHint")}
        maxLength={500}
        defaultValue={note}
      />
      {!known && (
        <>
          <SubmitButton name="intent" value="accept">
            {t("case.accept")}
          </SubmitButton>
          <hr />
        </>
      )}
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

function Correction({ page: { sheet, sent } }: { page: CasePage }) {
  const { t } = useTranslation(["moderation", "sheet"]);
  const corrected = SHEET_FIELDS.some((field) => sheet.values[field] !== sent[field]);
  return (
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
  );
}
