/** The face of this feature: what others may know of it anywhere, the browser included. */
export { postcardPath } from "./address";
export { rowsOf } from "./of-comparison";
export { POSTCARD_SIZE, type Postcard, type PostcardRow } from "./postcard";
