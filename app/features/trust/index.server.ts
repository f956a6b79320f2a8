/** The face of this feature: what others may ask of it on the server. */
export { recordEvidence, retractEvidence } from "./evidence.server";
export { levelOf } from "./levels/queries.server";
export { reviewLevel } from "./levels/review-level.server";
export { trackRecord } from "./levels/track-record.server";
export { earnedFor, pay, takeBack } from "./points/ledger.server";
export { pointsBalance } from "./points/queries.server";
export { standingOf } from "./standing.server";
