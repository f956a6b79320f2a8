import type { Kysely } from "kysely";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { networkOf } from "./network.server";
import { isKnown } from "./queries.server";

/** What the earlier sign-ins of a number's owner make a request for it: theirs, or like anybody else's. */
export type KnownBy = "browser" | "network" | null;

interface SignInOrigin {
  phone: string;
  /** The secret of a browser that has signed in before, if it has one. */
  knownAs: string | null;
  address: string;
}

/** Whether the owner of a number has signed in here before: in this browser, or else in this network. */
export async function howKnown(
  db: Kysely<Database>,
  { phone, knownAs, address }: SignInOrigin,
): Promise<KnownBy> {
  if (knownAs && (await isKnown(db, { tokenHash: hashOf(knownAs), phone }))) return "browser";
  const tokenHash = hashOf(networkOf(phone, address));
  return (await isKnown(db, { tokenHash, phone })) ? "network" : null;
}
