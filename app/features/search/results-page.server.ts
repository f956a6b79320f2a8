import type { Kysely } from "kysely";
import type { Maps } from "~/providers/maps/maps";
import type { Database } from "~db/schema";
import { searchAndDiscover } from "./discover.server";
import type { SearchResult } from "./schema";
import { searchQuerySchema } from "./schema";

/** What the results page shows. `now` in ms. */
export type ResultsPage =
  | { kind: "blank" | "tooLong" }
  | { kind: "answer"; query: string; result: SearchResult; now: number };

/** Answers the query of an address. What is no question gets no search. */
export async function resultsPage(
  services: { db: Kysely<Database>; maps: Maps },
  asked: string | null,
  now: number,
): Promise<ResultsPage> {
  if (!asked?.trim()) return { kind: "blank" };
  const query = searchQuerySchema.safeParse(asked);
  if (!query.success) return { kind: "tooLong" };
  return {
    kind: "answer",
    query: query.data,
    result: await searchAndDiscover(services, { query: query.data, now, suggest: true }),
    now,
  };
}
