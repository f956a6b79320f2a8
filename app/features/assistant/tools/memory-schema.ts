import { z } from "zod";
import { TRUST_LEVELS, type TrustLevelSlug } from "~/features/prices";
import { FACT_KINDS, FACT_LENGTH } from "../facts/schema";
import { words } from "./words";

export const saveFactInput = z.object({
  fact: words("One sentence in the person's own words."),
  kind: z.enum(FACT_KINDS).optional(),
  forget: z.boolean().optional().meta({
    description:
      "True to forget what was kept about this instead, when the person asks for it or says that it no longer holds.",
  }),
});

export const recallInput = z.object({
  about: words(
    "What to recall; absent for everything. `standing`: the person's points and level, and what is missing to the next; `place`: where they live.",
  ).optional(),
});

const factResult = z.object({
  id: z.string(),
  kind: z.enum(FACT_KINDS),
  text: z.string().max(FACT_LENGTH),
});

export const saveFactResult = z.object({
  saved: z.boolean(),
  /** `too_many`: there is no room; `empty`: nothing was said; `too_long`. */
  problem: z.enum(["too_many", "empty", "too_long"]).nullable(),
  known: z.boolean().meta({ description: "True when it was kept before." }),
  fact: factResult.nullable(),
  forgotten: z.array(factResult).meta({ description: "What was forgotten, where that was asked." }),
});
export type SavedFact = z.infer<typeof saveFactResult>;

const levelSlug = z.enum(TRUST_LEVELS.map(({ slug }) => slug) as [TrustLevelSlug]);

/** What a person has earned by the prices they sent. */
const standingResult = z.object({
  points: z.int(),
  level: levelSlug,
  /** What is missing to the next level; null at the highest. */
  progress: z
    .object({
      next: levelSlug,
      work: z.int(),
      accuracy: z.object({ required: z.int(), now: z.int().nullable() }).nullable(),
      days: z.int(),
    })
    .nullable(),
});
export type PersonStanding = z.infer<typeof standingResult>;

export const recallResult = z.object({
  facts: z.array(factResult),
  area: z.string().optional().meta({
    description:
      "The neighbourhood of the person's profile, where the question was about their place.",
  }),
  standing: standingResult.nullable().optional().meta({
    description: "The person's points and level, where the question was about those.",
  }),
});
export type RecalledFacts = z.infer<typeof recallResult>;
