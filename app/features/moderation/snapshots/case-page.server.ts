import type { Kysely } from "kysely";
import { isSameName } from "~/features/catalogue";
import { chosenDish } from "~/features/catalogue/index.server";
import { parseReading } from "~/features/checkout/index.server";
import type { Draft } from "~/features/forms";
import {
  type Contribution,
  type PictureRow,
  prefilledForm,
  type ReviewFormPage,
  type ReviewFormValues,
  type SubmissionOutcome,
} from "~/features/snapshots";
import {
  contributionById,
  correctionOf,
  formOfDraft,
  outcomeOf,
  picturesOf,
  versionOf,
} from "~/features/snapshots/index.server";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import type { CasePicture } from "./CaseThumbnails";
import { CASE_PROBLEMS, type CaseProblem } from "./case-problem";
import { type Compared, differences } from "./differences";
import { snapshotOfOrder, usernameOf } from "./queries.server";
import { contributedValues } from "./sent-values.server";
import { similarPictures } from "./similar.server";

/** One case before a moderator. */
export interface CasePage {
  id: string;
  username: string;
  /** Whether it is the moderator's own, which somebody else decides. */
  own: boolean;
  outcome: SubmissionOutcome;
  /** None once they are forgotten. */
  pictures: PictureRow[];
  similar: CasePicture[];
  /** What counts or was sent, ready to be corrected; or as the moderator left it. */
  reviewForm: Omit<ReviewFormPage, "areas">;
  /** What was sent. */
  sent: ReviewFormValues;
  /** The moderator's own words, where the form came back. */
  note: string;
  reason: string;
  problem: CaseProblem | null;
  /** What the machine read, field by field; null where it read nothing. */
  read: ReviewFormValues | null;
  /** The fields in which that is not what was sent. */
  differing: Compared[];
  /** Names the decision this page shows, for the form to send back. */
  seen: string;
  /** Who decided and when, ms; without a name where nobody had to look. Null while it waits, or once it is taken back. */
  decided: { by: string | null; at: number } | null;
}

interface CasePageRequest {
  id: string;
  moderatorId: string;
  language: Language;
  /** The form as it was refused, or before a dish was looked for. */
  draft: Draft | null;
}

/** A case by the id of its contribution. */
export async function casePage(
  db: Kysely<Database>,
  { id, moderatorId, language, draft }: CasePageRequest,
): Promise<CasePage | undefined> {
  const contribution = await contributionById(db, id);
  if (!contribution) return undefined;
  const { user_id: sender, part_of } = contribution;
  const snapshot = await snapshotOfOrder(db, part_of ?? contribution.id);
  const sent = await contributedValues(db, contribution, language);
  const correction = await correctionOf(db, contribution);
  const values = await contributedValues(db, contribution, language, correction);
  const read = snapshot ? readValues(snapshot.reading, snapshot.created_at) : null;
  return {
    id,
    username: await usernameOf(db, sender),
    own: sender === moderatorId,
    outcome: await outcomeOf(db, contribution),
    seen: versionOf(contribution),
    decided: await decidedBy(db, contribution),
    pictures: snapshot ? await picturesOf(db, snapshot.id) : [],
    similar: snapshot ? await similarPictures(db, snapshot.id) : [],
    reviewForm: {
      ...(await formOfDraft(db, draft ?? { values, errors: {} })),
      state: snapshot?.state ?? "failed",
    },
    sent,
    note: draft?.values.note ?? "",
    reason: draft?.values.reason ?? "",
    problem: CASE_PROBLEMS.find((known) => known === draft?.errors.problem) ?? null,
    read,
    differing: read ? differences(read, sent, await sameNames(db, contribution, sent)) : [],
  };
}

const NOBODY = { restaurant: "", dish: "", dishId: null, platform: null };

/** What was read, without the form's assumptions for what was not. */
function readValues(json: string | null, at: number): ReviewFormValues | null {
  const reading = parseReading(json);
  if (!reading) return null;
  const { values } = prefilledForm(NOBODY, reading, at);
  return reading.date.value === null ? { ...values, date: "" } : values;
}

/** Whether a name that was read is one of what was sent: of our dish in either script, or as its sender wrote it. */
async function sameNames(db: Kysely<Database>, contribution: Contribution, sent: ReviewFormValues) {
  const dish = await chosenDish(db, contribution.dish_id);
  const names = {
    restaurant: [dish?.restaurant.ar, dish?.restaurant.en, sent.restaurant],
    dish: [dish?.name_ar, dish?.name_en, sent.dish],
  };
  return (field: "restaurant" | "dish", name: string) =>
    isSameName(
      names[field].flatMap((one) => one || []),
      [name],
    );
}

async function decidedBy(
  db: Kysely<Database>,
  row: { state: string; decided_by: string | null; decided_at: number | null },
): Promise<CasePage["decided"]> {
  if (row.decided_at === null || !["accepted", "rejected"].includes(row.state)) return null;
  return { by: row.decided_by && (await usernameOf(db, row.decided_by)), at: row.decided_at };
}
