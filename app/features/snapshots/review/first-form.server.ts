import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import { chosenDish } from "~/features/catalogue/index.server";
import { parseReading } from "~/features/checkout/index.server";
import { neighbourhoodOf } from "~/features/places/index.server";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";
import {
  type Corrections,
  correctionsOf,
  isEmpty,
  withCorrections,
} from "../review-form/corrections";
import type { ReviewFormValues } from "../review-form/fields";
import { prefilledForm } from "../review-form/prefilled-form";
import { findOwnSnapshot, type Snapshot } from "../snapshot/queries.server";
import { choicesOfLines, withMatches } from "./match-lines.server";

/** For whom a form is filled in. */
export interface FirstFormRequest {
  userId: string;
  language: Language;
  /** The neighbourhood they chose last; null for none. */
  neighbourhoodId: number | null;
  /** ms */
  now: number;
}

/** The form as it is first shown: what was read and chosen, each line with the dish it is taken for; `read` without those. */
export async function firstForm(
  db: Kysely<Database>,
  { dish_id, platform, reading }: Snapshot,
  { userId, language, neighbourhoodId, now }: FirstFormRequest,
) {
  const dish = await chosenDish(db, dish_id);
  const chosen = {
    restaurant: dish ? nameFor(language, dish.restaurant).text : "",
    dish: dish ? nameFor(language, { ar: dish.name_ar, en: dish.name_en }).text : "",
    dishId: dish?.id ?? null,
    platform,
    neighbourhoodId: await neighbourhoodOf(db, { userId, chosen: neighbourhoodId }),
  };
  const { values: read, warnings } = prefilledForm(chosen, parseReading(reading), now);
  const choices = await choicesOfLines(db, read);
  const matched = withMatches(read, choices);
  const values = dish ? { ...matched, dish_id: read.dish_id } : matched;
  return { read, warnings, values, choices };
}

/** A form with what a person had corrected before more was read. */
export async function formWith(
  db: Kysely<Database>,
  values: ReviewFormValues,
  corrections: Corrections,
): Promise<{ values: ReviewFormValues; choices: DishChoice[][] }> {
  const corrected = withCorrections(values, corrections);
  return { values: corrected, choices: await choicesOfLines(db, corrected) };
}

/** What a person changed in the form of a snapshot of theirs; null for nothing, and where there is no such snapshot. */
export async function correctionsTo(
  db: Kysely<Database>,
  { id, left, ...asked }: FirstFormRequest & { id: string; left: ReviewFormValues },
): Promise<Corrections | null> {
  const snapshot = await findOwnSnapshot(db, { id, userId: asked.userId });
  if (!snapshot) return null;
  const { values } = await firstForm(db, snapshot, asked);
  const corrections = correctionsOf(values, left);
  return isEmpty(corrections) ? null : corrections;
}
