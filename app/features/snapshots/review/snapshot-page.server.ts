import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import type { Draft } from "~/features/forms";
import type { AreaList } from "~/features/places";
import { areaList } from "~/features/places/index.server";
import { contributionOfSnapshot } from "~/features/snapshots/queries.server";
import { LANGUAGES } from "~/i18n/languages";
import type { Database } from "~db/schema";
import type { Corrections } from "../review-form/corrections";
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
import type { FieldWarnings } from "../review-form/prefilled-form";
import {
  findOwnSnapshot,
  type PictureRow,
  picturesOf,
  type Snapshot,
} from "../snapshot/queries.server";
import { type FirstFormRequest, firstForm, formWith } from "./first-form.server";
import { choicesOfLines } from "./match-lines.server";

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
  areas: AreaList;
  /** How reading went. */
  state: Snapshot["state"];
}

interface SnapshotPageRequest extends FirstFormRequest {
  id: string;
  /** Whether the person would rather type than wait. */
  typing: boolean;
  /** The form as it was refused, or before the dish was looked for. */
  draft: Draft | null;
  /** What they had corrected before they added a picture; null for nothing. */
  corrections: Corrections | null;
}

/** The page of one's own snapshot; undefined when there is none of that id. */
export async function snapshotPage(
  db: Kysely<Database>,
  { typing, draft, corrections, ...asked }: SnapshotPageRequest,
): Promise<SnapshotPage | undefined> {
  const { id } = asked;
  const snapshot = await findOwnSnapshot(db, asked);
  if (!snapshot) return undefined;
  const shown = { id, pictures: await picturesOf(db, id) };
  if (await contributionOfSnapshot(db, id)) return { ...shown, kind: "sent" };
  const { state } = snapshot;
  if (state === "reading" && !typing && !draft) return { ...shown, kind: "reading" };

  const areas = await areaList(db, LANGUAGES[asked.language].names);
  const { read, warnings, ...first } = await firstForm(db, snapshot, asked);
  if (draft) {
    const reviewForm = await formOfDraft(db, draft);
    const untouched = warningsLeft(warnings, read, reviewForm.values);
    return { ...shown, kind: "review", state, ...reviewForm, areas, warnings: untouched };
  }
  const form = corrections ? await formWith(db, first.values, corrections) : first;
  const untouched = warningsLeft(warnings, first.values, form.values);
  const doubts = withoutMatched(untouched, form.values);
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
