/** The face of this feature: what others may know of it anywhere, the browser included. */
export { changesEndpoint } from "./endpoint";
export { dumpFileType } from "./manifest";
