import { type ReactNode, useId } from "react";
import { Icon } from "./Icon";

export interface FieldWords {
  label: ReactNode;
  hint?: string;
  /** What is wrong, in words that say what to do. */
  error?: string;
}

/** What ties a control to its label, hint and error for a screen reader. */
interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldWords {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label above a control, the error between them, the hint below. */
export function FieldFrame({ label, hint, error, id, children }: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint && `${fieldId}-hint`;
  const errorId = error && `${fieldId}-error`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId}>
        {label}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {children({
        id: fieldId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
