/** The face of this feature: what others may ask of it on the server. */
export { interpret, lookUpsOf } from "./interpret.server";
