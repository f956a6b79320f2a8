/** The face of this feature: what others may know of it anywhere, the browser included. */
export type { DecisionProblem } from "./decide-contribution.server";
export { ALIKE_BITS, hashDistance } from "./picture/perceptual-hash";
export type { Contribution } from "./queries.server";
export { MODERATOR_REASONS, type WaitingReason } from "./reasons";
export type { SubmissionOutcome } from "./review/outcome.server";
export type { ReviewFormPage } from "./review/snapshot-page.server";
export {
  AMOUNT_FIELDS,
  lineField,
  NEW_DISH,
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewFormErrors,
  type ReviewFormValues,
} from "./review-form/fields";
export { type Order, orderedCheckout } from "./review-form/order";
export { negativeCharges, parseReviewForm, reviewFormValues } from "./review-form/parse";
export { prefilledForm } from "./review-form/prefilled-form";
export { amountText, parseTypedAmount } from "./review-form/typed-amount";
export type { PictureRow } from "./snapshot/queries.server";
