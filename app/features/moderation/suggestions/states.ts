/** Where a suggestion stands, in the order it goes. */
export const SUGGESTION_STATES = ["queued", "added", "refused"] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** The fields of the two forms that decide about one. */
export const REVIEW_FIELDS = [
  "restaurant",
  "name_ar",
  "name_en",
  "cuisine",
  "area",
  "position",
  "reason",
] as const;
