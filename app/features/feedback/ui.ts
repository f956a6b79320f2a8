/** The face of this feature: its pieces of page that others show. */
export { FeedbackList } from "./FeedbackList";
export { FeedbackRecord } from "./FeedbackRecord";
