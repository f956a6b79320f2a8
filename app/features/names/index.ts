/** The names engine: compares names of restaurants, dishes, cuisines and places across scripts, spellings and meanings. */
export { withoutArticle } from "./article";
export { EVIDENCE } from "./evidence";
export { fold, scriptOf, tokenize } from "./fold";
export { informativeness, isDescriptive, isFood, isListed, meanTheSame } from "./informativeness";
export {
  NameIndex,
  type NameMatch,
  type Scorer,
  type SearchOptions,
} from "./name-index";
export { scoreNames } from "./score-names";
export { similarityOfTerms, soundAlike } from "./similarity";
export { type SoundUnits, soundUnits } from "./sound-units";
export { termOf } from "./term";
