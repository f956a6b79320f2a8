/** The face of this feature: what others may ask of it on the server. */
export { isClosed } from "./is-closed.server";
export { factActById, insertFactAct, isUndone, lastVerdict, toldById } from "./queries.server";
export { settleAllFacts, settleFacts } from "./settle.server";
export { shownFacts } from "./shown-facts.server";
export { tellFacts } from "./tell.server";
