import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RARE_CHARGES } from "~/features/checkout";
import { PlatformChoice } from "~/features/prices/ui";
import { MOST_POINTS_A_DAY } from "~/features/trust";
import { Checkbox } from "~/ui/Checkbox";
import { SubmitButton } from "~/ui/SubmitButton";
import { AMOUNT_FIELDS } from "../review-form/fields";
import { AddPictures, type AddPicturesProps } from "./AddPictures";
import { OrderLines } from "./OrderLines";
import { OrderSituation } from "./OrderSituation";
import { ReviewInput } from "./ReviewInput";
import type { ReviewFormPage } from "./snapshot-page.server";

/** Parts most orders don't have: their hint says when to leave them empty. */
const HINTED = ["others", "service_fee", "vat", "discount"] as const;

interface ReviewFormProps {
  reviewForm: ReviewFormPage;
  /** Null where the order has as many pictures as it may. */
  addPictures: AddPicturesProps | null;
}

/** What was read, to be corrected and sent. */
export function ReviewForm({ reviewForm, addPictures }: ReviewFormProps) {
  const { t } = useTranslation("sheet");
  const { values, errors, warnings } = reviewForm;
  // A charge few orders have is asked about where one was read, or written before.
  const isRare = (name: string) => RARE_CHARGES.some((one) => one === name);
  const shown = AMOUNT_FIELDS.filter((name) => name !== "item_price").filter(
    (name) => !isRare(name) || values[name] || errors[name],
  );
  const menu = values.source === "menu";
  const hinted = (name: string) => HINTED.find((one) => one === name);
  return (
    <Form method="post" className="stack stack-wide" preventScrollReset={false}>
      <input type="hidden" name="source" value={values.source} />
      <OrderLines reviewForm={reviewForm}>
        {addPictures && <AddPictures {...addPictures} />}
      </OrderLines>
      <PlatformChoice
        legend={t("platform")}
        chosen={values.platform}
        error={errors.platform && t("problem.platform")}
        hint={warnings.platform && t(`${warnings.platform}`)}
      />
      <section className="stack" aria-labelledby="amounts">
        <h2 id="amounts">{t(menu ? "seen" : "amounts")}</h2>
        {!menu && <p className="quiet small">{t("amountsHint")}</p>}
        <div className="sheet-pair">
          <ReviewInput name="date" reviewForm={reviewForm} type="date" dir="ltr" required />
          <ReviewInput
            name="time"
            reviewForm={reviewForm}
            type="time"
            dir="ltr"
            hint={t("hint.time")}
          />
        </div>
        {!menu && (
          <div className="sheet-amounts">
            {shown.map((name) => {
              const hint = hinted(name);
              return (
                <ReviewInput
                  key={name}
                  name={name}
                  reviewForm={reviewForm}
                  amount
                  hint={hint && t(`hint.${hint}`)}
                />
              );
            })}
          </div>
        )}
        {(errors.total === "sum" || values.odd === "on") && (
          <Checkbox
            name="odd"
            label={t("odd")}
            hint={t("oddHint")}
            defaultChecked={values.odd === "on"}
          />
        )}
      </section>
      {!menu && <OrderSituation reviewForm={reviewForm} />}
      <div className="stack stack-tight">
        <SubmitButton name="intent" value="send">
          {t("send")}
        </SubmitButton>
        <p className="quiet small">{t("sendHint", { most: MOST_POINTS_A_DAY })}</p>
      </div>
    </Form>
  );
}
