import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldWords } from "./FieldFrame";

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords;

/** A field for several lines. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <textarea className="input text-area" dir="auto" rows={5} {...area} {...control} />
      )}
    </FieldFrame>
  );
}
