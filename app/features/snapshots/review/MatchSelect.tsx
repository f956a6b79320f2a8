import { useTranslation } from "react-i18next";
import { type DishChoice, SIZES, type Size } from "~/features/catalogue";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Select } from "~/ui/Select";
import { lineField, NEW_DISH, NO_LINE } from "../review-form/fields";
import { LineLabel } from "./LineLabel";
import type { ReviewFormPage } from "./snapshot-page.server";
import { useReviewFormProblems } from "./use-review-form-problems";

interface MatchSelectProps {
  number: number;
  alone: boolean;
  choices: readonly DishChoice[];
  reviewForm: Pick<ReviewFormPage, "values" | "errors">;
}

/** Which dish of our menus a line is: one of those that fit, none of them yet, or no dish at all. */
export function MatchSelect({ number, alone, choices, reviewForm }: MatchSelectProps) {
  const { t } = useTranslation(["sheet", "catalogue"]);
  const language = useLanguage();
  const { problemOf } = useReviewFormProblems(reviewForm.errors);
  const name = lineField("dish_id", number);
  const sizeOf = (size: string) =>
    Object.hasOwn(SIZES, size) ? t(`catalogue:size.${size as Size}`) : size;
  const restaurants = new Set(choices.map(({ restaurant_id }) => restaurant_id));
  const options = choices.map((dish) => {
    const { text, lang } = nameFor(language, { ar: dish.name_ar, en: dish.name_en });
    const parts = [text, dish.size && sizeOf(dish.size)];
    // Where several restaurants may be meant, each choice says which.
    if (restaurants.size > 1) parts.push(nameFor(language, dish.restaurant).text);
    return { value: String(dish.id), label: parts.filter(Boolean).join(" · "), lang };
  });
  return (
    <Select
      id={name}
      name={name}
      label={<LineLabel number={number} field="dish_id" />}
      error={problemOf(name)}
      defaultValue={reviewForm.values[name]}
      options={[
        { value: "", label: t("which.choose") },
        ...options,
        { value: NEW_DISH, label: t("which.propose") },
        ...(alone ? [] : [{ value: NO_LINE, label: t("which.leaveOut") }]),
      ]}
    />
  );
}
