import type { Kysely } from "kysely";

/** Sessions know when their person last showed who they are. Those begun before count as never proved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sessions")
    .addColumn("proved_at", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("identity_requests")
    .addColumn("proving_user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .execute();
}
