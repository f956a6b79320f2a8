import { useTranslation } from "react-i18next";
import type { DishChoice } from "~/features/catalogue";
import { type LineField, lineField, NAME_LENGTH } from "../review-form/fields";
import { MatchSelect } from "./MatchSelect";
import { ReviewInput } from "./ReviewInput";
import type { ReviewFormPage } from "./snapshot-page.server";

interface LineRowProps {
  /** 1 for the first. */
  number: number;
  /** What is asked of a line. */
  columns: readonly LineField[];
  /** Whether it is the only one, which can't be left out. */
  alone: boolean;
  choices: readonly DishChoice[];
  reviewForm: ReviewFormPage;
}

const INPUTS = {
  dish: { maxLength: NAME_LENGTH },
  options: { maxLength: NAME_LENGTH },
  quantity: { inputMode: "numeric", dir: "ltr" },
  item_price: { inputMode: "decimal", dir: "ltr", autoComplete: "off" },
} as const;

/** One line of an order: what the picture calls it, which dish that is, how many, and what one costs. */
export function LineRow({ number, columns, alone, choices, reviewForm }: LineRowProps) {
  const { t } = useTranslation("sheet");
  return (
    <tr>
      <th scope="row">{t("line", { number })}</th>
      {columns.map((field) => (
        <td key={field} className={`sheet-${field}`}>
          {field === "dish_id" ? (
            <MatchSelect number={number} alone={alone} choices={choices} reviewForm={reviewForm} />
          ) : (
            <ReviewInput
              name={lineField(field, number)}
              reviewForm={reviewForm}
              {...INPUTS[field]}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
