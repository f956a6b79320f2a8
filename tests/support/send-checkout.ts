import type { Kysely } from "kysely";
import type { NewContribution } from "~/features/snapshots/contribution";
import { submitContribution } from "~/features/snapshots/submit-contribution.server";
import { isActiveAccount } from "~/server/active-account.server";
import type { Database } from "~db/schema";

/** What somebody sends, with the picture that shows it, by its hash; null for none. */
export type SentCheckout = NewContribution & { picture: string | null };

/** Sends a checkout as a person does: first the picture, once however often the form is sent, then what stands on it. */
export async function sendCheckout(
  db: Kysely<Database>,
  { picture, ...sent }: SentCheckout,
  now: number,
) {
  if (await isActiveAccount(db, sent.user_id)) await keepSnapshot(db, sent, picture);
  return submitContribution(db, sent, now);
}

async function keepSnapshot(
  db: Kysely<Database>,
  { snapshot_id: id, user_id }: NewContribution,
  picture: string | null,
): Promise<void> {
  await db
    .insertInto("snapshots")
    .values({
      ...{ id, user_id, form_hash: id, consent: 0, state: "read" },
      ...{ created_at: 0, expires_at: 1 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (picture === null) return;
  const looks = { look_hash: "", width: 1, height: 1 };
  await db
    .insertInto("pictures")
    .values({ name: id, snapshot_id: id, position: 0, exact_hash: picture, ...looks })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
