import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pay } from "~/features/trust/points/ledger.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { standingsSince } from "./standings.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["reem", "turki"]);
});
afterEach(() => db.destroy());

const earns = (userId: string, of: number) =>
  pay(db, { userId, kind: "snapshot", of, dishId: 1 }, NOW);

const standing = async () =>
  (await standingsSince(db, "all", 0)).map(({ user_id, points }) => [user_id, points]);

test("the newest lines go with their person, and what others earn next still counts", async () => {
  await earns("reem", 1);
  expect(await standing()).toEqual([["reem", 10]]);
  await db.deleteFrom("points").where("user_id", "=", "reem").execute();
  await earns("turki", 2);
  expect(await standing()).toContainEqual(["turki", 10]);
});
