import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue/schema";
import { PlatformName } from "~/features/prices/PlatformName";
import { Amount } from "~/ui/Amount";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { FLAG_REASONS } from "./flag";
import type { FlaggedPrice } from "./flag-page.server";

/** A report that was refused: why, and what had been filled in. */
export interface RefusedFlag {
  problem: "reason" | "note" | "often";
  reason: string;
  note: string;
}

interface FlagPageProps extends FlaggedPrice {
  sent: boolean;
  refused?: RefusedFlag;
}

/** The form for saying what is wrong with one price. */
export function FlagPage({ dish, restaurant, platform, total, sent, refused }: FlagPageProps) {
  const { t } = useTranslation("evidence");
  const error = {
    reason: refused?.problem === "reason" ? t("flag.reasonProblem") : undefined,
    note: refused?.problem === "note" ? t("flag.noteProblem") : undefined,
  };
  const [field, message] = error.note ? ["note", error.note] : ["reason", error.reason];
  return (
    <Page narrow title={t("flag.title")} lead={t("flag.lead")}>
      {message && field && (
        <ErrorSummary title={t("flag.problem")} errors={[{ fieldId: field, message }]} />
      )}
      {refused?.problem === "often" && <Notice kind="error">{t("flag.often")}</Notice>}
      <Card>
        <p>
          <strong>
            <Name {...namesOfRow(dish)} />
          </strong>
          {" · "}
          <Name {...namesOfRow(restaurant)} />
        </p>
        <p>
          <PlatformName platform={platform} /> <Amount halalas={total} />
        </p>
      </Card>
      {sent ? (
        <Notice kind="good">{t("flag.sent")}</Notice>
      ) : (
        <Form method="post" className="stack">
          <Select
            id="reason"
            name="reason"
            label={t("flag.reason")}
            error={error.reason}
            defaultValue={refused?.reason}
            options={FLAG_REASONS.map((code) => ({
              value: code,
              label: t(`flag.reasons.${code}`),
            }))}
          />
          <TextArea
            id="note"
            name="note"
            label={t("flag.note")}
            error={error.note}
            defaultValue={refused?.note}
          />
          <SubmitButton>{t("flag.submit")}</SubmitButton>
        </Form>
      )}
      <p>
        <LinkButton quiet to={`/dishes/${dish.id}`}>
          {t("flag.back")}
        </LinkButton>
      </p>
    </Page>
  );
}
