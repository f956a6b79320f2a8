import type { Kysely } from "kysely";
import type { Draft } from "~/features/forms";
import { reviewFormValues } from "~/features/snapshots";
import { textField } from "~/server/http/form.server";
import type { Database } from "~db/schema";
import { decideCase, NOTE_LENGTH, type PostedDecision } from "./decide.server";

/**
 * Does what a moderator's form asks for: looks for the dish once more (`intent=find`), or decides.
 *
 * @returns null when the case is decided, else the form as it goes back to the moderator.
 */
export async function answerCase(
  db: Kysely<Database>,
  posted: PostedDecision,
): Promise<Draft | null> {
  const { form } = posted;
  const values = {
    ...reviewFormValues(form),
    note: textField(form, "note").slice(0, 2 * NOTE_LENGTH),
    reason: textField(form, "reason"),
  };
  if (textField(form, "intent") === "find")
    return { values: { ...values, dish_id: "" }, errors: {} };
  const undecided = await decideCase(db, posted);
  if (!undecided) return null;
  const { errors, problem } = undecided;
  return { values, errors: problem ? { ...errors, problem } : errors };
}
