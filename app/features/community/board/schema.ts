import { z } from "zod";
import { trustLevelSchema } from "~/features/accounts";
import { scopeParameters } from "~/features/community/trends/schema";
import { SCOPES } from "~/features/community/trends/scope";
import { wholeNumber } from "~/server/api/whole-number";
import { PERIODS } from "./period";

/** Most entries in one answer. */
const MOST_ENTRIES = 100;

/** No board is longer than this; asking for what comes after it answers with nothing. */
const MOST_OFFSET = 1_000_000;

export const boardQuerySchema = z.object({
  ...scopeParameters,
  period: z.enum(PERIODS).default("month").meta({
    description:
      "`week` (from Sunday), `month` or `all`, by the days of Riyadh; `month` when absent.",
  }),
  limit: wholeNumber(1, MOST_ENTRIES, 20).meta({
    type: "integer",
    description: `The most entries to return, 1 to ${MOST_ENTRIES}; 20 when absent.`,
  }),
  offset: wholeNumber(0, MOST_OFFSET, 0).meta({
    type: "integer",
    description: "How many entries to skip; 0 when absent.",
  }),
});

const boardEntrySchema = z.object({
  rank: z.int().min(1).meta({
    description: "Equal points share a rank; the next one counts everybody before it.",
  }),
  username: z.string(),
  display_name: z.string(),
  avatar_url: z.url(),
  area: z
    .string()
    .meta({ description: "Their neighbourhood, in Arabic; empty when none is chosen." }),
  contribution_count: z
    .int()
    .min(0)
    .meta({ description: "Contributions accepted within the period." }),
  points: z.int().meta({ description: "Points earned within the period." }),
  trust_level: trustLevelSchema,
});
export type BoardEntry = z.infer<typeof boardEntrySchema>;

export const boardAnswerSchema = z.object({
  scope: z.enum(SCOPES),
  area: z.string().meta({ description: "What the answer is about, in Arabic." }),
  period: z.enum(PERIODS),
  entries: z.array(boardEntrySchema).max(MOST_ENTRIES),
  count: z.int().min(0).meta({ description: "How many entries there are in this answer." }),
  next_offset: z
    .int()
    .nullable()
    .meta({ description: "The offset of the entries that follow; null when none do." }),
});
