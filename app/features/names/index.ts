/** The names engine: compares names of restaurants, dishes, cuisines and places across scripts, spellings and meanings. */
export { fold, scriptOf, tokenize } from "./fold";
export {
  NameIndex,
  type NameIndexOptions,
  type NameMatch,
  type Scorer,
  type SearchOptions,
} from "./name-index";
export { type NameScore, scoreNames } from "./score-names";
export { type TermMatcher, termMatcher } from "./similarity";
export { isListed, meanTheSame, tellingWeight } from "./telling";
