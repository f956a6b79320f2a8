import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlatformChoice } from "~/features/prices/ui";
import { AMOUNT_FIELDS, MODERATOR_REASONS, REVIEW_FIELDS } from "~/features/snapshots";
import { ReviewInput, WhichDish } from "~/features/snapshots/ui";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import type { CasePage } from "./case-page.server";

/** Accepts what was sent, corrected or not, or rejects it with a reason. A picture that was known can only be rejected. */
export function DecideForm({ page }: { page: CasePage }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  const { note, reason, problem } = page;
  const known = page.outcome.reasons.includes("picture_known");
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="odd" value="on" />
      <input type="hidden" name="source" value={page.reviewForm.values.source} />
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

function Correction({ page: { reviewForm, sent } }: { page: CasePage }) {
  const { t } = useTranslation(["moderation", "sheet"]);
  const corrected = REVIEW_FIELDS.some((field) => reviewForm.values[field] !== sent[field]);
  return (
    <details className="find-dish" open={corrected || Object.keys(reviewForm.errors).length > 0}>
      <summary>{t("case.correct")}</summary>
      <div className="stack">
        <WhichDish
          reviewForm={reviewForm}
          key={`${reviewForm.values.dish_id} ${reviewForm.choices[0]?.length}`}
        />
        <PlatformChoice legend={t("sheet:platform")} chosen={reviewForm.values.platform} />
        <ReviewInput name="date" reviewForm={reviewForm} type="date" dir="ltr" />
        <div className="sheet-amounts">
          {(reviewForm.values.source === "menu"
            ? (["item_price"] as const)
            : (["quantity", ...AMOUNT_FIELDS] as const)
          ).map((name) => (
            <ReviewInput key={name} name={name} reviewForm={reviewForm} amount />
          ))}
        </div>
      </div>
    </details>
  );
}
