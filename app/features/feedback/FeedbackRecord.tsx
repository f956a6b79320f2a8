import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/Card";
import { CATEGORIES, type FeedbackState } from "./state";

interface FeedbackRecordProps {
  category: string | null;
  message: string;
  state: FeedbackState;
  created_at: number;
  events: { id: number; state: FeedbackState; note: string; at: number; actor: string | null }[];
  /** Whether to name who reviewed it. */
  withActors?: boolean;
}

/** One message with where it stands and how it got there. */
export function FeedbackRecord({ withActors, ...feedback }: FeedbackRecordProps) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const category = CATEGORIES.find((name) => name === feedback.category);
  return (
    <Card receipt>
      <div className="stack stack-tight">
        <p>
          <strong>{t(`states.${feedback.state}`)}</strong>{" "}
          <span className="quiet">
            · {formatDate(feedback.created_at, language)}
            {feedback.category && (
              <>
                {" "}
                · <bdi>{category ? t(`categories.${category}`) : feedback.category}</bdi>
              </>
            )}
          </span>
        </p>
        <p className="written" dir="auto">
          {feedback.message}
        </p>
        {feedback.events.length > 0 && (
          <ol className="stack stack-tight" aria-label={t("history")}>
            {feedback.events.map(({ id, state, note, at, actor }) => (
              <li key={id}>
                <p className="quiet small">
                  {formatDate(at, language)} · {t(`states.${state}`)}
                  {withActors && actor && (
                    <>
                      {" "}
                      · <bdi dir="ltr">@{actor}</bdi>
                    </>
                  )}
                </p>
                {note && (
                  <p className="written" dir="auto">
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
