import type { Kysely } from "kysely";
import type { Draft } from "~/features/forms";
import { neighbourhoodNames } from "~/features/places/index.server";
import { textField } from "~/server/form.server";
import type { Database } from "~db/schema";
import { parseReviewForm, reviewFormValues } from "../review-form/parse";
import { sendReviewedOrder } from "./send-reviewed-order.server";
import { choicesFor, likeliest } from "./snapshot-page.server";

interface PostedReviewForm {
  id: string;
  userId: string;
  form: FormData;
  now: number;
}

/**
 * Does what a posted review form asks for: looks for the dish once more (`intent=find`), or sends it.
 *
 * @returns null when it is sent, else the form as it goes back to the person.
 */
export async function answerReviewForm(
  db: Kysely<Database>,
  { form, ...posted }: PostedReviewForm,
): Promise<Draft | null> {
  const values = reviewFormValues(form);
  if (textField(form, "intent") === "find") {
    const dish_id = likeliest(await choicesFor(db, { ...values, dish_id: "" }));
    return { values: { ...values, dish_id }, errors: {} };
  }
  const parsed = parseReviewForm(values, posted.now);
  if ("errors" in parsed) return { values, errors: parsed.errors };
  const { neighbourhoodId } = parsed.reviewed;
  if (neighbourhoodId !== null && !(await neighbourhoodNames(db, neighbourhoodId)))
    return { values, errors: { neighbourhood: "invalid" } };
  const sent = await sendReviewedOrder(db, { ...posted, reviewed: parsed.reviewed });
  return sent === "sent" ? null : { values, errors: { dish_id: "gone" } };
}
