import { useTranslation } from "react-i18next";
import {
  OrderPartsList,
  OutcomeHead,
  OutcomeText,
  Pictures,
  useReviewFormProblems,
} from "~/features/snapshots/ui";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Sentence } from "~/ui/Sentence";
import type { CasePage } from "./case-page.server";
import { DecideForm } from "./DecideForm";
import { ReadTable } from "./ReadTable";
import { Similar } from "./Similar";

/** One case: what was sent, what it rests on, and the decision. */
export function CaseView({ page }: { page: CasePage }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  const { outcome, pictures, read, reviewForm, problem } = page;
  const { summary } = useReviewFormProblems(reviewForm.errors);
  const errors: { fieldId: string; message: string }[] = [...summary];
  if (problem === "reason") errors.push({ fieldId: "reason", message: t("case.reasonMissing") });
  return (
    <Page title={t("case.title")} lead={<bdi dir="ltr">@{page.username}</bdi>}>
      {errors.length > 0 && <ErrorSummary title={t("sheet:attention")} errors={errors} />}
      {problem && problem !== "reason" && (
        <Notice kind="error">{t(`case.problem.${problem}`)}</Notice>
      )}
      <div className="snapshot-columns">
        <div className="snapshot-aside">
          {pictures.length > 0 ? (
            <Pictures pictures={pictures} alt={t("pictureAlt")} />
          ) : (
            <p className="quiet">{t("case.noPictures")}</p>
          )}
        </div>
        <div className="stack">
          <Card receipt>
            <div className="stack">
              <OutcomeHead outcome={outcome} />
              <OutcomeText outcome={outcome} />
              <OrderPartsList parts={outcome.parts} state={outcome.state} />
              {page.decided && <Decided decided={page.decided} state={outcome.state} />}
            </div>
          </Card>
          {read && <ReadTable read={read} sent={page.sent} differing={page.differing} />}
          {/* Once the pictures are forgotten, so is what was read, and nothing can be said of either. */}
          {pictures.length > 0 && (
            <>
              {!read && <p className="quiet">{t("case.notRead")}</p>}
              <Similar similar={page.similar} />
            </>
          )}
          {page.own ? (
            <Notice>{t("case.problem.own")}</Notice>
          ) : (
            <Card>
              <DecideForm page={page} />
            </Card>
          )}
          <p>
            <LinkButton quiet to="/moderate/snapshots">
              {t("queue.title")}
            </LinkButton>
          </p>
        </div>
      </div>
    </Page>
  );
}

interface DecidedProps {
  decided: NonNullable<CasePage["decided"]>;
  state: CasePage["outcome"]["state"];
}

function Decided({ decided: { by, at }, state }: DecidedProps) {
  const { t } = useTranslation("moderation");
  const date = formatDate(at, useLanguage());
  return (
    <p className="quiet small">
      {by === null ? (
        t(state === "accepted" ? "case.automatic" : "case.automaticRejection", { date })
      ) : (
        <Sentence
          text={t("case.decidedBy", { date })}
          parts={{ person: <bdi dir="ltr">@{by}</bdi> }}
        />
      )}
    </p>
  );
}
