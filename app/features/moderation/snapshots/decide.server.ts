import type { Kysely } from "kysely";
import {
  type DecisionProblem,
  MODERATOR_REASONS,
  negativeCharges,
  orderedCheckout,
  parseReviewForm,
  type ReviewFormErrors,
  reviewFormValues,
} from "~/features/snapshots";
import {
  contributionById,
  correctionOf,
  decideContribution,
  ensureDish,
  obstacleTo,
} from "~/features/snapshots/index.server";
import { dayText } from "~/i18n/days";
import { textField } from "~/server/http/form.server";
import type { Database } from "~db/schema";
import type { CaseProblem } from "./case-problem";

/** The longest note, in characters. */
export const NOTE_LENGTH = 500;

export interface PostedDecision {
  id: string;
  moderatorId: string;
  form: FormData;
  now: number;
}

/** What is wrong with the form, or with deciding at all. */
export interface Undecided {
  errors: ReviewFormErrors;
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
  { id, moderatorId, form, now }: PostedDecision,
): Promise<Undecided | null> {
  const contribution = await contributionById(db, id);
  if (!contribution) return problem("not_found");
  const kind = textField(form, "intent") === "reject" ? "reject" : "accept";
  const seenVersion = textField(form, "seen") || undefined;
  // Before a dish is made for what nobody may decide.
  const obstacle = obstacleTo(kind, contribution, { moderatorId, seenVersion });
  if (obstacle) return problem(obstacle);
  const note = textField(form, "note").trim().slice(0, NOTE_LENGTH);
  const chosen = { id, moderatorId, seenVersion };
  if (kind === "reject") {
    const reason = MODERATOR_REASONS.find((known) => known === textField(form, "reason"));
    if (!reason) return problem("reason");
    const decision = { kind, reason, note } as const;
    return result(await decideContribution(db, { ...chosen, decision }, now));
  }

  // What was a sensible day when it was sent is one still.
  const parsed = parseReviewForm(reviewFormValues(form), contribution.submitted_at);
  if ("errors" in parsed) return { errors: parsed.errors, problem: null };
  const { dish, platform, order, observedAt } = parsed.reviewed;
  const negative = negativeCharges(order);
  if (negative.length > 0)
    return {
      errors: Object.fromEntries(negative.map((field) => [field, "invalid"])),
      problem: null,
    };
  const held = (await correctionOf(db, contribution))?.observed_at ?? contribution.observed_at;
  const as = {
    ...orderedCheckout(order),
    dish_id: "id" in dish ? dish.id : await ensureDish(db, dish, now),
    platform,
    // A field of days knows no hours: the day it came with is the moment it was sent with.
    observed_at: dayText(held) === dayText(observedAt) ? held : observedAt,
  };
  const decision = { kind, note, as } as const;
  return result(await decideContribution(db, { ...chosen, decision }, now));
}

const problem = (problem: CaseProblem): Undecided => ({ errors: {}, problem });

function result(code: DecisionProblem | undefined): Undecided | null {
  if (!code) return null;
  return code === "no_dish" ? { errors: { dish_id: "gone" }, problem: null } : problem(code);
}
