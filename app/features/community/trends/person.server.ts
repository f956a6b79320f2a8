import type { Kysely } from "kysely";
import { addressKey } from "~/server/client-address.server";
import { keyedHash, newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { type Person, saltOfDay } from "./queries.server";

/** Who asks: an account, or else the address a question came from. */
export interface Asker {
  userId: string | null;
  address: string;
}

const salts = new WeakMap<Kysely<Database>, { day: number; salt: Promise<string> }>();

/** By what a person is told from others on a `day` (its number in Riyadh). The address itself is written nowhere. */
export async function personOn(
  db: Kysely<Database>,
  day: number,
  { userId, address }: Asker,
): Promise<Person> {
  if (userId) return { person: userId, lasting: 1 };
  let known = salts.get(db);
  if (known?.day !== day) {
    known = { day, salt: saltOfDay(db, day, newSecret()) };
    salts.set(db, known);
  }
  return { person: keyedHash(await known.salt, addressKey(address)), lasting: 0 };
}
