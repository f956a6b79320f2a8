import { type Kysely, sql } from "kysely";

/**
 * What was paid for an order becomes a fact of its own, each charge by its kind. Every price that was named so far is
 * carried over as the order it was read from, under the observation's own number, and its charges as far as they were kept
 * apart; tips and donations that were counted as service are told apart where the stored reading says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await alterObservations(db);
  await alterContributions(db);
  await carryOrders(db);
  await carryCharges(db);
  await takeGifts(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("branch_id", "integer", (c) => c.references("branches.id").onDelete("set null"))
    .addColumn("neighbourhood_id", "integer", (c) =>
      c.references("neighbourhoods.id").onDelete("set null"),
    )
    .addColumn("placed_at", "bigint", (c) => c.notNull())
    .addColumn("hour_known", "integer", (c) => c.notNull())
    .addColumn("subtotal", "integer", (c) => c.notNull())
    .addColumn("member", "integer")
    .addColumn("promised_minutes", "integer")
    .addColumn("trust_level", "text", (c) => c.notNull())
    .addColumn("proof", "text", (c) => c.notNull())
    .addColumn("recorded_at", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "orders_of_restaurant", "orders", ["restaurant_id", "platform", "placed_at"]);
  await index(db, "orders_of_person", "orders", ["user_id", "placed_at"]);
  // Whatever a branch or a neighbourhood is referred to by is looked up before it goes.
  await index(db, "orders_of_branch", "orders", ["branch_id"]);
  await index(db, "orders_to_neighbourhood", "orders", ["neighbourhood_id"]);
  await db.schema
    .createTable("order_charges")
    .addColumn("order_id", "integer", (c) =>
      c.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("off", "text", (c) => c.notNull())
    .addColumn("amount", "integer", (c) => c.notNull().check(sql`amount >= 0`))
    .addPrimaryKeyConstraint("order_charges_pk", ["order_id", "kind", "off"])
    .execute();
  await db.schema
    .createTable("order_withdrawals")
    .addColumn("order_id", "integer", (c) =>
      c.primaryKey().references("orders.id").onDelete("cascade"),
    )
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
}

/** A line of an order is an observation: what one of a dish cost, and now how many were ordered and with what. */
async function alterObservations(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("observations");
  await table()
    .addColumn("order_id", "integer", (c) => c.references("orders.id").onDelete("set null"))
    .execute();
  await table()
    .addColumn("quantity", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await table().addColumn("options", "text").execute();
  await index(db, "observations_of_order", "observations", ["order_id"]);
}

async function alterContributions(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("contributions");
  for (const amount of [
    ...["others", "small_order_fee", "cash_fee", "tip", "donation", "delivery_discount"],
    "hour_known",
  ])
    await table()
      .addColumn(amount, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  await table()
    .addColumn("neighbourhood_id", "integer", (c) =>
      c.references("neighbourhoods.id").onDelete("set null"),
    )
    .execute();
  await table()
    .addColumn("branch_id", "integer", (c) => c.references("branches.id").onDelete("set null"))
    .execute();
  await table().addColumn("member", "integer").execute();
  await table().addColumn("promised_minutes", "integer").execute();
  await index(db, "contributions_to_neighbourhood", "contributions", ["neighbourhood_id"]);
  await index(db, "contributions_of_branch", "contributions", ["branch_id"]);
}

/** The voice of imported menus: what they say of fees is stated, not ordered. */
const IMPORTER = "00000000-0000-4000-8000-000000000001";

/**
 * The contribution an observation became of, where it was taken as it was sent: only then do its own charges count. The
 * observation has VAT for one, rounded, so a halala is no difference.
 */
const AS_SENT = sql`left join contributions as sent on sent.observation_id = said.id
  and sent.dish_id = said.dish_id and sent.platform = said.platform
  and sent.item_price = said.item_price
  and sent.delivery_fee + sent.service_fee = said.delivery_fee
  and abs(said.vat_on_top * (sent.item_price * sent.quantity + said.delivery_fee)
    - sent.vat_on_top * (sent.item_price + said.delivery_fee))
    <= sent.item_price * sent.quantity + said.delivery_fee`;

const PRICED = sql`said.kind = 'price' and said.item_price is not null`;

async function carryOrders(db: Kysely<unknown>): Promise<void> {
  await sql`insert into orders (id, user_id, platform, restaurant_id, placed_at, hour_known, subtotal,
      trust_level, proof, recorded_at)
    select said.id, said.user_id, said.platform, dishes.restaurant_id,
      said.observed_at / 60000 * 60000, 0, said.item_price * coalesce(sent.quantity, 1),
      said.trust_level, case said.user_id when ${IMPORTER} then 'stated' else said.proof end,
      coalesce(sent.submitted_at, said.observed_at)
    from observations as said join dishes on dishes.id = said.dish_id ${AS_SENT}
    where ${PRICED}`.execute(db);
  await sql`update observations set order_id = id,
      quantity = coalesce((select sent.quantity from observations as said ${AS_SENT}
        where said.id = observations.id), 1)
    where id in (select id from orders)`.execute(db);
  await sql`insert into order_withdrawals (order_id, at)
    select observation_id, at from withdrawals where observation_id in (select id from orders)`.execute(
    db,
  );
}

/** A fee of nothing is told too, where delivery is concerned: it was free. */
async function carryCharges(db: Kysely<unknown>): Promise<void> {
  const charge = (kind: string, off: string, amount: string, where: string) =>
    sql`insert into order_charges (order_id, kind, off, amount)
      select said.id, ${kind}, ${off}, ${sql.raw(amount)} from observations as said ${AS_SENT}
      where ${PRICED} and ${sql.raw(where)}`.execute(db);
  const delivery = "coalesce(sent.delivery_fee, said.delivery_fee, 0)";
  const vat = "coalesce(sent.vat_on_top, said.vat_on_top, 0)";
  await charge("delivery", "", delivery, "true");
  await charge("service", "", "sent.service_fee", "sent.service_fee > 0");
  await charge("vat_on_top", "", vat, `${vat} > 0`);
  await charge("discount", "order", "sent.discount", "sent.discount > 0");
}

/** How gifts are called on checkouts, folded as readings are kept; and what else was counted as service. */
const TIP = /(?:^|\s)(?:tips?|بقشيش|اكراميه)(?:\s|$)/u;
const DONATION = /(?:^|\s)(?:donations?|(?:ال)?تبرع)(?:\s|$)/u;
const SERVICE =
  /(?:^|\s)(?:(?:service|platform|app|operati\p{L}+|processing|small|packaging|bag|convenience|handling|surge|busy|demand|basket|minimum|cash)(?:\s|$)|(?:ال)?خدم\p{L}+|رسوم(?!\s+(?:ال)?توصيل))/u;

interface ReadContribution {
  id: string;
  observation_id: number | null;
  service_fee: number;
  reading: string;
}

/**
 * What was counted as service and is a gift, where the stored reading tells: it keeps the words of each line without its
 * amount, so what it tells is that no line but gifts can have been meant.
 */
async function takeGifts(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<ReadContribution>`select sent.id, sent.observation_id, sent.service_fee, reading
    from contributions as sent join snapshots on snapshots.id = sent.snapshot_id
    where sent.service_fee > 0 and reading is not null`.execute(db);
  for (const { id, observation_id, service_fee, reading } of rows) {
    const gift = giftIn(textOf(reading));
    if (!gift) continue;
    await sql`update contributions set service_fee = 0, ${sql.ref(gift)} = ${service_fee}
      where id = ${id}`.execute(db);
    // One that a moderator corrected has no service of its own: what they made of it stays.
    await sql`update order_charges set kind = ${gift}
      where order_id = ${observation_id} and kind = 'service'`.execute(db);
  }
}

function giftIn(text: string): "tip" | "donation" | null {
  const lines = text.split("\n");
  const isGift = (line: string) => TIP.test(line) || DONATION.test(line);
  if (lines.some((line) => SERVICE.test(line) && !isGift(line))) return null;
  if (lines.some((line) => TIP.test(line))) return "tip";
  return lines.some((line) => DONATION.test(line)) ? "donation" : null;
}

function textOf(reading: string): string {
  try {
    const { text } = JSON.parse(reading) as { text?: unknown };
    return typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
