import { type InputHTMLAttributes, useId } from "react";

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
}

/** Something that is so or not. The whole line can be pressed. */
export function Checkbox({ label, hint, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint && `${fieldId}-hint`;
  return (
    <div className="field">
      <label className="checkbox" htmlFor={fieldId}>
        <input type="checkbox" id={fieldId} aria-describedby={hintId} {...input} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
