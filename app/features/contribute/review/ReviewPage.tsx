import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SHEET_FIELDS } from "../sheet/fields";
import type { PictureRow } from "../snapshot/queries.server";
import { Pictures } from "./Pictures";
import { SheetForm } from "./SheetForm";
import type { SheetPage } from "./snapshot-page.server";

/** The picture beside what was read from it, for its sender to put right. */
export function ReviewPage({ pictures, sheet }: { pictures: PictureRow[]; sheet: SheetPage }) {
  const { t } = useTranslation(["snapshots", "sheet"]);
  const { errors, doubts, state } = sheet;
  const summary = SHEET_FIELDS.flatMap((field) => {
    const code = errors[field];
    if (!code) return [];
    const message = t(`sheet:problem.${code === "invalid" ? field : code}`);
    return [{ fieldId: field, message }];
  });
  const doubtful = SHEET_FIELDS.filter((field) => doubts[field]);
  return (
    <Page title={t("review.title")} lead={t(state === "read" ? "review.lead" : "review.leadTyped")}>
      {summary.length > 0 && (
        <ErrorSummary key={JSON.stringify(errors)} title={t("sheet:attention")} errors={summary} />
      )}
      {(state === "failed" || state === "busy") && (
        <Notice kind="warning">
          <p>{t(`review.${state}`)}</p>
          <Form method="post">
            <Button quiet name="intent" value="again">
              {t("review.again")}
            </Button>
          </Form>
        </Notice>
      )}
      {summary.length === 0 && doubtful.length > 0 && (
        <Notice kind="warning">
          <p>{t("review.doubts")}</p>
          <ul className="cluster">
            {doubtful.map((field) => (
              <li key={field}>
                <a className="target-link" href={`#${field}`}>
                  {t(`sheet:${field}`)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="snapshot-columns">
        <div className="snapshot-aside">
          <Pictures pictures={pictures} alt={t("pictureAlt")} />
        </div>
        <Card receipt>
          <SheetForm sheet={sheet} />
        </Card>
      </div>
    </Page>
  );
}
