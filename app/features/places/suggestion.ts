import { z } from "zod";

/** A restaurant somebody misses. Messages are keys of the catalogue `places`. */
export const suggestionSchema = z.object({
  name: z.string().trim().min(2, "suggest.nameMissing").max(80, "suggest.nameTooLong"),
  area: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,9})?$/)
    .transform(Number)
    .catch(0),
  note: z.string().trim().max(300, "suggest.noteTooLong").default(""),
  external: z
    .string()
    .regex(/^ChIJ[\w-]{1,200}$/)
    .nullable()
    .catch(null),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
