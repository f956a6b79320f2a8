/** The face of this feature: its pieces of page that others show. */
export { OrderPartsList } from "./own/OrderPartsList";
export { OutcomeHead } from "./own/OutcomeHead";
export { OutcomeText } from "./own/OutcomeText";
export { Pictures, picturePath } from "./review/Pictures";
export { ReviewInput } from "./review/ReviewInput";
export { useReviewFormProblems } from "./review/use-review-form-problems";
export { WhichDish } from "./review/WhichDish";
