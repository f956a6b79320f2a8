import type { Kysely } from "kysely";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import { randomText } from "~/server/random-text.server";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { insertFeedback } from "./queries.server";
import type { NewFeedback } from "./schema";

/** 80 bits: nobody guesses a reference, and no two are alike. */
const REFERENCE_LENGTH = 16;

interface Submission extends NewFeedback {
  userId: string;
  /** Names the form, or the try of a script, it was sent from; the same text from the same is the same feedback. */
  formId: string | null;
  now: number;
}

/** Queues feedback for review, unless its person has left meanwhile. Returns its reference. */
export function submitFeedback(
  db: Kysely<Database>,
  { userId, message, category, formId, now }: Submission,
): Promise<string> {
  const feedback = {
    id: `fb_${randomText(REFERENCE_LENGTH)}`,
    user_id: userId,
    category: category ?? null,
    message,
    state: "new" as const,
    submission_hash: formId && hashOf(JSON.stringify([userId, formId, category, message])),
    created_at: now,
    updated_at: now,
  };
  return inTransaction(db, async (trx) =>
    (await isActiveAccount(trx, userId)) ? insertFeedback(trx, feedback) : feedback.id,
  );
}
