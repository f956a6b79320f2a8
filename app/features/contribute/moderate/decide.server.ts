import type { Kysely } from "kysely";
import { priceOf } from "~/features/contribute/contribution";
import { correctionOf } from "~/features/contribute/correction.server";
import {
  type DecisionProblem,
  decideContribution,
  isDecidedSince,
} from "~/features/contribute/decide-contribution.server";
import { type Contribution, contributionById } from "~/features/contribute/queries.server";
import { MODERATOR_REASONS } from "~/features/contribute/reasons";
import { submitContribution } from "~/features/contribute/submit-contribution.server";
import { dayText } from "~/i18n/days";
import { textField } from "~/server/form.server";
import type { Database } from "~db/schema";
import { ensureDish } from "../proposal/ensure-dish.server";
import type { Proposal } from "../proposal/proposal";
import type { SheetErrors } from "../sheet/fields";
import { dishShare } from "../sheet/order";
import { parseSheet, type Sheet, sheetValues } from "../sheet/sheet";
import { hashesOf } from "../snapshot/queries.server";
import type { CaseProblem } from "./case-problem";
import { decideProposal, findSnapshot } from "./queries.server";

/** The longest note, in characters. */
export const NOTE_LENGTH = 500;

export interface Posted {
  id: string;
  moderatorId: string;
  form: FormData;
  now: number;
}

/** What is wrong with the form, or with deciding at all. */
export interface Undecided {
  errors: SheetErrors;
  problem: CaseProblem | null;
}

/**
 * Decides a case as a moderator's form says: accepted with whatever was corrected on it, or rejected with a reason its sender
 * reads. Nobody decides their own.
 *
 * @returns null when it is done.
 */
export async function decideCase(
  db: Kysely<Database>,
  { id, moderatorId, form, now }: Posted,
): Promise<Undecided | null> {
  const contribution = await contributionById(db, id);
  const snapshot = contribution ? undefined : await findSnapshot(db, id);
  const sender = contribution?.user_id ?? snapshot?.user_id;
  if (!sender || (!contribution && !snapshot?.proposal_state)) return problem("not_found");
  if (sender === moderatorId) return problem("own");
  const note = textField(form, "note").trim().slice(0, NOTE_LENGTH);
  const seen = textField(form, "seen") || undefined;
  const proposal = snapshot && { ...snapshot, state: snapshot.proposal_state ?? "" };
  if (proposal && isDecidedSince(proposal, moderatorId, seen)) return problem("decided");

  if (textField(form, "intent") === "reject") {
    const reason = MODERATOR_REASONS.find((known) => known === textField(form, "reason"));
    if (!reason) return problem("reason");
    if (contribution) {
      const decision = { kind: "reject" as const, reason, note };
      return result(await decideContribution(db, { id, moderatorId, decision, seen }, now));
    }
    const outcome = { state: "rejected" as const, reason, by: moderatorId, note, now };
    return (await decideProposal(db, id, outcome)) ? null : problem("decided");
  }

  // What was a sensible day when it was sent is one still.
  const parsed = parseSheet(
    sheetValues(form),
    contribution?.submitted_at ?? snapshot?.created_at ?? now,
  );
  if ("errors" in parsed) return { errors: parsed.errors, problem: null };
  const { sheet } = parsed;
  const dishId = "id" in sheet.dish ? sheet.dish.id : await ensureDish(db, sheet.dish, now);
  if (contribution)
    return accept(db, { contribution, moderatorId, seen, sheet, dishId, note, now });
  const { order, platform, observedAt } = JSON.parse(snapshot?.proposal ?? "{}") as Proposal;
  const made = await submitContribution(
    db,
    {
      // As it was sent; what the moderator corrected is what it is accepted as.
      ...dishShare(order),
      userId: sender,
      idempotencyKey: id,
      dishId,
      platform,
      observedAt,
      sentAt: snapshot?.created_at,
      pictures: await hashesOf(db, id),
    },
    now,
  );
  if (!made) return { errors: { dish_id: "gone" }, problem: null };
  if (made.state === "rejected") return problem("known");
  const outcome = { state: "accepted" as const, by: moderatorId, note, now };
  await decideProposal(db, id, outcome);
  return accept(db, { contribution: made, moderatorId, sheet, dishId, note, now });
}

interface Acceptance {
  contribution: Contribution;
  moderatorId: string;
  seen?: string;
  sheet: Sheet;
  dishId: number;
  note: string;
  now: number;
}

async function accept(
  db: Kysely<Database>,
  { contribution, sheet, dishId, note, now, ...rest }: Acceptance,
): Promise<Undecided | null> {
  const held = (await correctionOf(db, contribution))?.observed_at ?? contribution.observed_at;
  const as = {
    dishId,
    platform: sheet.platform,
    price: priceOf(dishShare(sheet.order)),
    // A field of days knows no hours: the day it came with is the moment it was sent with.
    observedAt: dayText(held) === dayText(sheet.observedAt) ? held : sheet.observedAt,
  };
  const decision = { kind: "accept" as const, note, as };
  return result(await decideContribution(db, { ...rest, id: contribution.id, decision }, now));
}

const problem = (problem: CaseProblem): Undecided => ({ errors: {}, problem });

function result(code: DecisionProblem | undefined): Undecided | null {
  if (!code) return null;
  return code === "no_dish" ? { errors: { dish_id: "gone" }, problem: null } : problem(code);
}
