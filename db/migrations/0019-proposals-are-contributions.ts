import { type Kysely, sql } from "kysely";
import { z } from "zod";

/**
 * A contribution names the snapshot it was read from, and a dish that somebody proposes is a contribution like any other.
 * SQLite can't lift a NOT NULL, so the table is written anew, and with it the one that refers to it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createTables(db);
  await copyContributions(db);
  await carryProposals(db);
  await replaceTables(db);
  await dropProposals(db);
}

async function createTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("contributions_next")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("snapshot_id", "text", (c) =>
      c.unique().references("snapshots.id").onDelete("set null"),
    )
    .addColumn("dish_id", "integer", (c) => c.references("dishes.id").onDelete("cascade"))
    .addColumn("proposed_dish", "text")
    .addColumn("proposed_restaurant", "text")
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("item_price", "integer", (c) => c.notNull())
    .addColumn("delivery_fee", "integer", (c) => c.notNull())
    .addColumn("service_fee", "integer", (c) => c.notNull())
    .addColumn("vat_on_top", "integer", (c) => c.notNull())
    .addColumn("discount", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull())
    .addColumn("paid_total", "integer")
    .addColumn("observed_at", "bigint", (c) => c.notNull())
    .addColumn("submitted_at", "bigint", (c) => c.notNull())
    .addColumn("trust_level", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("reasons", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("decided_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("decided_at", "bigint")
    .addColumn("observation_id", "integer", (c) =>
      c.unique().references("observations.id").onDelete("set null"),
    )
    .addCheckConstraint(
      "contributions_name_a_dish",
      sql`dish_id is not null or (proposed_dish is not null and proposed_restaurant is not null)`,
    )
    .execute();
  await db.schema
    .createTable("contribution_pictures_next")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("contribution_id", "text", (c) =>
      c.references("contributions_next.id").onDelete("set null"),
    )
    .addColumn("sha256", "text", (c) => c.notNull())
    .execute();
}

async function copyContributions(db: Kysely<Tables>): Promise<void> {
  const same =
    sql.raw(`platform, item_price, delivery_fee, service_fee, vat_on_top, discount, quantity, paid_total,
    observed_at, submitted_at, trust_level, state, reasons, note, decided_by, decided_at, observation_id`);
  // The key was the id of the person's snapshot, which may be forgotten by now.
  await sql`insert into contributions_next (id, user_id, snapshot_id, dish_id, ${same})
    select id, user_id, (select snapshots.id from snapshots
      where snapshots.id = idempotency_key and snapshots.user_id = contributions.user_id), dish_id, ${same}
    from contributions`.execute(db);
  await sql`insert into contribution_pictures_next (id, contribution_id, sha256)
    select id, contribution_id, sha256 from contribution_pictures`.execute(db);
}

/** A proposal as it was kept. Money in halalas. */
const proposalSchema = z.object({
  restaurant: z.string(),
  name: z.string(),
  platform: z.string(),
  order: z.object({
    quantity: z.number(),
    itemPrice: z.number(),
    others: z.number(),
    deliveryFee: z.number(),
    serviceFee: z.number(),
    vat: z.number(),
    discount: z.number(),
    total: z.number(),
  }),
  observedAt: z.number(),
});
type ProposedOrder = z.infer<typeof proposalSchema>["order"];

/** Those that were let in are contributions already, and get the names their senders wrote; the others become one. */
async function carryProposals(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<OldSnapshot>`select snapshots.*, users.trust_level from snapshots
    join users on users.id = snapshots.user_id
    where proposal is not null and proposal_state is not null
    order by snapshots.created_at, snapshots.id`.execute(db);
  for (const row of rows) {
    const proposal = proposalSchema.parse(JSON.parse(row.proposal));
    const { numUpdatedRows } = await db
      .updateTable("contributions_next")
      .set({ proposed_dish: proposal.name, proposed_restaurant: proposal.restaurant })
      .where("snapshot_id", "=", row.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await insertProposal(db, row, proposal);
  }
}

async function insertProposal(
  db: Kysely<Tables>,
  row: OldSnapshot,
  proposal: z.infer<typeof proposalSchema>,
): Promise<void> {
  // As many characters as every reference has, and as hard to guess.
  const id = `cn_${row.id.slice(3, 19)}`;
  const pictures = await db
    .selectFrom("pictures")
    .select("exact_hash as sha256")
    .where("snapshot_id", "=", row.id)
    .orderBy("position")
    .execute();
  const known = await countsAlready(db, pictures);
  // What waits with a picture that counts already could only be rejected for it: that is what it is now.
  const late = known && row.proposal_state === "waiting";
  const waiting = row.proposal_state === "waiting" ? "new_dish" : row.reason;
  await db
    .insertInto("contributions_next")
    .values({
      ...shareOf(proposal.order),
      id,
      user_id: row.user_id,
      snapshot_id: row.id,
      dish_id: null,
      proposed_dish: proposal.name,
      proposed_restaurant: proposal.restaurant,
      platform: proposal.platform,
      observed_at: proposal.observedAt,
      submitted_at: row.created_at,
      trust_level: row.trust_level,
      state: late ? "rejected" : row.proposal_state,
      reasons: late ? "picture_known" : known ? `picture_known ${row.reason}`.trim() : waiting,
      note: row.note,
      decided_by: row.decided_by,
      decided_at: late ? row.created_at : row.decided_at,
    })
    .execute();
  // A file that was known stays its first sender's, and is also that of what a moderator rejected.
  if (pictures.length > 0 && (!known || row.proposal_state === "rejected"))
    await db
      .insertInto("contribution_pictures_next")
      .values(pictures.map(({ sha256 }) => ({ contribution_id: id, sha256 })))
      .execute();
}

/** Whether one of some pictures was sent before, and not taken back. */
async function countsAlready(
  db: Kysely<Tables>,
  pictures: readonly { sha256: string }[],
): Promise<boolean> {
  if (pictures.length === 0) return false;
  const known = await db
    .selectFrom("contribution_pictures_next as pictures")
    .leftJoin("contributions_next as sent", "sent.id", "pictures.contribution_id")
    .select("pictures.sha256")
    .where(
      "pictures.sha256",
      "in",
      pictures.map(({ sha256 }) => sha256),
    )
    .where(({ or, eb }) => or([eb("sent.state", "is", null), eb("sent.state", "!=", "withdrawn")]))
    .executeTakeFirst();
  return known !== undefined;
}

/** Halalas a sum may be off by. */
const ROUNDING = 5;

/** The dish's share of a whole order, which is what a contribution keeps of it: as the code of this version works it out. */
function shareOf(order: ProposedOrder) {
  const own = order.itemPrice * order.quantity;
  const fees = order.deliveryFee + order.serviceFee;
  const makesTotal = (vat: number) =>
    Math.abs(own + order.others + fees + vat - order.discount - order.total) <= ROUNDING;
  const odd = !makesTotal(0) && !makesTotal(order.vat);
  const part = (amount: number, of: number, whole: number) =>
    whole === 0 ? amount : Math.round((amount * of) / whole);
  const vat_on_top =
    odd || makesTotal(0) ? 0 : part(order.vat, own + fees, own + order.others + fees);
  const discount = part(order.discount, own, own + order.others);
  return {
    item_price: order.itemPrice,
    delivery_fee: order.deliveryFee,
    service_fee: order.serviceFee,
    vat_on_top,
    discount,
    quantity: order.quantity,
    paid_total: order.others === 0 || odd ? order.total : own + fees + vat_on_top - discount,
  };
}

async function replaceTables(db: Kysely<Tables>): Promise<void> {
  for (const table of ["contribution_pictures", "contributions"]) {
    await db.schema.dropTable(table).execute();
    await db.schema.alterTable(`${table}_next`).renameTo(table).execute();
  }
  await index(db, "contributions_of_person", "contributions", ["user_id", "submitted_at"]);
  await index(db, "contributions_queue", "contributions", ["state", "submitted_at"]);
  await index(db, "contributions_of_dish", "contributions", ["dish_id"]);
  await index(db, "contribution_pictures_by_hash", "contribution_pictures", ["sha256"]);
  await index(db, "contribution_pictures_of", "contribution_pictures", ["contribution_id"]);
}

async function dropProposals(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropIndex("snapshots_proposals").execute();
  for (const column of ["proposal", "proposal_state", "reason", "note", "decided_by", "decided_at"])
    await db.schema.alterTable("snapshots").dropColumn(column).execute();
}

async function index(db: Kysely<Tables>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

/** A snapshot as it was, with its person's level. */
interface OldSnapshot {
  id: string;
  user_id: string;
  trust_level: string;
  proposal: string;
  proposal_state: string;
  reason: string;
  note: string;
  decided_by: string | null;
  decided_at: number | null;
  created_at: number;
}

/** The tables as they are while they are written anew. */
interface Tables {
  contributions_next: {
    id: string;
    user_id: string;
    snapshot_id: string | null;
    dish_id: number | null;
    proposed_dish: string | null;
    proposed_restaurant: string | null;
    platform: string;
    item_price: number;
    delivery_fee: number;
    service_fee: number;
    vat_on_top: number;
    discount: number;
    quantity: number;
    paid_total: number | null;
    observed_at: number;
    submitted_at: number;
    trust_level: string;
    state: string;
    reasons: string;
    note: string;
    decided_by: string | null;
    decided_at: number | null;
  };
  contribution_pictures_next: { contribution_id: string | null; sha256: string };
  pictures: { snapshot_id: string; exact_hash: string; position: number };
}
