import { type Kysely, sql } from "kysely";

/** A report keeps the price it is about, a person who left is known to have, and what nothing reads goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("flags").addColumn("total_seen", "integer").execute();
  await sql`update flags set total_seen = (select item_price + delivery_fee + vat_on_top from offers
    where offers.dish_id = flags.dish_id and offers.platform = flags.platform)
    where state = 'open'`.execute(db);
  await db.schema.alterTable("flags").dropColumn("contribution_id").execute();
  await db.schema.alterTable("contribution_pictures").dropColumn("perceptual").execute();

  await db.schema.alterTable("users").addColumn("erased_at", "bigint").execute();
  // When they left was not written down; nobody else has such a name and no way to sign in.
  await sql`update users set erased_at = created_at where username like 'deleted-%' and display_name = username
    and phone is null and is_service = 0
    and id not in (select user_id from identities) and id not in (select user_id from sessions)`.execute(
    db,
  );
}
