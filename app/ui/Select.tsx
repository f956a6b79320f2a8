import type { SelectHTMLAttributes } from "react";
import { escapedText } from "./escaped-text";
import { FieldFrame, type FieldWords } from "./FieldFrame";

interface Option {
  value: string;
  label: string;
  lang?: string;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldWords {
  options: readonly Option[];
  defaultValue?: string | number;
}

/**
 * A choice of one among several. Its options are text: nothing lives in them, and as elements the city's neighbourhoods were a
 * quarter of a page.
 */
export function Select({ label, hint, error, id, options, defaultValue, ...select }: SelectProps) {
  const chosen = String(defaultValue ?? "");
  const optionOf = ({ value, label, lang }: Option) =>
    `<option value="${escapedText(value)}"${lang ? ` lang="${lang}"` : ""}${value === chosen ? " selected" : ""}>${escapedText(label)}</option>`;
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <select
          className="input"
          {...select}
          {...control}
          dangerouslySetInnerHTML={{ __html: options.map(optionOf).join("") }}
        />
      )}
    </FieldFrame>
  );
}
