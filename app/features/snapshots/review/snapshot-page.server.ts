import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import { chosenDish } from "~/features/catalogue/index.server";
import { parseReading } from "~/features/checkout/index.server";
import type { Draft } from "~/features/forms";
import type { AreaChoice } from "~/features/places";
import { areaChoices, neighbourhoodOf } from "~/features/places/index.server";
import { contributionOfSnapshot } from "~/features/snapshots/queries.server";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";
import {
  type FieldName,
  lineField,
  partsOf,
  REVIEW_FIELDS,
  type ReviewFormErrors,
  type ReviewFormValues,
} from "../review-form/fields";
import { linesIn } from "../review-form/lines";
import { reviewFormValuesOf } from "../review-form/parse";
import { type FieldWarnings, prefilledForm } from "../review-form/prefilled-form";
import {
  findOwnSnapshot,
  type PictureRow,
  picturesOf,
  type Snapshot,
} from "../snapshot/queries.server";
import { choicesOfLines, withMatches } from "./match-lines.server";

/** What a person sees of a snapshot of theirs, depending on how far it is. */
export type SnapshotPage = { id: string; pictures: PictureRow[] } & (
  | { kind: "reading" }
  | ({ kind: "review" } & ReviewFormPage)
  | { kind: "sent" }
);

/** The review form, filled in. */
export interface ReviewFormPage {
  values: ReviewFormValues;
  warnings: FieldWarnings;
  errors: ReviewFormErrors;
  /** The dishes of our menus that each line may be, the first line's first. */
  choices: DishChoice[][];
  /** Where an order can have gone. */
  areas: AreaChoice[];
  /** How reading went. */
  state: Snapshot["state"];
}

interface SnapshotPageRequest {
  id: string;
  userId: string;
  language: Language;
  /** The neighbourhood they chose last; null for none. */
  neighbourhoodId: number | null;
  /** Whether the person would rather type than wait. */
  typing: boolean;
  /** The form as it was refused, or before the dish was looked for. */
  draft: Draft | null;
  now: number;
}

/** The page of one's own snapshot; undefined when there is none of that id. */
export async function snapshotPage(
  db: Kysely<Database>,
  { id, userId, language, neighbourhoodId, typing, draft, now }: SnapshotPageRequest,
): Promise<SnapshotPage | undefined> {
  const snapshot = await findOwnSnapshot(db, { id, userId });
  if (!snapshot) return undefined;
  const shown = { id, pictures: await picturesOf(db, id) };
  if (await contributionOfSnapshot(db, id)) return { ...shown, kind: "sent" };
  const { state } = snapshot;
  if (state === "reading" && !typing && !draft) return { ...shown, kind: "reading" };

  const dish = await chosenDish(db, snapshot.dish_id);
  const chosen = {
    restaurant: dish ? nameFor(language, dish.restaurant).text : "",
    dish: dish ? nameFor(language, { ar: dish.name_ar, en: dish.name_en }).text : "",
    dishId: dish?.id ?? null,
    platform: snapshot.platform,
    neighbourhoodId: await neighbourhoodOf(db, { userId, chosen: neighbourhoodId }),
  };
  const areas = await areaChoices(db, LANGUAGES[language].names);
  const reading = parseReading(snapshot.reading);
  const { values, warnings } = prefilledForm(chosen, reading, now);
  if (draft) {
    const reviewForm = await formOfDraft(db, draft);
    const untouched = warningsLeft(warnings, values, reviewForm.values);
    return { ...shown, kind: "review", state, ...reviewForm, areas, warnings: untouched };
  }
  const choices = await choicesOfLines(db, values);
  const matched = withMatches(values, choices);
  const form = { values: dish ? { ...matched, dish_id: values.dish_id } : matched, choices };
  const doubts = withoutMatched(warnings, form.values);
  return { ...shown, kind: "review", ...form, warnings: doubts, errors: {}, areas, state };
}

/** The warnings without those about names that our menus bear out. */
function withoutMatched(warnings: FieldWarnings, values: ReviewFormValues): FieldWarnings {
  const left = { ...warnings };
  for (const [at, { dish_id }] of linesIn(values).entries()) {
    if (!(Number(dish_id) > 0)) continue;
    delete left[lineField("dish", at + 1)];
    delete left.restaurant;
  }
  return left;
}

/** The warnings about fields that a person has not changed since they first saw them. */
function warningsLeft(
  warnings: FieldWarnings,
  first: ReviewFormValues,
  now: ReviewFormValues,
): FieldWarnings {
  const untouched = Object.entries(warnings).filter(
    ([field]) => first[field as FieldName] === now[field as FieldName],
  );
  return Object.fromEntries(untouched);
}

/** The review form as a person left it. */
export async function formOfDraft(
  db: Kysely<Database>,
  draft: Draft,
): Promise<Omit<ReviewFormPage, "state" | "areas">> {
  const values = reviewFormValuesOf(draft.values);
  const errors = Object.fromEntries(
    Object.entries(draft.errors).filter(([field]) =>
      REVIEW_FIELDS.some((known) => known === partsOf(field as FieldName).field),
    ),
  ) as ReviewFormErrors;
  return { values, errors, warnings: {}, choices: await choicesOfLines(db, values) };
}
