import { createContext, useContext } from "react";

const FORM = "choose";

/** Whether what an answer offers to choose from can still be chosen: of the last answer alone. */
export const CanChoose = createContext(false);

/** One of the things an answer asks back about; pressing it says so. Words alone where the talk has gone on. */
export function Choice({ text, say }: { text: string; say: string }) {
  if (!useContext(CanChoose)) return text;
  return (
    <button type="submit" form={FORM} className="chip" name="message" value={say} dir="auto">
      {text}
    </button>
  );
}

interface ChoiceFormProps {
  conversationId: string;
  questionId: string;
  onAsk(text: string): void;
}

/** What the choices of an answer are sent with, with or without scripts. */
export function ChoiceForm({ conversationId, questionId, onAsk }: ChoiceFormProps) {
  return (
    <form
      id={FORM}
      method="post"
      hidden
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onAsk(submitter.value);
      }}
    >
      <input type="hidden" name="conversation" value={conversationId} />
      <input type="hidden" name="question" value={questionId} />
    </form>
  );
}
