import type { Kysely } from "kysely";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import type { SearchResult } from "~/features/search/schema";
import { clientAddress } from "~/server/client-address.server";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import { askedIn } from "./asked";
import { isCountable } from "./countable";
import { noteSearch } from "./notebook.server";

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
  const asked = isCountable(request) && askedIn(result);
  if (!asked) return;
  const note = async () => {
    const session = await currentSession(db, request);
    noteSearch(db, {
      asked,
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
