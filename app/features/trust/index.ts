/** The face of this feature: what others may know of it anywhere, the browser included. */
export { type AcceptedAs, asSent, isAsSent, isSameTold } from "./as-sent";
export { isJudged } from "./levels/level-for";
export { accuracyScore, progressOf, trustScore } from "./levels/scores";
export { CONFIRMATION_POINTS, MOST_POINTS_A_DAY, SNAPSHOT_POINTS } from "./points/constants";
export { streakDays } from "./streak";
