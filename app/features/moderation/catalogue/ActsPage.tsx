import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { ActForm } from "./ActForm";
import { ActLog } from "./ActLog";
import { type ActProblem, fieldOf, wrongAct } from "./act-problem";
import type { NamedAct } from "./acts-page.server";

export interface ActsPageProps {
  title: string;
  acts: NamedAct[];
  draft: Draft | null;
}

interface ActsFrameProps extends ActsPageProps {
  problemText: (problem: ActProblem) => string;
  /** Links to what the page is about. */
  about: ReactNode;
  /** Since when it is hidden, ms; null while it is shown. */
  hiddenAt: number | null;
  hide: { title: string; lead: string };
  /** The page of what it is part of, since nothing more can be done about it itself; null while it is one of its own. */
  partOf: string | null;
  children: ReactNode;
}

/** A restaurant or a dish for moderators: what can be done about it, and what was done, which can be taken back. */
export function ActsPage({ title, acts, draft, ...page }: ActsFrameProps) {
  const { t } = useTranslation(["moderation", "accounts"]);
  const language = useLanguage();
  const wrong = wrongAct(draft);
  const { about, children, hiddenAt, hide, partOf, problemText } = page;
  return (
    <Page narrow title={title}>
      {wrong && (
        <ErrorSummary
          title={t("accounts:problem")}
          errors={[{ fieldId: fieldOf(wrong), message: problemText(wrong.problem) }]}
        />
      )}
      {hiddenAt !== null && (
        <Notice kind="warning">
          {t("place.hiddenSince", { date: formatDate(hiddenAt, language) })}
        </Notice>
      )}
      {about}
      {partOf !== null && (
        <p>
          <Link to={partOf}>{t("place.partOf")}</Link>
        </p>
      )}
      {partOf === null && children}
      {partOf === null &&
        (hiddenAt === null ? (
          <ActForm act="hide" {...hide} submit={t("place.hideSubmit")} draft={draft} />
        ) : (
          <ActForm
            act="show"
            title={t("place.show")}
            lead={t("place.showLead")}
            submit={t("place.show")}
            draft={draft}
          />
        ))}
      <section className="stack" aria-labelledby="done">
        <h2 id="done">{t("home.acts")}</h2>
        <ActLog acts={acts} />
      </section>
    </Page>
  );
}
