import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { jobs } from "~/jobs.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { post } from "~tests/support/contract";
import { direct } from "~tests/support/direct";
import { PATIENCE_MS } from "~tests/support/patience";
import { createDatabase } from "~tests/support/postgres-databases";
import { freePort, startServer, type TestServer } from "~tests/support/server";
import { codeFor, newPhone, Visitor } from "~tests/support/visitor";

let folder: string;
let url: string;
let servers: TestServer[];
/** Of the group, and of each that is alone. */
let metricsPorts: number[];
let group: TestServer;
const GROUP = 2;

beforeAll(async () => {
  const { TEST_POSTGRES: address } = process.env;
  folder = mkdtempSync(join(tmpdir(), "waffir-three-"));
  metricsPorts = [await freePort(), await freePort(), await freePort()];
  url = address ? await createDatabase(address) : `file:${join(folder, "waffir.db")}`;
  const shared = { DATABASE_URL: url, UPLOADS_DIR: folder };
  const [ofGroup, ...ofOthers] = metricsPorts.map((port) => ({ METRICS_PORT: String(port) }));
  // All on a database that is not there yet.
  servers = await Promise.all([
    startServer({ ...shared, ...ofGroup, WEB_PROCESSES: String(GROUP) }),
    ...ofOthers.map((figures) => startServer({ ...shared, ...figures })),
  ]);
  group = servers[0] as TestServer;
  await vi.waitUntil(() => group.output().includes(`"processes":${GROUP}`), PATIENCE_MS);
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the database itself for a number. */
function count(sql: string, ...values: unknown[]): number {
  const db = direct({ url });
  try {
    return Number(
      db
        .prepare(sql)
        .pluck()
        .get(...values),
    );
  } finally {
    db.close();
  }
}

test("all that start together on an empty database serve one sample, which was loaded once", async () => {
  const found = await Promise.all(
    servers.map(async ({ origin }) => (await fetch(`${origin}/restaurants`)).status),
  );
  expect(found).toEqual(servers.map(() => 200));
  expect(count("select count(*) - max(id) from restaurants")).toBe(0);
  for (const server of servers) expect(server.output()).not.toMatch(/"level":"error"/);
});

/** A name that no restaurant of the sample has, another one for each number below 26. */
const nameOf = (at: number) =>
  `Zarqoon ${String.fromCodePoint(...[at, at * 7, at * 11, 23].map((n) => 97 + (n % 26)))}`;

test("restaurants that are written at once are each found by all at their next question", async () => {
  const writers = await Promise.all([openDatabase(url), openDatabase(url)]);
  const writeAndAsk = async (at: number) => {
    const name = nameOf(at);
    await createRestaurant(writers[at % 2] as Kysely<Database>, { name_ar: name }, Date.now());
    for (const { origin } of servers) {
      const { body } = await post(origin, "/api/search", { query: name });
      // One that is not known is not found; this one has no menu yet.
      const known = { intent: { restaurant: name }, emptyReason: "item_not_in_db" };
      expect(body).toMatchObject(known);
    }
  };
  await Promise.all(Array.from({ length: 26 }, (_, at) => writeAndAsk(at)));
  await Promise.all(writers.map((db) => db.destroy()));
});

test("a code that is pressed in each of them at once leads to one session in all", async () => {
  const [, one, other] = servers as [TestServer, TestServer, TestServer];
  const phone = newPhone();
  const person = new Visitor(one);
  await person.askCode(phone);
  const press = async ({ origin }: TestServer) => {
    const answer = await fetch(`${origin}/login/verify`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: person.cookie },
      body: new URLSearchParams({ code: codeFor(one, phone) }),
    });
    return /waffir_session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1];
  };
  const tokens = await Promise.all([one, other, group, one, other, group].map(press));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  const sessions = "select count(*) from sessions join users on users.id = user_id where phone = ?";
  expect(count(sessions, phone)).toBe(1);
});

test("a limit counts what each of them answers", async () => {
  const [, one] = servers as [TestServer, TestServer];
  const person = new Visitor(one);
  await person.signIn(newPhone());
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const { origin } = servers[turn % servers.length] as TestServer;
    const answer = await fetch(`${origin}/api/feedback`, {
      method: "POST",
      headers: { Cookie: person.cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ message: `Said in turn ${turn} of four` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true]);
});

const figuresAt = async (port: number | undefined) =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** How many pages the processes of the group have not found together, as their figures tell. */
async function unfoundToldOf(): Promise<number> {
  const told = await figuresAt(metricsPorts[0]);
  const pages = /waffir_answer_seconds_count\{method="GET",kind="page",status="4xx"\} (\d+)\n/;
  return Number(pages.exec(told)?.[1]);
}

const UNFOUND = 6;
test("the port for figures tells the sum of its processes", async () => {
  for (let i = 0; i < UNFOUND; i++)
    await fetch(`${group.origin}/none`, { headers: { Connection: "close" } });
  await expect.poll(unfoundToldOf).toBe(UNFOUND);
});

test("each is put anew while people ask, and nobody notices", async () => {
  let over = false;
  const answered: (number | string)[] = [];
  const askOnAndOn = async () => {
    while (!over) {
      const answer = await fetch(`${group.origin}/help`).catch((error: unknown) => String(error));
      if (typeof answer === "string") answered.push(answer);
      else {
        await answer.text();
        answered.push(answer.status);
      }
    }
  };
  const asking = [1, 2, 3].map(askOnAndOn);
  process.kill(group.pid, "SIGUSR2");
  await expect.poll(group.output).toContain(`"renewed":${GROUP}`);
  over = true;
  await Promise.all(asking);
  expect(answered.filter((status) => status !== 200)).toEqual([]);
  expect(group.output().match(/"signal":"SIGINT"/g)).toHaveLength(GROUP);
  // What those counted that have left stays counted.
  expect(await unfoundToldOf()).toBe(UNFOUND);
});

/** How often each job was done by any of them. */
async function jobsDone(): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  for (const told of await Promise.all(metricsPorts.map(figuresAt)))
    for (const [, job = "", times] of told.matchAll(
      /waffir_jobs_total\{job="([^"]+)",outcome="\w+"\} (\d+)/g,
    ))
      done[job] = (done[job] ?? 0) + Number(times);
  return done;
}

test("what is due each hour was done once, by one of them, and not again by those put in its place", async () => {
  const hourly = jobs({} as Parameters<typeof jobs>[0]).filter(
    ({ every, later }) => every === 3_600_000 && !later,
  );
  const once = Object.fromEntries(hourly.map(({ name }) => [name, 1]));
  expect(hourly.length).toBeGreaterThan(5);
  await expect.poll(jobsDone).toMatchObject(once);
});
