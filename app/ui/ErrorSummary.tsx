import { useNavigation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";

interface ErrorSummaryProps {
  title: string;
  /** One for each field that needs attention: the field's id and what to do about it. */
  errors: { fieldId: string; message: string }[];
}

/**
 * What keeps a form from being sent, at the top of the page, with links to the fields. Takes the focus, in a
 * page without scripts too; gone while the form is on its way again.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const idle = useNavigation().state === "idle";
  useEffect(() => {
    if (idle) box.current?.focus();
  }, [idle]);
  if (!idle || errors.length === 0) return null;
  return (
    <div
      className="notice notice-error"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      autoFocus
      ref={box}
    >
      <div className="notice-body stack stack-tight">
        <h2 id={titleId}>{title}</h2>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
