import { DAY_CODES } from "./week";

/** The field of a day of the form. */
export const dayField = (code: (typeof DAY_CODES)[number]) => `day_${code}` as const;

/** The fields of all days, from Sunday on. */
export const DAY_FIELDS = DAY_CODES.map(dayField);
