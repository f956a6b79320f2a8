/** The face of this feature: what others may know of it anywhere, the browser included. */
export { leaderboardEndpoint } from "./board/endpoint";
export { popularEndpoint } from "./trends/endpoint";
