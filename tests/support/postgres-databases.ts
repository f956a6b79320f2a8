import { randomUUID } from "node:crypto";
import pg from "pg";

/** One statement on a database. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes a database on a server at `address`, which ends with a slash.
 *
 * @param template the database it is a copy of, which nobody uses meanwhile.
 * @returns its address.
 */
export async function createDatabase(address: string, template = "template0"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(`${address}postgres`, `create database ${name} template ${template}`);
  return address + name;
}
