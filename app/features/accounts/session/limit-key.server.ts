import type { Kysely } from "kysely";
import { addressKey, clientAddress } from "~/server/http/client-address.server";
import type { Database } from "~db/schema";
import { currentSession } from "./current-session.server";

/** Whom a limit counts: the signed-in person, or else the address. */
export async function limitKey(db: Kysely<Database>, request: Request): Promise<string> {
  const session = await currentSession(db, request);
  return session ? `user ${session.user.id}` : `address ${addressKey(clientAddress(request))}`;
}
