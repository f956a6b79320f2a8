import type { Kysely } from "kysely";
import { errorsOf } from "~/features/forms";
import type { Database } from "~db/schema";
import { acceptSuggestion } from "./accept-suggestion.server";
import { findSuggestion, refuseSuggestion, type SuggestionDecision } from "./queries.server";
import { acceptSchema, refuseSchema } from "./schema";

/**
 * Does with a suggestion what a moderator pressed: `add` or `refuse`.
 *
 * @param values the fields of the form as they were typed.
 * @returns what is wrong with which field; `already` when it is decided another way; null when it is done, now or by an
 *   earlier press of the same button.
 */
export async function decideSuggestion(
  db: Kysely<Database>,
  decision: SuggestionDecision,
  intent: string,
  values: Record<string, string>,
): Promise<Record<string, string> | "already" | "missing" | null> {
  const errors =
    intent === "refuse" ? await refuse(db, decision, values) : await add(db, decision, values);
  if (errors !== "decided") return errors;
  const suggestion = await findSuggestion(db, decision.id);
  if (!suggestion) return "missing";
  const wanted = intent === "refuse" ? "refused" : "added";
  return suggestion.status === wanted && suggestion.reviewer_id === decision.reviewerId
    ? null
    : "already";
}

async function add(
  db: Kysely<Database>,
  decision: SuggestionDecision,
  values: Record<string, string>,
) {
  const blank = {
    name_ar: "",
    name_en: "",
    position: "",
    restaurant: null,
    cuisine: null,
    area: null,
  };
  const parsed = acceptSchema.safeParse({ ...blank, ...values });
  return parsed.success
    ? acceptSuggestion(db, decision, parsed.data)
    : errorsOf(parsed.error.flatten().fieldErrors);
}

async function refuse(
  db: Kysely<Database>,
  decision: SuggestionDecision,
  values: Record<string, string>,
) {
  const parsed = refuseSchema.safeParse({ reason: values.reason ?? "" });
  if (!parsed.success) return { reason: "invalid" };
  return (await refuseSuggestion(db, { ...decision, ...parsed.data }))
    ? null
    : ("decided" as const);
}
