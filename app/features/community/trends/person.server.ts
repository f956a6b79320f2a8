import type { Kysely } from "kysely";
import { addressKey } from "~/server/http/client-address.server";
import { perDatabase } from "~/server/memoised";
import { keyedHash, newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { type Person, saltOfDay } from "./queries.server";

/** Who asks: an account, or else the address a question came from. */
export interface Asker {
  userId: string | null;
  address: string;
}

/** The salt of the last day that somebody asked on. */
const saltsOf = perDatabase(() => new Map<number, Promise<string>>());

/** By what a person is told from others on a `day` (its number in Riyadh). The address itself is written nowhere. */
export async function personOn(
  db: Kysely<Database>,
  day: number,
  { userId, address }: Asker,
): Promise<Person> {
  if (userId) return { person: userId, lasting: 1 };
  const salts = saltsOf(db);
  let salt = salts.get(day);
  if (!salt) {
    salts.clear();
    salt = saltOfDay(db, day, newSecret());
    salts.set(day, salt);
  }
  return { person: keyedHash(await salt, addressKey(address)), lasting: 0 };
}
