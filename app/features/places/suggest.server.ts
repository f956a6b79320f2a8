import type { Kysely } from "kysely";
import { fold } from "~/features/names";
import { addressKey, networkKey } from "~/server/http/client-address.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { suggestionSchema } from "./suggestion";
import { SUGGESTION_ERRORS, type SuggestionError } from "./suggestion-errors";
import { queueSuggestion } from "./suggestion-queries.server";

/** What came of a suggestion: queued, or what is wrong with which field. */
export type SuggestionResult =
  | { queued: true }
  | { queued: false; errors: Partial<Record<"name" | "note", SuggestionError>> };

interface SentSuggestion {
  form: FormData;
  /** Null for somebody who is not signed in: whom to count then is told by their address. */
  userId: string | null;
  address: string;
  /** ms */
  now: number;
}

/**
 * Queues a restaurant somebody misses for review. The same one again, however it is spelt, is counted, not doubled; the
 * same copy of the form again, as a double click sends it, is not even counted.
 */
export async function suggestRestaurant(
  { db, limiter }: { db: Kysely<Database>; limiter: RateLimiter },
  { form, now, ...sender }: SentSuggestion,
): Promise<SuggestionResult> {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value : undefined;
  };
  // A field that no person sees and every machine fills in.
  if (text("website")) return { queued: true };
  const parsed = suggestionSchema.safeParse({
    name: text("name") ?? "",
    note: text("note") ?? "",
    area: text("area") ?? "",
    external: text("external") ?? null,
  });
  if (!parsed.success) return { queued: false, errors: errorsOf(parsed.error.issues) };
  const refused = await refusal(limiter, sender);
  if (refused) return { queued: false, errors: { name: refused } };
  const formId = text("formId");
  const suggestion = { ...parsed.data, folded: fold(parsed.data.name) };
  await queueSuggestion(db, { ...suggestion, formHash: formId ? hashOf(formId) : null }, now);
  return { queued: true };
}

/** Why one more is too many: of this sender lately or today, of a network, or of everybody. */
async function refusal(
  limiter: RateLimiter,
  { userId, address }: Pick<SentSuggestion, "userId" | "address">,
): Promise<SuggestionError | null> {
  const person = userId === null ? `address ${addressKey(address)}` : `user ${userId}`;
  if (!(await limiter.allows("suggestion", person))) return "suggest.often";
  if (!(await limiter.allows("suggestion_day", person))) return "suggest.enough";
  if (userId === null && !(await limiter.allows("suggestion_network", networkKey(address))))
    return "suggest.busy";
  const everybody = userId === null ? "strangers" : "users";
  return (await limiter.allows("suggestion_total", everybody)) ? null : "suggest.busy";
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: Partial<Record<"name" | "note", SuggestionError>> = {};
  for (const { path, message } of issues) {
    const field = path[0] === "note" ? "note" : "name";
    errors[field] ??= SUGGESTION_ERRORS.find((key) => key === message) ?? "suggest.nameMissing";
  }
  return errors;
}
