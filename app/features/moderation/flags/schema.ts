import { z } from "zod";
import { cleanText } from "~/server/clean-text";
import { FLAG_REASONS } from "./flag";

/** Characters of what a person adds to a report. */
const FLAG_NOTE_LENGTH = 500;

export const flagSchema = z.object({
  reason: z.enum(FLAG_REASONS),
  note: cleanText({ most: FLAG_NOTE_LENGTH, lines: true }),
});
