import type { Kysely } from "kysely";
import { fold } from "~/features/names";
import type { Database } from "~db/schema";
import {
  SUGGESTION_ERRORS,
  type SuggestionError,
  type SuggestionResult,
  suggestionSchema,
} from "./suggestion";
import { queueSuggestion, suggestionsSince } from "./suggestion-queries.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** More in a day than people could mean: a machine is filling the queue. */
const MOST_A_DAY = 500;

/**
 * Queues a restaurant somebody misses for review. The same one again, however it is spelt, is counted, not doubled.
 *
 * @param now ms
 */
export async function suggestRestaurant(
  db: Kysely<Database>,
  form: FormData,
  now: number,
): Promise<SuggestionResult> {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value : undefined;
  };
  const given = { name: text("name") ?? "", note: text("note") ?? "" };
  // A field that no person sees and every machine fills in.
  if (text("website")) return { queued: true };
  const parsed = suggestionSchema.safeParse({
    ...given,
    area: text("area") ?? "",
    external: text("external") ?? null,
  });
  if (!parsed.success)
    return { queued: false, errors: errorsOf(parsed.error.issues), given: cut(given) };
  if ((await suggestionsSince(db, now - DAY_MS)) >= MOST_A_DAY)
    return { queued: false, errors: { name: "suggest.busy" }, given: cut(given) };
  await queueSuggestion(db, { ...parsed.data, folded: fold(parsed.data.name) }, now);
  return { queued: true };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: Partial<Record<"name" | "note", SuggestionError>> = {};
  for (const { path, message } of issues) {
    const field = path[0] === "note" ? "note" : "name";
    errors[field] ??= SUGGESTION_ERRORS.find((key) => key === message) ?? "suggest.nameMissing";
  }
  return errors;
}

/** What was typed, to be shown again: no page is made longer than its form allows. */
const cut = ({ name, note }: { name: string; note: string }) => ({
  name: name.slice(0, 200),
  note: note.slice(0, 1000),
});
