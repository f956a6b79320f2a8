import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Notice";
import { LINE_FIELDS, lineField, NAME_LENGTH } from "../review-form/fields";
import { linesIn } from "../review-form/lines";
import { LineRow } from "./LineRow";
import { ReviewInput } from "./ReviewInput";
import type { ReviewFormPage } from "./snapshot-page.server";
import { useReviewFormProblems } from "./use-review-form-problems";

interface ReviewedLinesProps {
  reviewForm: ReviewFormPage;
  /** What adds to them, below. */
  children: ReactNode;
}

/** The dishes of an order or a menu as a table, each on a line with the dish of our menus that it is taken for. */
export function OrderLines({ reviewForm, children }: ReviewedLinesProps) {
  const { t } = useTranslation("sheet");
  const { values, errors, warnings, choices } = reviewForm;
  const { problemOf } = useReviewFormProblems(errors);
  const menu = values.source === "menu";
  const lines = linesIn(values).map(({ dish_id }, at) => ({
    ...{ number: at + 1, dish_id, offered: choices[at] ?? [] },
  }));
  const columns = LINE_FIELDS.filter((field) => !menu || field !== "quantity");
  const doubted = lines.some(({ number }) =>
    columns.some((field) => warnings[lineField(field, number)]),
  );
  const tooMany = problemOf("lines");
  return (
    <section className="stack" aria-labelledby="which">
      <h2 id="which">{t(menu ? "which.menu" : "which.title")}</h2>
      {menu && <Notice>{t("menu.note")}</Notice>}
      <ReviewInput name="restaurant" reviewForm={reviewForm} maxLength={NAME_LENGTH} />
      {tooMany && (
        <p className="field-error" id="lines" tabIndex={-1}>
          {tooMany}
        </p>
      )}
      <div className="sheet-lines">
        <table className={menu ? "of-menu" : undefined}>
          <caption>
            {doubted ? (
              <span className="sheet-doubt">
                <Icon name="triangle-alert" />
                {t("unsure")}
              </span>
            ) : (
              <span className="visually-hidden">{t("lines")}</span>
            )}
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map((field) => (
                <th key={field} scope="col" className={`sheet-${field}`}>
                  {t(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ number, dish_id, offered }) => (
              <LineRow
                // Drawn anew where its match changed: a field keeps what it began with.
                key={`${number} ${dish_id} ${offered.length}`}
                number={number}
                columns={columns}
                alone={lines.length === 1}
                choices={offered}
                reviewForm={reviewForm}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="field-hint">{t("which.newHint")}</p>
      <div className="cluster">
        <Button quiet name="intent" value="find" formNoValidate>
          {t("find")}
        </Button>
        <Button quiet name="intent" value="more" formNoValidate>
          {t("more")}
        </Button>
        <Button quiet name="intent" value={menu ? "order" : "menu"} formNoValidate>
          {t(menu ? "menu.isOrder" : "menu.isMenu")}
        </Button>
      </div>
      {children}
    </section>
  );
}
