import type { InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import { type FieldName, LINE_FIELDS, partsOf } from "../review-form/fields";
import { LineLabel } from "./LineLabel";
import type { ReviewFormPage } from "./snapshot-page.server";
import { useReviewFormProblems } from "./use-review-form-problems";

interface ReviewInputProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName;
  reviewForm: Pick<ReviewFormPage, "values" | "warnings" | "errors">;
  hint?: string;
  /** Amounts stand at the end of the line, as on a receipt. */
  amount?: boolean;
}

/** One field of the review form, with its warning where it was not read for certain. */
export function ReviewInput({ name, reviewForm, hint, amount, ...input }: ReviewInputProps) {
  const { t } = useTranslation("sheet");
  const { values, warnings, errors } = reviewForm;
  const { problemOf } = useReviewFormProblems(errors);
  const warning = warnings[name];
  const { field, line } = partsOf(name);
  const ofLine = LINE_FIELDS.find((one) => one === field);
  const label = ofLine ? <LineLabel number={line} field={ofLine} /> : t(`${field}`);
  const className = ["input", amount && "input-amount", warning && "input-unsure"];
  return (
    <div className={amount ? "sheet-line" : undefined}>
      <FieldFrame id={name} label={label} hint={hint} error={problemOf(name)}>
        {(control) => (
          <>
            {warning && (
              <p className="sheet-doubt" id={`${name}-doubt`}>
                <Icon name="triangle-alert" />
                {t(`${warning}`)}
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
                [warning && `${name}-doubt`, control["aria-describedby"]]
                  .filter(Boolean)
                  .join(" ") || undefined
              }
            />
          </>
        )}
      </FieldFrame>
    </div>
  );
}
