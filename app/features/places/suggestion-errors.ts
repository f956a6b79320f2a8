/** What can be wrong with a suggestion: keys of the catalogue `nearby`. */
export const SUGGESTION_ERRORS = [
  "suggest.nameMissing",
  "suggest.nameTooLong",
  "suggest.noteTooLong",
  "suggest.often",
  "suggest.enough",
  "suggest.busy",
] as const;
export type SuggestionError = (typeof SUGGESTION_ERRORS)[number];
