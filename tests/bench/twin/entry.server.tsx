export { default, handleError } from "~/entry.server";
