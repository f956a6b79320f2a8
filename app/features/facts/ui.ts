/** The face of this feature: its pieces of page that others show. */
export { WeekHours } from "./WeekHours";
