/** The face of this feature: what others may know of it anywhere, the browser included. */

export { feedbackEndpoint } from "./endpoint";
export type { FeedbackLine } from "./FeedbackList";
export { type FeedbackState, STATES } from "./state";
