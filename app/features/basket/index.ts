/** The face of this feature: what others may know of it anywhere, the browser included. */
export type { FullOrder } from "./elsewhere.server";
export { basketEndpoint } from "./endpoint";
