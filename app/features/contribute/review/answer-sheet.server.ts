import type { Kysely } from "kysely";
import type { Draft } from "~/features/forms/draft";
import { textField } from "~/server/form.server";
import type { Database } from "~db/schema";
import { parseSheet, sheetValues } from "../sheet/sheet";
import { sendSheet } from "./send-sheet.server";
import { choicesFor, likeliest } from "./snapshot-page.server";

interface Posted {
  id: string;
  userId: string;
  form: FormData;
  now: number;
}

/**
 * Does what a posted sheet asks for: looks for the dish once more (`intent=find`), or sends it.
 *
 * @returns null when it is sent, else the sheet as it goes back to the person.
 */
export async function answerSheet(
  db: Kysely<Database>,
  { form, ...posted }: Posted,
): Promise<Draft | null> {
  const values = sheetValues(form);
  if (textField(form, "intent") === "find") {
    const dish_id = likeliest(await choicesFor(db, { ...values, dish_id: "" }));
    return { values: { ...values, dish_id }, errors: {} };
  }
  const parsed = parseSheet(values, posted.now);
  if ("errors" in parsed) return { values, errors: parsed.errors };
  const sent = await sendSheet(db, { ...posted, sheet: parsed.sheet });
  return sent === "sent" ? null : { values, errors: { dish_id: "gone" } };
}
