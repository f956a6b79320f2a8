import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Sentence } from "~/ui/Sentence";
import { AcceptForm } from "./AcceptForm";
import { RefuseForm } from "./RefuseForm";
import type { SuggestionPage } from "./review-page.server";

interface SuggestionReviewProps {
  page: SuggestionPage;
  draft: Draft | null;
  /** Somebody else was first. */
  already: boolean;
}

/** What the words for a field that is wrong are called. */
const PROBLEMS = {
  restaurant: "restaurant",
  name_ar: "name",
  name_en: "name",
  area: "area",
  position: "position",
  reason: "reason",
} as const;
const FIELDS = ["restaurant", "name_ar", "name_en", "area", "position", "reason"] as const;

/** One suggestion, for a moderator to add or to refuse. */
export function SuggestionReview({ page, draft, already }: SuggestionReviewProps) {
  const { t } = useTranslation(["moderation", "accounts"]);
  const language = useLanguage();
  const problemOf = (field: (typeof FIELDS)[number]) =>
    draft?.errors[field] && t(`problem.${PROBLEMS[field]}`);
  const errors = FIELDS.flatMap((field) => {
    const message = problemOf(field);
    return message ? [{ fieldId: field, message }] : [];
  });
  return (
    <Page narrow title={<bdi>{page.name}</bdi>}>
      <ErrorSummary title={t("accounts:problem")} errors={errors} />
      {already && <Notice kind="warning">{t("already")}</Notice>}
      <Card>
        <div className="stack stack-tight">
          <p>
            <strong>{t(`state.${page.state}`)}</strong>{" "}
            <span className="quiet">
              · {t("times", { count: page.times })} · {formatDate(page.createdAt, language)}
              {page.reviewer && (
                <>
                  {" "}
                  · <bdi dir="ltr">@{page.reviewer}</bdi>
                </>
              )}
            </span>
          </p>
          {page.area && (
            <p>
              <Sentence
                text={t("where")}
                parts={{ area: <Name ar={page.area.name_ar} en={page.area.name_en} /> }}
              />
            </p>
          )}
          {page.onMap && <p>{t("onMap")}</p>}
          {page.note && <Quoted label={t("note")} text={page.note} />}
          {page.reason && <Quoted label={t("reason")} text={page.reason} />}
        </div>
      </Card>
      {page.state === "queued" && <AcceptForm page={page} draft={draft} problemOf={problemOf} />}
      {page.state === "queued" && <RefuseForm draft={draft} problem={problemOf("reason")} />}
      {page.state === "added" && page.restaurantId !== null && (
        <>
          <Notice kind="good">{t("became")}</Notice>
          <p>
            <LinkButton to={`/restaurants/${page.restaurantId}`}>{t("see")}</LinkButton>
          </p>
        </>
      )}
      <p>
        <LinkButton quiet to="/moderate/suggestions">
          {t("title")}
        </LinkButton>
      </p>
    </Page>
  );
}

function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="quiet small">{label}</p>
      <p className="written" dir="auto">
        {text}
      </p>
    </div>
  );
}
