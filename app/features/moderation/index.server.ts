/** The face of this feature: what only the server runs. */
export { waitingInQueues } from "./overview/queries.server";
