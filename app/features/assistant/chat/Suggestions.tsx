import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { suggestionsIn } from "./suggestions";

interface SuggestionsProps {
  conversationId: string;
  questionId: string;
  onAsk(text: string): void;
}

/** Questions to start from; each is sent as it stands. */
export function Suggestions({ conversationId, questionId, onAsk }: SuggestionsProps) {
  const { t } = useTranslation("chat");
  const script = LANGUAGES[useLanguage()].names;
  return (
    <form
      method="post"
      className="stack stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onAsk(submitter.value);
      }}
    >
      <input type="hidden" name="conversation" value={conversationId} />
      <input type="hidden" name="question" value={questionId} />
      <p className="quiet" id="suggestions">
        {t("suggestions")}
      </p>
      <ul className="cluster" aria-labelledby="suggestions">
        {suggestionsIn(script).map((text) => (
          <li key={text}>
            <button
              type="submit"
              className="chip"
              name="message"
              value={text}
              lang={script}
              dir={LANGUAGES[script].dir}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
