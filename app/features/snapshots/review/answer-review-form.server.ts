import type { Kysely } from "kysely";
import type { Draft } from "~/features/forms";
import { neighbourhoodNames } from "~/features/places/index.server";
import { textField } from "~/server/http/form.server";
import type { Database } from "~db/schema";
import { MOST_LINES, type ReviewFormErrors, type ReviewFormValues } from "../review-form/fields";
import { emptyLine, linesIn, withLines, withoutBlanks } from "../review-form/lines";
import { parseReviewForm, type ReviewedOrder, reviewFormValues } from "../review-form/parse";
import { problemsOfDishes } from "./check-dishes.server";
import { choicesOfLines, withMatches } from "./match-lines.server";
import { sendReviewedOrder } from "./send-reviewed-order.server";

interface PostedReviewForm {
  id: string;
  userId: string;
  form: FormData;
  now: number;
}

/** What a press changes in the form, by the button's `intent`; sending is none of them. */
const CHANGES: Record<
  string,
  (db: Kysely<Database>, values: ReviewFormValues) => Promise<ReviewFormValues>
> = {
  find: async (db, values) => withMatches(values, await choicesOfLines(db, values)),
  more: async (_, values) => withLines(values, [...linesIn(values), emptyLine()]),
  menu: async (_, values) => ({ ...values, source: "menu" }),
  order: async (_, values) => ({ ...values, source: "order" }),
};

/**
 * Does what a posted review form asks for: changes it, or sends it.
 *
 * @returns null when it is sent, else the form as it goes back to the person.
 */
export async function answerReviewForm(
  db: Kysely<Database>,
  { form, ...posted }: PostedReviewForm,
): Promise<Draft | null> {
  const typed = reviewFormValues(form);
  const intent = textField(form, "intent");
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (intent === "more" && linesIn(typed).length === MOST_LINES)
    return { values: typed, errors: { lines: "invalid" } };
  if (change) return { values: await change(db, typed), errors: {} };
  const values = withoutBlanks(typed);
  const parsed = parseReviewForm(values, posted.now);
  if ("errors" in parsed) return { values, errors: parsed.errors };
  const errors = await problemsOf(db, parsed.reviewed);
  if (Object.keys(errors).length > 0) return { values, errors };
  const sent = await sendReviewedOrder(db, { ...posted, reviewed: parsed.reviewed });
  return sent === "sent" ? null : { values, errors: { dish_id: "gone" } };
}

/** What our own lists have against an order. */
async function problemsOf(
  db: Kysely<Database>,
  reviewed: ReviewedOrder,
): Promise<ReviewFormErrors> {
  const errors = await problemsOfDishes(db, reviewed);
  const { neighbourhoodId } = reviewed;
  if (neighbourhoodId !== null && !(await neighbourhoodNames(db, neighbourhoodId)))
    errors.neighbourhood = "invalid";
  return errors;
}
