import { useTranslation } from "react-i18next";

/** One question for each thing the assistant can do. */
const CHIPS = ["nearby", "dinner", "like", "avoid"] as const;

interface SuggestionsProps {
  conversationId: string;
  questionId: string;
  onAsk(text: string): void;
}

/** Questions to start from. Each is sent as it stands. */
export function Suggestions({ conversationId, questionId, onAsk }: SuggestionsProps) {
  const { t } = useTranslation("chat");
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
        {CHIPS.map((name) => (
          <li key={name}>
            <button type="submit" className="chip" name="message" value={t(`suggest.${name}`)}>
              {t(`suggest.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
