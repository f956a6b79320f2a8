import { useTranslation } from "react-i18next";
import { DishName } from "~/features/catalogue/ui";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { NAME_LENGTH, NEW_DISH } from "../review-form/fields";
import { ReviewInput } from "./ReviewInput";
import type { ReviewFormPage } from "./snapshot-page.server";

/** Which dish it is: the names as read or typed, then the lines of our menus that fit them, or none of them. */
export function WhichDish({ reviewForm }: { reviewForm: Omit<ReviewFormPage, "areas"> }) {
  const { t } = useTranslation("sheet");
  const { values, errors, warnings } = reviewForm;
  const [choices = []] = reviewForm.choices;
  const chosen = choices.find(({ id }) => String(id) === values.dish_id);
  const settled = chosen && !errors.dish_id && !warnings.restaurant && !warnings.dish;
  return (
    <section className="stack" aria-labelledby="which">
      <h2 id="which">{t(values.source === "menu" ? "which.menu" : "which.title")}</h2>
      {settled && (
        <p>
          <DishName dish={chosen} />
        </p>
      )}
      <details className="find-dish" open={!settled}>
        <summary>{t("which.change")}</summary>
        <div className="stack">
          <div className="sheet-pair">
            <ReviewInput name="restaurant" reviewForm={reviewForm} maxLength={NAME_LENGTH} />
            <ReviewInput name="dish" reviewForm={reviewForm} maxLength={NAME_LENGTH} />
          </div>
          <Button quiet name="intent" value="find" formNoValidate>
            {t("find")}
          </Button>
          <fieldset className="field choice" id="dish_id" tabIndex={-1}>
            <legend className="field-label">{t("which.legend")}</legend>
            {errors.dish_id && (
              <p className="field-error">
                <Icon name="circle-alert" />
                {t(`problem.${errors.dish_id === "invalid" ? "dish_id" : errors.dish_id}`)}
              </p>
            )}
            {choices.map((dish) => (
              <label key={dish.id} className="checkbox">
                <input
                  type="radio"
                  name="dish_id"
                  value={dish.id}
                  defaultChecked={values.dish_id === String(dish.id)}
                />
                <span>
                  <DishName dish={dish} />
                </span>
              </label>
            ))}
            <label className="checkbox">
              <input
                type="radio"
                name="dish_id"
                value={NEW_DISH}
                defaultChecked={values.dish_id === NEW_DISH}
              />
              <span>{t(choices.length > 0 ? "which.none" : "which.new")}</span>
            </label>
            <p className="field-hint">{t("which.newHint")}</p>
          </fieldset>
        </div>
      </details>
    </section>
  );
}
