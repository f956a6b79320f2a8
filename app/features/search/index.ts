/** The face of this feature: what others may know of it anywhere, the browser included. */

export type { Cue } from "~/features/understanding";
export {
  CachedNameLookups,
  connectorMarks,
  each,
  FUNCTION_WORDS,
  fillerMarks,
  numberWordsAt,
  Phrases,
  quantityMarks,
  sectionOf,
  sizeMarks,
  type Token,
  tokensOf,
} from "~/features/understanding";
export type { ComparedLine, LineOrder } from "./compare-lines.server";
export { composeQuery, type RequestParts } from "./compose-query";
export { displayed } from "./display";
export { searchEndpoint } from "./endpoint";
export { byAsked } from "./menu";
export { matchesOf } from "./present";
export type { MenuLine } from "./queries.server";
export {
  EMPTY_REASONS,
  type SearchMatch,
  type SearchResult,
} from "./schema";
export type { SearchContext } from "./search.server";
export { isSide } from "./sides";
