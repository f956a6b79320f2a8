import { useTranslation } from "react-i18next";
import type { DishChoice } from "~/features/catalogue";
import { lineField, NAME_LENGTH } from "../review-form/fields";
import { MatchSelect } from "./MatchSelect";
import { ReviewInput } from "./ReviewInput";
import type { ReviewFormPage } from "./snapshot-page.server";

interface LineFieldsProps {
  /** 1 for the first. */
  number: number;
  /** Whether it is the only one, which can't be left out. */
  alone: boolean;
  choices: readonly DishChoice[];
  reviewForm: ReviewFormPage;
}

/** One line of an order: what the picture calls it, which dish that is, how many, and what one costs. */
export function LineFields({ number, alone, choices, reviewForm }: LineFieldsProps) {
  const { t } = useTranslation("sheet");
  const menu = reviewForm.values.source === "menu";
  return (
    <fieldset className="sheet-dish">
      <legend className="field-label">{t("line", { number })}</legend>
      <ReviewInput
        name={lineField("dish", number)}
        reviewForm={reviewForm}
        maxLength={NAME_LENGTH}
      />
      <MatchSelect number={number} alone={alone} choices={choices} reviewForm={reviewForm} />
      <div className="sheet-dish-figures">
        {!menu && (
          <ReviewInput
            name={lineField("quantity", number)}
            reviewForm={reviewForm}
            inputMode="numeric"
            dir="ltr"
          />
        )}
        <ReviewInput
          name={lineField("item_price", number)}
          reviewForm={reviewForm}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
        <ReviewInput
          name={lineField("options", number)}
          reviewForm={reviewForm}
          maxLength={NAME_LENGTH}
        />
      </div>
    </fieldset>
  );
}
