/** The face of this feature: what others may ask of it on the server. */
export { changes } from "./changes.server";
export { openDumpFile, writeDailyDump } from "./daily-dump.server";
export { writeDump } from "./dump.server";
export { keepPublished } from "./keep-published.server";
export { publish } from "./publish.server";
