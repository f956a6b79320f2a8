import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldWords } from "./FieldFrame";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {
  /** Shown before what is typed, always on the left, such as +966. The label must say it too. */
  prefix?: string;
}

/** A text field, or one for a file. */
export function Field({ label, hint, error, id, prefix, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => {
        // What is typed stands as its letters run; a button for a file stands as the page does.
        const dir = input.type === "file" ? undefined : "auto";
        const field = <input className="input" dir={dir} {...input} {...control} />;
        if (!prefix) return field;
        return (
          <span className="prefixed" dir="ltr">
            <span className="prefix" aria-hidden="true">
              {prefix}
            </span>
            {field}
          </span>
        );
      }}
    </FieldFrame>
  );
}
