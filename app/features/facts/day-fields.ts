import { DAY_CODES } from "./week";

/** The field of each day of the form, from Sunday on. */
export const DAY_FIELDS = DAY_CODES.map((code) => `day_${code}` as const);
