import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { LONGEST_MESSAGE } from "../limits";

interface ComposerProps {
  /** Names the copy of the form that a browser without scripts sends. */
  conversationId: string;
  questionId: string;
  /** What somebody had typed before. */
  draft: string;
  /** Questions a minute. */
  limit: number;
  error?: string;
  /** Whether an answer is on its way. */
  busy: boolean;
  /** Whether the last question was not answered. */
  failed: boolean;
  onAsk(text: string): void;
  onStop(): void;
}

/**
 * Where one types. Without scripts it is a plain form; with them the answer comes without a new page, and what is sent while one
 * is on its way is asked after it.
 */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation("chat");
  const { conversationId, questionId, draft, limit, error, busy, failed, onAsk, onStop } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const askNext = useRef(false);
  const ask = () => {
    const text = field.current?.value.trim();
    if (!field.current || !text) return;
    field.current.value = "";
    onAsk(text);
  };
  const send = () => {
    askNext.current = busy;
    if (busy) return;
    field.current?.focus();
    ask();
  };
  useEffect(() => {
    if (busy || !askNext.current) return;
    askNext.current = false;
    if (!failed) ask();
  });
  const scriptsCame = useRef(false);
  useEffect(() => {
    if (scriptsCame.current) return;
    scriptsCame.current = true;
    // Enter pressed before the page's scripts came could only break the line.
    const { current } = field;
    const isTyping = current === document.activeElement && current?.value !== draft;
    if (isTyping && current?.value.endsWith("\n")) send();
  });
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      method="post"
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input type="hidden" name="conversation" value={conversationId} />
      <input type="hidden" name="question" value={questionId} />
      <div className="chat-composer-box">
        <label className="visually-hidden" htmlFor="message">
          {t("label")}
        </label>
        <textarea
          ref={field}
          id="message"
          name="message"
          className="chat-composer-field"
          dir="auto"
          rows={1}
          maxLength={LONGEST_MESSAGE}
          required
          placeholder={t("placeholder")}
          enterKeyHint="send"
          defaultValue={draft}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "message-error message-hint" : "message-hint"}
          onKeyDown={sendOnEnter}
          onInput={() => {
            askNext.current = false;
          }}
        />
        {busy ? (
          <button
            type="button"
            className="button chat-composer-button"
            aria-label={t("stop")}
            onClick={onStop}
          >
            <Icon name="square" />
          </button>
        ) : (
          <button type="submit" className="button chat-composer-button" aria-label={t("send")}>
            <Icon name="arrow-up" />
          </button>
        )}
      </div>
      {error && (
        <p className="field-error" id="message-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <p className="quiet small" id="message-hint">
        {t("hint", { limit })}
      </p>
    </form>
  );
}
