import type { Kysely } from "kysely";
import type { Maps } from "~/providers/maps/maps";
import type { Database } from "~db/schema";
import { composeQuery, type RequestParts } from "./compose-query";
import { searchAndDiscover } from "./discover.server";
import { requestOfParts } from "./parts-request.server";
import type { SearchResult } from "./schema";
import { searchQuerySchema } from "./schema";
import type { SearchContext } from "./search.server";

/** What the results page shows of a question. `now` in ms. */
export interface AnsweredPage {
  kind: "answer";
  query: string;
  result: SearchResult;
  now: number;
}

export type ResultsPage = { kind: "blank" | "tooLong" } | AnsweredPage;

/** Answers the query of an address, or its parts, with totals on the given terms. What is no question gets no search. */
export async function resultsPage(
  services: { db: Kysely<Database>; maps: Maps },
  asked: string | null | RequestParts,
  { now, terms }: Pick<SearchContext, "now" | "terms">,
): Promise<ResultsPage> {
  const at = { now, terms, suggest: true };
  if (asked !== null && typeof asked !== "string") {
    const request = await requestOfParts(services.db, asked);
    const result = await searchAndDiscover(services, { request, ...at });
    return { kind: "answer", query: composeQuery(asked), result, now };
  }
  if (!asked?.trim()) return { kind: "blank" };
  const query = searchQuerySchema.safeParse(asked);
  if (!query.success) return { kind: "tooLong" };
  return {
    kind: "answer",
    query: query.data,
    result: await searchAndDiscover(services, { query: query.data, ...at }),
    now,
  };
}
