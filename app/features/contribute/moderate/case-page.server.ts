import type { Kysely } from "kysely";
import { isSameName } from "~/features/catalogue/same-name";
import { type Contribution, contributionById } from "~/features/contribute/queries.server";
import type { Draft } from "~/features/forms/draft";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { correctionOf } from "../correction.server";
import { seenAs } from "../decide-contribution.server";
import { chosenDish } from "../dish/chosen-dish.server";
import type { Reading } from "../reading";
import { type Outcome, outcomeOf, proposalOutcome } from "../review/outcome.server";
import { type SheetPage, sheetOfDraft } from "../review/snapshot-page.server";
import type { SheetValues } from "../sheet/fields";
import { firstSheet } from "../sheet/first-sheet";
import { type PictureRow, picturesOf } from "../snapshot/queries.server";
import type { CasePicture } from "./CaseThumbnails";
import { CASE_PROBLEMS, type CaseProblem } from "./case-problem";
import { type Compared, differences } from "./differences";
import { findSnapshot, usernameOf } from "./queries.server";
import { contributedValues, correctedValues, proposedValues } from "./sent-values.server";
import { similarPictures } from "./similar.server";

/** One case before a moderator. */
export interface CasePage {
  id: string;
  username: string;
  /** Whether it is the moderator's own, which somebody else decides. */
  own: boolean;
  outcome: Outcome;
  /** None once they are forgotten. */
  pictures: PictureRow[];
  similar: CasePicture[];
  /** What counts or was sent, ready to be corrected; or as the moderator left it. */
  sheet: SheetPage;
  /** What was sent. */
  sent: SheetValues;
  /** The moderator's own words, where the form came back. */
  note: string;
  reason: string;
  problem: CaseProblem | null;
  /** What the machine read, field by field; null where it read nothing. */
  read: SheetValues | null;
  /** The fields in which that is not what was sent. */
  differing: Compared[];
  /** Names the decision this page shows, for the form to send back. */
  seen: string;
  /** Who decided and when, ms; without a name where nobody had to look. Null while it waits, or once it is taken back. */
  decided: { by: string | null; at: number } | null;
}

interface Asked {
  id: string;
  moderatorId: string;
  language: Language;
  /** The form as it was refused, or before a dish was looked for. */
  draft: Draft | null;
}

/** A case by the id of its contribution, or of the snapshot that proposes a dish. */
export async function casePage(
  db: Kysely<Database>,
  { id, moderatorId, language, draft }: Asked,
): Promise<CasePage | undefined> {
  const contribution = await contributionById(db, id);
  const snapshot = await findSnapshot(db, contribution?.idempotency_key ?? id);
  const sender = contribution?.user_id ?? snapshot?.user_id;
  const outcome = contribution
    ? await outcomeOf(db, contribution)
    : snapshot && proposalOutcome(snapshot);
  if (!outcome || !sender) return undefined;
  const sent = contribution
    ? await contributedValues(db, contribution, language)
    : proposedValues(snapshot);
  const correction = contribution && (await correctionOf(db, contribution));
  const values = correction ? await correctedValues(db, contribution, correction, language) : sent;
  const read = snapshot?.reading ? readValues(snapshot.reading, snapshot.created_at) : null;
  const decision =
    contribution ?? (snapshot && { ...snapshot, state: snapshot.proposal_state ?? "" });
  return {
    id,
    username: await usernameOf(db, sender),
    own: sender === moderatorId,
    outcome,
    seen: decision ? seenAs(decision) : "",
    decided: decision ? await decidedBy(db, decision) : null,
    pictures: snapshot ? await picturesOf(db, snapshot.id) : [],
    similar: snapshot ? await similarPictures(db, snapshot.id) : [],
    sheet: {
      ...(await sheetOfDraft(db, draft ?? { values, errors: {} })),
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

/** What was read, without what the sheet assumes where nothing was. */
function readValues(text: string, at: number): SheetValues {
  const reading = JSON.parse(text) as Reading;
  const { values } = firstSheet(NOBODY, reading, at);
  return reading.date.value === null ? { ...values, date: "" } : values;
}

/** Whether a name that was read is one of what was sent: of our dish in either script, or as its sender wrote it. */
async function sameNames(
  db: Kysely<Database>,
  contribution: Contribution | undefined,
  sent: SheetValues,
) {
  const dish = contribution && (await chosenDish(db, contribution.dish_id));
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
