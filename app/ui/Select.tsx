import type { SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldWords } from "./FieldFrame";

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldWords {
  options: readonly { value: string; label: string; lang?: string }[];
}

/** A choice of one among several. */
export function Select({ label, hint, error, id, options, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
