import type { Kysely } from "kysely";
import { textField } from "~/server/http/form.server";
import type { Database } from "~db/schema";
import { addFact, deleteFact, editFact } from "../facts/facts.server";
import { factTextSchema } from "../facts/schema";
import type { MemoryNote, MemoryProblem } from "./memory-form";

/**
 * Does what a form of /profile/memory asks for: adds, changes or deletes one of the person's own facts.
 *
 * @returns what was done, or why nothing was. `now` in ms.
 */
export async function changeMemory(
  db: Kysely<Database>,
  { userId, form, now }: { userId: string; form: FormData; now: number },
): Promise<{ note: MemoryNote } | { problem: MemoryProblem }> {
  const id = textField(form, "id");
  // To delete what is gone already is no error: the second press of a button.
  if (textField(form, "intent") === "delete") {
    await deleteFact(db, userId, id);
    return { note: "deleted" };
  }
  const parsed = factTextSchema.safeParse(textField(form, "text"));
  if (!parsed.success) return { problem: "invalid" };
  if (id === "") {
    const added = await addFact(db, userId, { text: parsed.data }, now);
    if (added.problem) return { problem: added.problem };
    return { note: added.known ? "known" : "added" };
  }
  const problem = await editFact(db, userId, id, { text: parsed.data }, now);
  return problem ? { problem } : { note: "saved" };
}
