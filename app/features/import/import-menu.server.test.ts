import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setRole } from "~/features/accounts/profile/queries.server";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { DAY_MS } from "~/i18n/days";
import { openDatabase } from "~/server/db.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { importMenu } from "./import-menu.server";
import { readTable } from "./read-table";
import { reportText } from "./report";

const SEEN = Date.UTC(2026, 2, 1);
const HEADER = "restaurant,dish_ar,dish_en,section,size,platform,item_price,delivery_fee";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

async function run(lines: string[], { asOf = SEEN, dryRun = false } = {}) {
  const table = readTable(new TextEncoder().encode([HEADER, ...lines].join("\n")));
  const report = await importMenu(db, table, {
    dryRun,
    columns: {},
    now: SEEN + DAY_MS,
    asOf,
    platformNames: { platform_b: "Tayyar" },
  });
  return reportText(report, { verbose: true });
}

const offers = () =>
  db
    .selectFrom("offers")
    .innerJoin("dishes", "dishes.id", "dish_id")
    .leftJoin("restaurant_fees as fees", (join) =>
      join
        .onRef("fees.restaurant_id", "=", "dishes.restaurant_id")
        .onRef("fees.platform", "=", "offers.platform"),
    )
    .select(["size", "offers.platform", "item_price", "typical", "newest_support_at"])
    .orderBy("dish_id")
    .orderBy("offers.platform")
    .execute();

test("dishes and prices come in, in either script, on platforms by any of their names", async () => {
  await createRestaurant(db, { name_ar: "عمو حمزة" }, 1);
  const report = await run([
    "Amo Hamza,شاورما دجاج,Chicken Shawarma,sandwiches,كبير,A,12.50,9",
    "عمو حمزه,شاورما دجاج,,السندويشات,large,tayyar,١٣٫٢٥,0",
    "قدور الديرة,كبسة,,,,platform_c,21 SAR,5",
    "قدور الديرة,جريش,,,,,,",
  ]);
  expect(report).toContain("1 restaurants added");
  expect(report).toContain("3 dishes added");
  expect(report).toContain("3 prices added");
  expect(await offers()).toMatchObject([
    { size: "large", platform: "platform_a", item_price: 1250, typical: 900 },
    { size: "large", platform: "platform_b", item_price: 1325, typical: 0 },
    { size: null, platform: "platform_c", item_price: 2100, typical: 500 },
  ]);
});

test("the same again changes nothing, a new price changes one, a later day confirms", async () => {
  const lines = ["قدور,كبسة,,,,A,21,5", "قدور,جريش,,,,A,14,5"];
  await run(lines);
  expect(await run(lines)).toContain("2 prices unchanged");
  expect(await db.selectFrom("observations").selectAll().execute()).toHaveLength(2);
  const changed = await run(["قدور,كبسة,,,,A,24,5", "قدور,جريش,,,,A,14,5"], {
    asOf: SEEN + DAY_MS,
  });
  expect(changed).toContain("1 prices changed");
  expect(changed).toContain("1 prices seen again");
  expect((await offers())[1]).toMatchObject({ item_price: 1400, newest_support_at: SEEN + DAY_MS });
  expect(await run(lines)).toContain("2 prices unchanged");
});

test("broken lines are named and skipped", async () => {
  const report = await run([
    "قدور,كبسة,,,,A,21,5",
    ",كبسة,,,,A,21,5",
    "قدور,,,,,A,21,5",
    "قدور,كبسة,,nowhere,,A,21,5",
    "قدور,كبسة,,,huge,A,21,5",
    "قدور,كبسة,,,,D,21,5",
    "قدور,كبسة,,,,A,,5",
    "قدور,كبسة,,,,A,free,5",
    "قدور,كبسة,,,,A,-3,5",
    "قدور,كبسة,,,,A,21,",
    "قدور,كبسة,,,,,21,5",
  ]);
  for (const line of [
    "no restaurant (line 3)",
    "no dish (line 4)",
    'unknown section "nowhere" (line 5)',
    'unknown size "huge" (line 6)',
    'unknown platform "D" (line 7)',
    "a platform without a price (line 8)",
    '"free" is no price (line 9)',
    '"-3" is no price (line 10)',
    "a price without a delivery fee (line 11)",
    "a price without a platform (line 12)",
  ])
    expect(report).toContain(line);
});

test("a dry run and a file without a usable line write nothing", async () => {
  expect(await run(["قدور,كبسة,,,,A,21,5"], { dryRun: true })).toContain("1 prices added");
  await expect(run(["قدور,,,,,A,21,5"])).rejects.toThrow(StartError);
  for (const table of ["restaurants", "dishes", "observations", "users", "meta"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("the importer's voice is a service, which nobody can make a person", async () => {
  await run(["قدور الديرة,كبسة,,,,platform_c,21 SAR,5"]);
  expect(await setRole(db, "menu-import", "moderator")).toBe(false);
  expect(await db.selectFrom("users").select(["is_service", "role", "phone"]).execute()).toEqual([
    { is_service: 1, role: "member", phone: null },
  ]);
});
