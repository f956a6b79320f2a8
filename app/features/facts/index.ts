/** The face of this feature: what others may know of it anywhere, the browser included. */
export { hoursData } from "./hours-data";
export { CLOSED_VALUES, FACT_KINDS, platformOf } from "./kinds";
export { hoursOfDay, type OpenState, openStateAt } from "./open-now";
export { parseOpeningHours } from "./opening-hours";
export { daySaid, stateSaid } from "./state-said";
export { DAY_CODES, type OpeningWeek, weekText } from "./week";
