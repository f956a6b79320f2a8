/** The face of this feature: what others may know of it anywhere, the browser included. */
export type { Annotation, Cue } from "./annotation";
export { avoidedAsWritten, avoidedIn, hasAny } from "./avoided";
export { chainAt, chainKind } from "./chains";
export { companyAt } from "./company";
export { connectorMarks, isOwned } from "./connectors";
export { COOKED, cuisineAskedBy, isCuisineWord, kitchenCalled } from "./cuisine-words";
export { isNearWord } from "./eaters";
export { fillerMarks } from "./filler";
export type { Frame, QueryWord } from "./frames";
export { FUNCTION_WORDS, mayBeFunctionWord } from "./function-words";
export {
  bestOf,
  type Hypothesis,
  isAnnounced,
  judge,
  type QuerySpan,
  type Scored,
  weightOf,
} from "./hypothesis";
export { isDoneInHindi, isTwoOfFood } from "./languages-among";
export { romanised } from "./letters";
export {
  budgetsSaid,
  currencyEnd,
  isLimitLead,
  isServed,
  judgesPrice,
  limitMarks,
  peopleEnd,
  tellsPaid,
  tellsPrice,
} from "./limits";
export { type ListedPart, linesIn } from "./lines";
export { isManner } from "./manners";
export { measuresSaid } from "./measures";
export { CachedNameLookups, LITERAL, literally, type NameLookup } from "./name-lookup";
export { negationMarks } from "./negation";
export { isSurelyMeant } from "./neighbourhood";
export { numberWordsAt } from "./number-words";
export {
  asideOf,
  asWritten,
  cityOf,
  isQuantityRefused,
  neighbourhoodOf,
  quantityOf,
  sizeOf,
  withoutMeaning,
} from "./parts";
export { BETWEEN, each, Phrases } from "./phrases";
export { platformMarks } from "./platform-words";
export { isUnitAt, quantityMarks } from "./quantity";
export { type Named, NOTHING_ASKED, type Request, type RequestLine } from "./request";
export { HEADING, sectionOf } from "./section-words";
export { sizeInName, sizeMarks } from "./size-words";
export { type Token, textOf } from "./token";
export { foodAt, type NameAt, spokenIn, tokensAsSpoken, tokensOf, translated } from "./tokens";
export { isVerb } from "./verbs";
export { phrasesIn, wordFiles } from "./words/load";
