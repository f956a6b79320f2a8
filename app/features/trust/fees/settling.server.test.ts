import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordOrder, settleFees, withdrawOrder } from "~/features/fees/index.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { PATIENCE_MS } from "~tests/support/patience";
import { settleNewOrders, settleNewPlatforms } from "./settling.server";

const NOW = Date.UTC(2026, 2, 14, 9);
const PEOPLE = ["reem", "turki", "noura", "fahad"];

const folder = mkdtempSync(join(tmpdir(), "waffir-settling-"));
const url = `file:${join(folder, "waffir.db")}`;
let db: Kysely<Database>;
beforeEach(async () => {
  db = await evidenceDatabase(PEOPLE, { url });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const ordered = (user_id: string, platform = "platform_a") =>
  recordOrder(db, {
    ...{ user_id, trust_level: "contributor", dish_id: 1, platform, subtotal: 3000 },
    ...{ placed_at: NOW, hour_known: 1, proof: "snapshot" as const, recorded_at: NOW },
    charges: [{ kind: "delivery", off: "", amount: 900 }],
  });

const learnt = () => db.selectFrom("platform_fees").selectAll().orderBy("platform").execute();

test(
  "a process of its own learns what settling here would, where orders came or went, and else none is started",
  async () => {
    expect(await settleNewOrders(db, url)).toBe(false);
    expect(await settleNewPlatforms(db, url)).toBe(false);
    const first = await ordered("reem");
    // Too few tell of it: nothing can be learnt, and it is not tried again of the same.
    expect(await settleNewPlatforms(db, url)).toBe(true);
    expect(await learnt()).toEqual([]);
    expect(await settleNewPlatforms(db, url)).toBe(false);
    const second = await ordered("turki");
    for (const person of PEOPLE.slice(2)) await ordered(person);
    expect(await settleNewPlatforms(db, url)).toBe(true);
    expect((await learnt()).map(({ platform }) => platform)).toEqual(["platform_a"]);
    expect(await settleNewPlatforms(db, url)).toBe(false);
    expect(await settleNewOrders(db, url)).toBe(false);
    for (const person of PEOPLE.slice(1)) await ordered(person, "platform_b");
    await withdrawOrder(db, { id: first, at: NOW });
    expect(await settleNewOrders(db, url)).toBe(true);
    const apart = await learnt();
    expect(apart.map(({ platform }) => platform)).toEqual(["platform_a", "platform_b"]);
    await settleFees(db);
    expect(await learnt()).toEqual(apart);
    // One counts again and another does not any more: there are as many as before.
    await db.deleteFrom("order_withdrawals").where("order_id", "=", first).execute();
    await withdrawOrder(db, { id: second, at: NOW });
    expect(await settleNewOrders(db, url)).toBe(true);
  },
  PATIENCE_MS,
);
