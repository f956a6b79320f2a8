import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { OrderTerms } from "~/features/fees";
import { recordOrder } from "~/features/fees/index.server";
import { knownFees } from "~/features/fees/known-fees.server";
import { orderFees } from "~/features/fees/quote";
import { findDestination, orderTerms } from "~/features/places/index.server";
import { PLATFORMS } from "~/features/prices/platform";
import { search } from "~/features/search/index.server";
import { NEIGHBOURHOODS } from "~/sample/neighbourhoods";
import { openDatabase } from "~/server/database/db.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { generateOrders, personOf, RESTAURANTS } from "./fee-orders";
import { SIZE } from "./generate";
import { type Measured, measured, middle, part } from "./measured";
import { distinctQueries, zipf } from "./queries";
import { seeded } from "./random";

const ORDERS = 1_000_000;
const SEARCHES = 3_000;
const QUOTES = 200_000;
const NEW_ORDERS = 2_000;
/** Orders before those that count: for so long V8 compiles what is run in threads of its own, whose time would be counted too. */
const WARM_UP = 6_000;

/**
 * What fees cost: a search with a place beside one without, a quote, one new order among a million, and folding all
 * again. Alone with `npm run bench -- fees`, or `-- fees 100000` for fewer orders.
 */
export async function benchFees(orders = ORDERS): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "waffir-fees-"));
  const path = join(folder, "fees.db");
  try {
    console.log(`\nFilling ${path}: ${orders} orders, each with a picture of its dish …`);
    await generateOrders(path, Date.now(), orders);
    console.log("Folding all again …");
    const all = rebuilt(path);
    console.log("Asking …");
    console.table([...all, ...(await answered(path))]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rebuilt(path: string): Measured[] {
  const said = execFileSync("npx", ["tsx", "tests/bench/fees-rebuild.ts", path], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { cpuMs, memoryMb, took } = JSON.parse(said) as {
    took: Record<string, number>;
    cpuMs: number;
    memoryMb: number;
  };
  const all = Object.values(took).reduce((sum, ms) => sum + ms, 0);
  return [
    ...Object.entries(took).map(([name, ms]) => measured(`all again: ${name}, s`, ms / 1000, 1)),
    measured("all again, s", all / 1000, 1, { most: 60 }),
    measured("of it the processors', s", cpuMs / 1000, 1),
    measured("memory for that, MB", memoryMb, 0, { most: 1024 }),
  ];
}

async function answered(path: string): Promise<Measured[]> {
  const url = `file:${path}`;
  const db = await openDatabase(url);
  const area = NEIGHBOURHOODS[0].en;
  const queries = distinctQueries(path, 1);
  const ask = (where: { area?: string }) => async (n: number) => {
    const terms = await termsTo(db, where);
    await search(db, { query: queries[n] ?? "", now: Date.now(), terms });
  };
  const next = zipf(queries.length, 1);
  const stream = Array.from({ length: SEARCHES }, next);
  const [without, placed] = await inTurn([ask({}), ask({ area })], stream);
  const quote = await quoteMs(db, await termsTo(db, { area }));
  const fold = await foldMs(db);
  await db.destroy();
  const times = middle(placed) / middle(without);
  return [
    measured("a search without a place, ms", middle(without), 3),
    measured("a search with one, ms", middle(placed), 3),
    measured("with / without", times, 2, { most: 1.3 }),
    measured("a quote, ms", quote, 4, { most: 0.05 }),
    measured("one new order: p50, ms", middle(fold.took), 2, { most: 5 }),
    measured("one new order: p99, ms", part(fold.took, 0.99), 2),
    measured("of it the processors': p99, ms", part(fold.cpu, 0.99), 2, { most: 5 }),
  ];
}

/** The terms of whoever names a neighbourhood, or none, as /api/search finds them. */
async function termsTo(db: Kysely<Database>, where: { area?: string }): Promise<OrderTerms> {
  const now = Date.now();
  const destination = await findDestination(db, where, now);
  if (typeof destination === "string") throw new Error(destination);
  return orderTerms(db, destination, now);
}

/** What each of a stream takes in each of several ways, turn about, ms. A first tenth warms up and is not counted. */
async function inTurn(
  ways: readonly ((n: number) => Promise<void>)[],
  stream: readonly number[],
): Promise<[number[], number[]]> {
  const took = ways.map((): number[] => []);
  for (const [turn, n] of stream.entries())
    for (let i = 0; i < ways.length; i++) {
      // Whoever asks second finds things at hand: each is first as often.
      const place = (i + turn) % ways.length;
      const ms = await timed(ways[place] ?? (async () => {}), n);
      if (turn >= stream.length / 10) took[place]?.push(ms);
    }
  return [took[0] ?? [], took[1] ?? []];
}

async function timed(run: (n: number) => Promise<void>, n: number): Promise<number> {
  const begun = performance.now();
  await run(n);
  return performance.now() - begun;
}

/** What one quote takes beside reading what is known, ms. */
async function quoteMs(db: Kysely<Database>, terms: OrderTerms): Promise<number> {
  const dishes = Array.from({ length: 500 }, (_, i) => 1 + i * SIZE.dishesPerRestaurant);
  const feesOf = await knownFees(db, dishes);
  const known = dishes.flatMap((dish) => feesOf(dish, "platform_a") ?? []);
  const begun = performance.now();
  for (let i = 0; i < QUOTES; i++) {
    const of = known[i % known.length];
    if (!of) throw new Error("No fees are known");
    const order = { platform: "platform_a" as const, restaurantId: of.restaurantId };
    orderFees(of.known, { ...order, items: 2000 + (i % 50) * 100 }, terms);
  }
  return (performance.now() - begun) / QUOTES;
}

/** What it takes to record new orders and fold the fees of their restaurants, each a transaction of its own, and the processors' part of it; ms. */
async function foldMs(db: Kysely<Database>): Promise<{ took: number[]; cpu: number[] }> {
  const random = seeded(13);
  const took: number[] = [];
  const cpu: number[] = [];
  for (let i = 0; i < WARM_UP + NEW_ORDERS; i++) {
    const restaurant = Math.floor(random() * RESTAURANTS);
    const order = {
      ...{ user_id: personOf(i), trust_level: "contributor", proof: "snapshot" as const },
      ...{ dish_id: 1 + restaurant * SIZE.dishesPerRestaurant, neighbourhood_id: 1 + (i % 50) },
      platform: PLATFORMS[i % PLATFORMS.length] ?? "platform_a",
      ...{ placed_at: Date.now(), hour_known: 1, subtotal: 3000, recorded_at: Date.now() },
      charges: [{ kind: "delivery" as const, off: "" as const, amount: 900 }],
    };
    // Each comes with a request of its own: what is left to do after the answers is done in between.
    await turn();
    const [begun, before] = [performance.now(), process.cpuUsage()];
    await inTransaction(db, (trx) => recordOrder(trx, order));
    if (i < WARM_UP) continue;
    took.push(performance.now() - begun);
    const { system, user } = process.cpuUsage(before);
    cpu.push((system + user) / 1000);
  }
  return { took, cpu };
}
