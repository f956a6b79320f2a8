import type { Draft } from "~/features/forms";
import type { Corrections } from "./corrections";

/** The parameter of an order's page that says the draft holds corrections to it, and not all of its form. */
export const CORRECTED = "corrected";

/** Corrections as a draft keeps them while more pictures are read. */
export const draftOf = (corrections: Corrections): Draft => ({
  values: { corrections: JSON.stringify(corrections) },
  errors: {},
});

export const keptCorrections = (draft: Draft | null): Corrections | null =>
  draft?.values.corrections === undefined ? null : JSON.parse(draft.values.corrections);
