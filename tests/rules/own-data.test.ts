import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { erasePerson } from "~/features/accounts/own-data/erase-person.server";
import { exportAccount } from "~/features/accounts/own-data/export-account.server";
import { OWN_DATA } from "~/own-data.server";
import { openDatabase } from "~/server/database/db.server";
import { type Column, oneRowEach, type Table, tablesOf } from "~tests/support/one-row-each";

const PERSON = "the-person";
const NUMBER = "+966500000000";

/** How columns that name a person are called where no foreign key says so. */
const NAMING =
  /^(person|owner|actor|author|phone)$|(^|_)user(_id)?$|_by$|(owner|actor|reviewer|author)_id$/;

/** What stays when a person leaves, and why: what it points to then is a name of no one. */
const STAYS: Record<string, string> = {
  "observations.user_id": "every total stands on what people said of prices",
  "orders.user_id": "every fee stands on what people told of their orders",
  "contributions.decided_by": "other people's levels rest on what moderators decided",
  "flags.decided_by": "a decision about what somebody else reported",
  "fee_reviews.decided_by": "a decision about what somebody else told",
  "restaurant_suggestions.reviewer_id": "a decision about what somebody else suggested",
  "told_facts.user_id": "what pages say of a restaurant stands on what people told",
  "moderation_acts.subject_id": "what was decided about an account that is a name of no one now",
};

/** What is not in a person's copy, and why. */
const NOT_IN_COPY: Record<string, string> = {
  "passcodes.phone": "a code's hash, for five minutes; the number is in the account",
  "identity_requests.linking_user_id": "secrets of one sign-in, for minutes",
  "identity_requests.proving_user_id": "secrets of one sign-in, for minutes",
  "contributions.decided_by": "somebody else's contribution",
  "flags.decided_by": "somebody else's report",
  "fee_reviews.decided_by": "somebody else's order",
  "restaurant_suggestions.reviewer_id": "somebody else's suggestion",
};

const folder = mkdtempSync(join(tmpdir(), "waffir-own-data-"));
const path = join(folder, "waffir.db");
let tables: Table[];
let naming: { table: Table; column: Column }[];
beforeAll(async () => {
  await (await openDatabase(`file:${path}`)).destroy();
  tables = tablesOf(path);
  naming = tables.flatMap((table) =>
    table.columns
      .filter(({ name, refersTo }) => refersTo === "users" || NAMING.test(name))
      .filter(() => table.name !== "users")
      .map((column) => ({ table, column })),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const nameOf = ({ table, column }: (typeof naming)[number]) => `${table.name}.${column.name}`;

/** One row in each table, of which this column alone names the person. */
function only(one: (typeof naming)[number]): void {
  oneRowEach(path, tables, (table, column) => {
    if (table.name === "users")
      return { id: PERSON, phone: NUMBER, role: "member", trust_level: "newcomer" }[column.name];
    if (table === one.table && column === one.column)
      return column.name === "phone" ? NUMBER : PERSON;
    return naming.some((other) => other.table === table && other.column === column)
      ? "somebody-else"
      : undefined;
  });
}

test("whatever names a person is taken away when they leave, or stays for a reason", async () => {
  const left: string[] = [];
  for (const one of naming) {
    only(one);
    const db = await openDatabase(`file:${path}`);
    await erasePerson(db, OWN_DATA, { userId: PERSON, now: 0 });
    await db.destroy();
    const sqlite = new SQLite(path, { readonly: true });
    const kept = sqlite
      .prepare(`select 1 from ${one.table.name} where ${one.column.name} in (?, ?)`)
      .get(PERSON, NUMBER);
    sqlite.close();
    if (kept) left.push(nameOf(one));
  }
  expect(left.sort()).toEqual(Object.keys(STAYS).sort());
});

test("whatever names a person is in their copy, or left out for a reason", async () => {
  const missing: string[] = [];
  for (const one of naming) {
    only(one);
    const db = await openDatabase(`file:${path}`);
    let copy = "";
    for await (const piece of exportAccount({ db, ownData: OWN_DATA }, PERSON, 0)) copy += piece;
    await db.destroy();
    const listed = Object.values(JSON.parse(copy) as Record<string, unknown>).some(
      (part) =>
        (Array.isArray(part) && part.length > 0) ||
        (typeof part === "string" && part.includes(";base64,")),
    );
    if (!listed) missing.push(nameOf(one));
  }
  expect(missing.sort()).toEqual(Object.keys(NOT_IN_COPY).sort());
});

test("no two features give a part of the copy one name", async () => {
  const db = await openDatabase("file::memory:");
  const names = OWN_DATA.flatMap(({ exportOf }) => Object.keys(exportOf(db, PERSON)));
  expect(names).toEqual([...new Set(names)]);
  await db.destroy();
});
