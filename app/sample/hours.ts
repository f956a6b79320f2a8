import type { Kysely } from "kysely";
import { parseOpeningHours, weekText } from "~/features/facts";
import { tellFacts } from "~/features/facts/index.server";
import type { Database } from "~db/schema";

/** When restaurants of Riyadh are open: from noon till late, in the evening only, or all day, with a Friday of its own. */
const USUAL = [
  "Mo-Su 12:00-01:30",
  "Sa-Th 11:00-02:00; Fr 13:00-02:00",
  "Mo-Su 17:00-03:00",
  "Sa-Th 06:00-23:30; Fr 06:00-11:00,13:00-23:30",
];

/** Tells hours of most restaurants of the sample; of every fifth nobody has. `now` in ms. */
export async function tellSampleHours(
  trx: Kysely<Database>,
  restaurantIds: readonly number[],
  now: number,
): Promise<void> {
  for (const [at, restaurantId] of restaurantIds.entries()) {
    const week = parseOpeningHours(USUAL[at % (USUAL.length + 1)] ?? "");
    if (!week) continue;
    const facts = [{ kind: "hours" as const, value: weekText(week) }];
    await tellFacts(trx, { restaurantId, facts, teller: null, now });
  }
}
