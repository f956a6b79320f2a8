import { z } from "zod";
import { cleanText } from "~/server/clean-text";

/** A restaurant somebody misses. Messages are keys of the catalogue `places`. */
export const suggestionSchema = z.object({
  name: cleanText({
    least: 2,
    most: 80,
    problems: { short: "suggest.nameMissing", long: "suggest.nameTooLong" },
  }),
  area: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,9})?$/)
    .transform(Number)
    .catch(0),
  note: cleanText({ most: 300, problems: { long: "suggest.noteTooLong" } }).default(""),
  external: z
    .string()
    .regex(/^ChIJ[\w-]{1,200}$/)
    .nullable()
    .catch(null),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
