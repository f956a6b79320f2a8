/** The face of this feature: what others may ask of it on the server. */
export { readProfile } from "./profile/read-profile.server";
export { currentSession } from "./session/current-session.server";
export { endSessions } from "./session/queries.server";
