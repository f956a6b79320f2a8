/** The face of this feature: what others may know of it anywhere, the browser included. */
export { avatarPath } from "./profile/avatar";
export { readProfileEndpoint, updateProfileEndpoint } from "./profile/endpoints";
export { type ProfileAnswer, trustLevelSchema } from "./profile/schema";
export type { User } from "./session/queries.server";
