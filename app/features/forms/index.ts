/** The face of this feature: what others may know of it anywhere, the browser included. */
export { type Draft, errorsOf, isWhole, valuesOf } from "./draft";
