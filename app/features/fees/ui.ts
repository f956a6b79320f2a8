/** The face of this feature: its pieces of page that others show. */
export { FeeHoursSection } from "./FeeHoursSection";
