import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { rebuildFees } from "~/features/fees/fold.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { jobs, messageJob } from "~/jobs.server";
import { openDatabase } from "~/server/database/db.server";
import { freshPicture, signedInVisitor, upload } from "~tests/support/checkouts";
import {
  type FaultyServer,
  noFaultyMachine,
  startOnFaultyMachine,
} from "~tests/support/faulty-machine";
import { snapshotDesk } from "~tests/support/snapshot-desk";
import { newPhone, Visitor } from "~tests/support/visitor";

const missing = noFaultyMachine();
if (missing) console.warn(missing);

let server: FaultyServer;
beforeAll(async () => {
  if (!missing) server = await startOnFaultyMachine();
});
afterEach(() => server?.have({}));
afterAll(() => server?.stop());

const { ask, kept, bestOffer, sheet, withSnapshot, contributions } = snapshotDesk(() => server);
const count = (table: string, where = "true") =>
  ask<{ n: number }>(`select count(*) as n from ${table} where ${where}`)[0]?.n;

/** Fails unless prices and fees stand as they come out when all evidence is folded again. */
async function expectFolded(url: string) {
  const db = await openDatabase(url);
  expect(await rebuildFees(db)).toEqual([]);
  expect((await rebuildAndCompare(db)).differed).toEqual([]);
  await db.destroy();
}

/** Somebody's next word on a price of the sample, as a form, and what is kept of it. */
async function someoneWhoTaps() {
  const { person, member } = await signedInVisitor(server);
  const { dish_id, platform, item_price } = bestOffer();
  const tap = `right ${dish_id} ${platform} ${item_price}`;
  return {
    tap: () => person.submit("/prices/tap", { tap, to: "/" }, { Accept: "text/html" }),
    said: () => count("observations", `user_id = '${member.userId}'`),
  };
}

// On PostgreSQL the database is on another machine: what it does when it is read-only is tested with it.
const onFile = describe.skipIf(missing || process.env.TEST_POSTGRES);

onFile("a disk that takes nothing more", () => {
  test.each(["full", "read-only", "broken"] as const)(
    "because it is %s is read all the same, says so to who writes, and nothing is lost or halved",
    async (disk) => {
      const { person, member } = await signedInVisitor(server);
      ask("update sessions set seen_at = seen_at - 3600000");
      const pictures = kept();
      const message = `Nothing of this is lost on a disk that is ${disk}`;
      const form = { category: "bug", message, formId: "b".repeat(43) };
      server.have({ disk });
      for (const path of [`/search?q=burger+${disk}`, "/profile", "/contributions"])
        expect((await person.ask(path)).status, path).toBe(200);
      const refused = await person.submit("/feedback", form);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
      const text = await refused.text();
      expect(text).toContain(message);
      expect(text).not.toMatch(/sqlite|ENOSPC|EROFS|EIO|rollback/i);
      const picture = await upload(person, [{ bytes: await freshPicture() }]);
      expect(picture.status).toBe(503);
      server.have({});
      expect(kept()).toEqual(pictures);
      for (let turn = 0; turn < 2; turn++)
        expect((await person.submit("/feedback", form)).status).toBe(303);
      expect(count("feedback", `message = '${message}'`)).toBe(1);
      expect(count("snapshots", `user_id = '${member.userId}'`)).toBe(0);
      expect(ask("select * from pragma_integrity_check")).toEqual([{ integrity_check: "ok" }]);
    },
  );

  test("and one that is slow keeps people waiting, and their words", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, someoneWhoTaps));
    server.have({ slowMs: 200 });
    const [page, ...answers] = await Promise.all([
      fetch(`${server.origin}/leaderboard`),
      ...people.map(({ tap }) => tap()),
    ]);
    expect([page.status, ...answers.map(({ status }) => status)]).toEqual([
      200, 303, 303, 303, 303,
    ]);
    expect(people.map(({ said }) => said())).toEqual([1, 1, 1, 1]);
  });
});

/** Tables that say nothing but how often and when somebody came. */
const PASSING = new Set(["rate_limits", "leases", "sessions"]);

/** Leaves what comes back by itself to another process, which is not there: what is written now is what somebody asked for. */
function holdJobs() {
  const until = Date.now() + 3_500_000;
  const all = [...jobs({} as Parameters<typeof jobs>[0]), messageJob({} as never)];
  for (const { name } of all)
    ask(
      `insert into leases (name, holder, until) values (?, 'another process', ?)
        on conflict (name) do update set holder = excluded.holder, until = excluded.until`,
      `job ${name}`,
      until,
    );
}

/** All that a database keeps, as text. */
function contentOf(db: SQLite.Database): string {
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' and sql not like '%virtual%'")
    .pluck()
    .all() as string[];
  return tables
    .filter((name) => !PASSING.has(name))
    .map((name) => `${name} ${JSON.stringify(db.prepare(`select * from "${name}"`).all())}`)
    .join("\n");
}

/** Longer than what is written later waits to be written, ms: searches are counted a second after they were asked, on a busy machine later. */
const WRITTEN_LATER_MS = 3000;

/** Longer than a picture takes to be read, ms. */
const READ_WITHIN_MS = 60_000;

/** Waits until what was asked for before is written, so that what changes afterwards is the work's own. */
async function settled() {
  const db = new SQLite(server.database, { readonly: true });
  await expect
    .poll(async () => {
      const before = contentOf(db);
      await pause(WRITTEN_LATER_MS);
      return contentOf(db) === before;
    })
    .toBe(true);
  db.close();
}

/**
 * What the database keeps where the service is killed before each step it does to a file in some work. A process that
 * stands still and one that is gone leave the same.
 *
 * @returns the states that follow one another, with a copy of the file in each and the tables that changed, and how many
 *   steps there were.
 */
async function killedAtEachStep(folder: string, work: () => Promise<Response>) {
  const states: { content: string; file: string; changed: string[] }[] = [];
  let steps = 0;
  let committed = -1;
  const look = () => {
    const file = join(folder, `${steps}.db`);
    for (const end of ["", "-wal"]) copyFileSync(server.database + end, file + end);
    const db = new SQLite(file);
    const [{ log = 0 } = {}] = db.pragma("wal_checkpoint") as { log: number }[];
    expect(db.pragma("quick_check", { simple: true })).toBe("ok");
    const content = log === committed ? states.at(-1)?.content : contentOf(db);
    db.close();
    committed = log;
    const known = states.at(-1)?.content.split("\n") ?? [];
    const changed = (content?.split("\n") ?? []).filter((table) => !known.includes(table));
    if (content !== undefined && changed.length > 0)
      states.push({ content, file, changed: changed.map((table) => table.split(" ", 1)[0] ?? "") });
    else rmSync(file);
  };
  let answer: Response | undefined;
  await settled();
  server.have({ stepwise: true });
  const working = work().then((answered) => {
    answer = answered;
  });
  while (!answer) {
    if (server.standsStill()) {
      steps += 1;
      look();
      server.goOn();
    }
    await pause(1);
  }
  server.have({});
  server.goOn();
  await working;
  steps += 1;
  look();
  return { states, steps, status: answer.status };
}

onFile("killed at every step of", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "waffir-steps-"));
    holdJobs();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const WRITES: Record<string, () => Promise<{ work(): Promise<Response>; done(): unknown }>> = {
    "a tap": async () => {
      const { tap, said } = await someoneWhoTaps();
      return { work: tap, done: said };
    },
    "an order that is sent": async () => {
      const { person, path, member, id } = await withSnapshot();
      // On a busy machine a picture is read for longer than anything else is written later.
      await expect
        .poll(() => count("snapshots", `id = '${id}' and state = 'reading'`), {
          timeout: READ_WITHIN_MS,
        })
        .toBe(0);
      const fields = sheet();
      return {
        work: () => person.submit(path, fields),
        done: () => contributions(member.userId).length,
      };
    },
    "a message": async () => {
      const { person } = await signedInVisitor(server);
      const message = "Killed at every step";
      return {
        work: () =>
          person.submit("/feedback", { category: "bug", message, formId: "c".repeat(43) }),
        done: () => count("feedback", `message = '${message}'`),
      };
    },
  };

  test.each(Object.entries(WRITES))("%s, it is done wholly or not at all", async (_, begin) => {
    const { work, done } = await begin();
    const { states, steps, status } = await killedAtEachStep(folder, work);
    expect(status).toBe(303);
    expect(steps).toBeGreaterThan(5);
    expect(states.slice(1).map(({ changed }) => changed)).toHaveLength(1);
    for (const { file } of states) await expectFolded(`file:${file}`);
    await work();
    expect(done()).toBe(1);
  });
});

describe.skipIf(missing)("a clock that is set back two hours", () => {
  test("signs nobody out, shuts nobody out, loses no word and says none twice", async () => {
    const early = await someoneWhoTaps();
    const [late, both] = [await someoneWhoTaps(), await someoneWhoTaps()];
    const { person } = await signedInVisitor(server);
    const phone = newPhone();
    const stranger = new Visitor(server);
    await stranger.askCode(phone);
    expect((await early.tap()).status).toBe(303);
    expect((await both.tap()).status).toBe(303);
    server.have({ aheadSeconds: -7200 });
    expect((await person.ask("/profile")).status).toBe(200);
    expect((await late.tap()).status).toBe(303);
    expect((await both.tap()).status).toBe(303);
    await stranger.signIn(phone);
    expect((await stranger.ask("/profile")).status).toBe(200);
    server.have({});
    expect((await stranger.ask("/profile")).status).toBe(200);
    expect((await late.tap()).status).toBe(303);
    expect([early.said(), late.said(), both.said()]).toEqual([1, 1, 1]);
    await expectFolded(server.url);
  });
});
