import type { Kysely } from "kysely";
import { currentSession } from "~/features/accounts/index.server";
import { areaCookie } from "~/features/places/index.server";
import type { SearchResult } from "~/features/search";
import { clientAddress } from "~/server/http/client-address.server";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import { isCountable } from "./countable";
import { bufferSearch } from "./search-buffer.server";
import { searchIntentOf } from "./search-intent";

/**
 * Counts a search that has been answered, for what others are shown as asked for. The answer does not wait for it,
 * and whatever goes wrong here is no concern of the person who asked.
 */
export function rememberSearch(
  db: Kysely<Database>,
  request: Request,
  result: SearchResult,
  now: number,
): void {
  const intent = isCountable(request) && searchIntentOf(result);
  if (!intent) return;
  const note = async () => {
    const session = await currentSession(db, request);
    bufferSearch(db, {
      intent,
      userId: session?.user.id ?? null,
      address: clientAddress(request),
      area: result.understood.neighbourhood?.id ?? (await areaCookie.recall(request)),
      at: now,
    });
  };
  note().catch((error: unknown) =>
    logWarning("A search could not be counted", { error: String(error) }),
  );
}
