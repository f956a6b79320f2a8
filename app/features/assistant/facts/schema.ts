import { z } from "zod";
import { cleanText } from "~/server/clean-text";
import { FACT_LENGTH } from "./limits";

export { FACT_LENGTH, MOST_FACTS } from "./limits";

/** What a fact is about. The first three keep dishes out of suggestions. */
export const FACT_KINDS = ["allergy", "dislike", "diet", "like", "place", "other"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const factTextSchema = cleanText({ least: 1, most: FACT_LENGTH });

/** The form of a fact: what it says. Its kind is read from the words where none is given. */
export const factSchema = z.object({
  text: factTextSchema,
  kind: z.enum(FACT_KINDS).optional(),
});
export type NewFact = z.infer<typeof factSchema>;

/** A fact as its own person sees it. Times in ms. */
export interface Fact {
  id: string;
  kind: FactKind;
  text: string;
  created_at: number;
  updated_at: number;
}

/** Why a fact was not kept: there are as many as one may have, or it is there already. */
export type FactProblem = "too_many" | "known_already";
