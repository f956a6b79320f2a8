import { z } from "zod";
import { wholeNumber } from "~/server/api/whole-number";
import { OPEN_TABLE_NAMES } from "./record";

/** Most changes in one answer: some 200 KB. */
const MOST_CHANGES = 1000;

const LARGEST_CURSOR = 999_999_999;

export const changesQuerySchema = z.object({
  after: wholeNumber(0, LARGEST_CURSOR, 0).meta({
    type: "integer",
    description:
      "The cursor of the last change you have: that of a dump, or next_cursor of the previous answer; 0, the beginning, when absent.",
  }),
  limit: wholeNumber(1, MOST_CHANGES, 200).meta({
    type: "integer",
    description: `The most changes to return, 1 to ${MOST_CHANGES}; 200 when absent.`,
  }),
});

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const changeSchema = z.object({
  cursor: z.int().min(1).meta({ description: "Grows with every change." }),
  day: z.iso.date().meta({ description: "The day in Riyadh on which it was published." }),
  table: z.enum(OPEN_TABLE_NAMES).meta({ description: "Which table the line belongs to." }),
  key: z
    .record(z.string(), cell)
    .meta({ description: "What tells the line apart from the others in its table." }),
  record: z
    .record(z.string(), cell)
    .nullable()
    .meta({ description: "The whole line as this change left it; null when it no longer exists." }),
});

export const changesAnswerSchema = z.object({
  license: z.string().meta({
    description: "What others may do with the data, by name; UNLICENSED permits nothing.",
  }),
  changes: z.array(changeSchema).max(MOST_CHANGES).meta({ description: "The earliest first." }),
  count: z.int().min(0).meta({ description: "How many changes there are in this answer." }),
  next_cursor: z.int().min(0).meta({ description: "What to send next time as after." }),
  latest_cursor: z.int().min(0).meta({
    description:
      "The cursor of the newest change there is. When it is lower than yours, start again from a dump.",
  }),
});
