import type { InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import type { SheetField } from "../sheet/fields";
import type { SheetPage } from "./snapshot-page.server";
import { useSheetProblems } from "./use-sheet-problems";

interface SheetInputProps extends InputHTMLAttributes<HTMLInputElement> {
  name: SheetField;
  sheet: Pick<SheetPage, "values" | "doubts" | "errors">;
  hint?: string;
  /** Amounts stand at the end of the line, as on a receipt. */
  amount?: boolean;
}

/** One line of the sheet. What was not read for certain says so in words. */
export function SheetInput({ name, sheet, hint, amount, ...input }: SheetInputProps) {
  const { t } = useTranslation("sheet");
  const { values, doubts, errors } = sheet;
  const { problemOf } = useSheetProblems(errors);
  const doubt = doubts[name];
  const className = ["input", amount && "input-amount", doubt && "input-unsure"];
  return (
    <div className={amount ? "sheet-line" : undefined}>
      <FieldFrame id={name} label={t(`${name}`)} hint={hint} error={problemOf(name)}>
        {(control) => (
          <>
            {doubt && (
              <p className="sheet-doubt" id={`${name}-doubt`}>
                <Icon name="triangle-alert" />
                {t(`${doubt}`)}
              </p>
            )}
            <input
              dir="auto"
              {...(amount && { inputMode: "decimal", dir: "ltr", autoComplete: "off" })}
              defaultValue={values[name]}
              {...input}
              {...control}
              name={name}
              className={className.filter(Boolean).join(" ")}
              aria-describedby={
                [doubt && `${name}-doubt`, control["aria-describedby"]].filter(Boolean).join(" ") ||
                undefined
              }
            />
          </>
        )}
      </FieldFrame>
    </div>
  );
}
