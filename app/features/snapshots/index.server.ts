/** The face of this feature: what others may ask of it on the server. */
export { correctionOf } from "./correction.server";
export { decideContribution, obstacleTo, versionOf } from "./decide-contribution.server";
export { ensureDish } from "./proposal/ensure-dish.server";
export { contributionById } from "./queries.server";
export { outcomeOf } from "./review/outcome.server";
export { formOfDraft } from "./review/snapshot-page.server";
export { picturesOf } from "./snapshot/queries.server";
