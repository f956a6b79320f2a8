import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ShownPrice } from "~/features/catalogue";
import { PriceCard } from "~/features/catalogue/ui";
import type { Draft } from "~/features/forms";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { FLAG_REASONS } from "./flag";

interface FlagPageProps extends ShownPrice {
  sent: boolean;
  /** The report as it was refused, or before its person had to sign in again. */
  draft: Draft | null;
}

/** The form for saying what is wrong with one price. */
export function FlagPage({ sent, draft, ...price }: FlagPageProps) {
  const { t } = useTranslation("evidence");
  const problems = draft?.errors ?? {};
  const errors = {
    reason: problems.reason && t("flag.reasonProblem"),
    note: problems.note && t("flag.noteProblem"),
  };
  const summary = (["reason", "note"] as const).flatMap((fieldId) => {
    const message = errors[fieldId];
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Page narrow title={t("flag.title")} lead={t("flag.lead")}>
      <ErrorSummary title={t("flag.problem")} errors={summary} />
      {problems.often && <Notice kind="error">{t("flag.often")}</Notice>}
      {problems.seen && <Notice kind="warning">{t("tap.problem.moved")}</Notice>}
      <PriceCard {...price} />
      {sent ? (
        <Notice kind="good">{t("flag.sent")}</Notice>
      ) : (
        <Form method="post" className="stack">
          <input type="hidden" name="seen" value={price.itemPrice} />
          <Select
            id="reason"
            name="reason"
            label={t("flag.reason")}
            error={errors.reason}
            defaultValue={draft?.values.reason ?? ""}
            options={[
              { value: "", label: t("flag.choose") },
              ...FLAG_REASONS.map((code) => ({ value: code, label: t(`flag.reasons.${code}`) })),
            ]}
          />
          <TextArea
            id="note"
            name="note"
            label={t("flag.note")}
            error={errors.note}
            defaultValue={draft?.values.note}
          />
          <SubmitButton>{t("flag.submit")}</SubmitButton>
        </Form>
      )}
      <p>
        <LinkButton quiet to={`/dishes/${price.dish.id}`}>
          {t("flag.back")}
        </LinkButton>
      </p>
    </Page>
  );
}
