import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { catalogueRevision } from "~/features/catalogue/revision.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { recordEvidence } from "~/features/trust/evidence.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { loadSampleOnce } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";
import { shownRevision } from "~/server/database/shown-revision.server";
import { inTransaction, whileOthersWait } from "~/server/database/transaction.server";
import { copyDatabase } from "~/server/move/copy.server";
import { endMove } from "~/server/move/half-moved.server";
import { isReady } from "~/server/ready.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { openWay } from "~tests/support/away";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { steps, takeSteps, PEOPLE as VOICES } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";
import { faultyMachine, noFaultyMachine } from "~tests/support/faulty-machine";
import { noPostgres, type Postgres, retried, startPostgres } from "~tests/support/postgres";
import { ask } from "~tests/support/postgres-databases";
import { openSample } from "~tests/support/sample-database";

const NOW = Date.UTC(2026, 2, 14, 9);
const PEOPLE = ["person-1", "person-2"];

const missing = noPostgres();
if (missing) console.warn(missing);

/** What PostgreSQL alone can do: by two openings of one database, which know as little of each other as two processes do. */
describe.skipIf(missing)("on PostgreSQL", () => {
  let server: Postgres;
  let url: string;
  let db: Kysely<Database>;
  let other: Kysely<Database>;
  beforeAll(async () => {
    server = await startPostgres();
    await retried(async () => {
      url = await server.create();
      db = await evidenceDatabase(PEOPLE, { url, level: "newcomer" });
      other = await openDatabase(url);
    });
  });
  afterAll(async () => {
    await db?.destroy();
    await other?.destroy();
    await server?.stop();
  });

  test("what is shown has another revision after each commit of either, and none half-way", async () => {
    const area = (name: string) => ({ name_ar: name, name_en: name, lat: 24, lng: 46 });
    const seen = [await shownRevision(db)];
    for (const side of [db, other, db]) {
      await side
        .insertInto("neighbourhoods")
        .values(area(`area ${seen.length}`))
        .execute();
      seen.push(await shownRevision(db));
    }
    expect(new Set(seen).size).toBe(seen.length);
    const failing = inTransaction(db, async (trx) => {
      await trx.insertInto("neighbourhoods").values(area("never")).execute();
      seen.push(await shownRevision(other));
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    await db.insertInto("rate_limits").values({ key: "k", points: 1, expires_at: 1 }).execute();
    await db.updateTable("dishes").set({ asked_count: 7 }).execute();
    expect([seen.at(-1), await shownRevision(db)]).toEqual([seen[3], seen[3]]);
  });

  test("who asks beside a question that takes long is answered before it", async () => {
    const held = new pg.Client(url);
    await held.connect();
    await held.query("select pg_advisory_lock(1)");
    let isOver = false;
    const long = sql`select pg_advisory_lock_shared(1), pg_advisory_unlock_shared(1)`.execute(db);
    const over = long.then(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 5; turn++)
      await Promise.all([1, 2, 3].map(() => catalogueRevision(db)));
    expect(isOver).toBe(false);
    await held.end();
    await over;
  });

  test("processes that start together on an empty database make one catalogue, with ids to follow", async () => {
    const empty = await server.create();
    const starts = await Promise.all(
      [1, 2, 3].map(async () => {
        const started = await openDatabase(empty);
        await whileOthersWait(started, () => loadSampleOnce(started, NOW));
        return started;
      }),
    );
    const [first] = starts;
    if (!first) throw new Error("None started");
    const ids = await first.selectFrom("restaurants").select("id").execute();
    expect(await createRestaurant(first, { name_ar: "جديد" }, NOW)).toBeGreaterThan(
      Math.max(...ids.map(({ id }) => id)),
    );
    expect(await openDatabase(empty).then((again) => again.destroy())).toBeUndefined();
    await Promise.all(starts.map((one) => one.destroy()));
  });

  test("a dump taken while people write, put in another place, holds some moment whole, and people go on in it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "waffir-dump-"));
    const file = join(folder, "waffir.dump");
    const source = await server.create();
    const live = await evidenceDatabase(VOICES, { url: source, level: "newcomer" });
    const [before = [], during = [], after = []] = fc.sample(steps, { numRuns: 3, seed: 11 });
    await takeSteps(live, before);
    const writing = takeSteps(live, during);
    await server.run("pg_dump", "--format=custom", `--file=${file}`, source);
    await writing;
    await live.destroy();

    const copy = await server.create();
    await server.run("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${copy}`, file);
    rmSync(folder, { recursive: true });
    const restored = await openDatabase(copy);
    await expectConsistent(restored);
    expect(await restored.selectFrom("users").select("id").execute()).toHaveLength(VOICES.length);
    await takeSteps(restored, after);
    await expectConsistent(restored);
    await restored.destroy();
  });

  test("a server that falls is away, and asked again when it is back", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await inTransaction(db, (trx) => trx.selectFrom("users").select("id").limit(1).execute());
    const before = await catalogueRevision(db);
    // This server forgets the last of what it acknowledged.
    await ask(url, "checkpoint");
    const cut = inTransaction(db, async (trx) => {
      await createRestaurant(trx, { name_ar: "لا يبقى" }, NOW);
      await server.restart();
      await createRestaurant(trx, { name_ar: "ولا هذا" }, NOW);
    });
    await expect(cut).rejects.toMatchObject({ name: "DatabaseAway" });
    await expect.poll(() => catalogueRevision(db).catch(() => -1)).toBe(before);
    await expect.poll(() => catalogueRevision(other).catch(() => -1)).toBe(before);
    expect(await createRestaurant(db, { name_ar: "يبقى" }, NOW)).toBeGreaterThan(0);
  });

  test("cut at any step of a write, before the server hears it or after, it is done wholly or not at all, and once when it is repeated", async () => {
    const own = await server.create();
    const straight = await evidenceDatabase(PEOPLE, { url: own, level: "newcomer" });
    const { hostname: host, port, pathname } = new URL(own);
    const way = await openWay({ host, port: Number(port) });
    const via = await openDatabase(`postgres://postgres@127.0.0.1:${way.port}${pathname}`);
    const tap = { word: "right" as const, platform: "platform_b" as const, dishId: 2, seen: 3000 };
    const shown = {
      ...({ dish_id: 2, platform: "platform_b", kind: "price", item_price: 3000 } as const),
      ...({ trust_level: "contributor", proof: "snapshot", image_hash: null } as const),
    };
    const word = { ...shown, user_id: PEOPLE[0] ?? "", observed_at: NOW };
    await recordEvidence(straight, word, NOW);
    for (const heard of [false, true])
      for (let step = 1, isUncut = false; !isUncut; step++) {
        const userId = await insertUser(straight, { phone: null, now: NOW });
        const taps = () => tapPrice(via, { userId, tap }, NOW + step);
        way.cutAtQuestion(step, { heard });
        const once = await taps().catch((error: unknown) => error);
        isUncut = way.spare();
        if (isUncut) expect(once).toBeUndefined();
        else expect(once).toMatchObject({ name: "DatabaseAway" });
        expect(await taps()).toBeUndefined();
        const kept = straight.selectFrom("observations").select("id").where("user_id", "=", userId);
        expect(await kept.execute()).toHaveLength(1);
        expect(step).toBeLessThan(60);
      }
    await expectConsistent(straight);
    await via.destroy();
    await straight.destroy();
    await way.cut();
  });

  test("a server that is slow keeps people waiting, and their words", async () => {
    const { hostname: host, port, pathname } = new URL(url);
    const way = await openWay({ host, port: Number(port) });
    const via = await openDatabase(`postgres://postgres@127.0.0.1:${way.port}${pathname}`);
    way.delay(20);
    const names = Array.from({ length: 8 }, (_, place) => `بطيء ${place}`);
    const [revision, ...ids] = await Promise.all([
      catalogueRevision(via),
      ...names.map((name_ar) => createRestaurant(via, { name_ar }, NOW)),
    ]);
    expect(revision).toBeGreaterThanOrEqual(0);
    expect(new Set(ids).size).toBe(names.length);
    const kept = db.selectFrom("restaurants").select("id").where("name_ar", "in", names);
    expect(await kept.execute()).toHaveLength(names.length);
    await via.destroy();
    await way.cut();
  });

  test("a server that says nothing any more, and does not end its connections, is away, until it speaks again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { hostname: host, port, pathname } = new URL(url);
    const way = await openWay({ host, port: Number(port) });
    const via = await openDatabase(`postgres://postgres@127.0.0.1:${way.port}${pathname}`);
    const read = () => catalogueRevision(via);
    const write = () => createRestaurant(via, { name_ar: "بعد الصمت" }, NOW);
    const before = await read();
    await inTransaction(via, (trx) => catalogueRevision(trx));
    way.fallSilent();
    const outcomes = await Promise.allSettled([read(), write(), isReady(via)]);
    expect(outcomes).toMatchObject([
      { status: "rejected", reason: { name: "DatabaseAway" } },
      { status: "rejected", reason: { name: "DatabaseAway" } },
      { status: "fulfilled", value: false },
    ]);
    await way.mend();
    await expect.poll(() => read().catch(() => -1)).toBe(before);
    expect(await write()).toBeGreaterThan(0);
    expect(await isReady(via)).toBe(true);
    await via.destroy();
    await way.cut();
  });

  test("a server that can only be read is away to who writes, and read all the same", async () => {
    const readOnly = async (value: string) => {
      await ask(url, `alter system set default_transaction_read_only = ${value}`);
      await ask(url, "select pg_reload_conf()");
    };
    const write = () => createRestaurant(db, { name_ar: "مقروء فقط" }, NOW);
    await readOnly("on");
    await expect.poll(() => write().catch((error: Error) => error.name)).toBe("DatabaseAway");
    expect(await catalogueRevision(db)).toBeGreaterThanOrEqual(0);
    await readOnly("off");
    await expect.poll(() => write().catch(() => 0)).toBeGreaterThan(0);
  });

  test.skipIf(noFaultyMachine())(
    "a server whose disk is full is away to who writes more than it has room for, read all the same, and goes on with room",
    async () => {
      const machine = faultyMachine();
      const full = await startPostgres({ lasting: true, env: machine.env });
      const on = await evidenceDatabase(VOICES, { url: await full.create(), level: "newcomer" });
      const [before = [], after = []] = fc.sample(steps, { numRuns: 2, seed: 7 });
      await takeSteps(on, before);
      machine.have({ growth: "refused" });
      const written: number[] = [];
      const fill = async () => {
        for (;;) written.push(await createRestaurant(on, { name_ar: "مطعم".repeat(200) }, NOW));
      };
      await expect(fill()).rejects.toMatchObject({ name: "DatabaseAway" });
      const known = async () =>
        (await on.selectFrom("restaurants").select("id").orderBy("id").execute()).map(
          ({ id }) => id,
        );
      expect((await known()).slice(-written.length || undefined)).toEqual(written);
      machine.have({});
      written.push(await createRestaurant(on, { name_ar: "مطعم" }, NOW));
      expect((await known()).slice(-written.length)).toEqual(written);
      await takeSteps(on, after);
      await expectConsistent(on);
      await on.destroy();
      await full.stop();
      machine.leave();
    },
  );

  test("a file moves over whole, goes on where it was cut off, and is not served by halves", async () => {
    const file = await openSample();
    const target = await server.create();
    const open = () => openDatabase(target, { halfMoved: true });
    let to = await open();
    const { rows } = await copyDatabase(file, to);
    expect(rows).toBeGreaterThan(10_000);
    // Cut off in the middle of a table: what comes behind has not come.
    await to.deleteFrom("observations").where("id", ">", 3000).execute();
    await to.deleteFrom("points").execute();
    await to.destroy();
    await expect(openDatabase(target)).rejects.toThrow("npm run move");

    to = await open();
    // What was written meanwhile, on either side, is told and not put over the other.
    const moved = to.updateTable("observations").where("id", "=", 7);
    await moved.set((eb) => ({ item_price: eb("item_price", "+", 1) })).execute();
    await expect(copyDatabase(file, to)).rejects.toThrow("observations came out differently");
    await moved.set((eb) => ({ item_price: eb("item_price", "-", 1) })).execute();
    expect(await copyDatabase(file, to)).toMatchObject({ rows });
    expect((await rebuildAndCompare(to)).differed).toEqual([]);
    await endMove(to);
    expect(await createRestaurant(to, { name_ar: "بعد النقل" }, NOW)).toBe(
      await createRestaurant(file, { name_ar: "بعد النقل" }, NOW),
    );
    await expect(copyDatabase(file, to)).rejects.toThrow("is not empty");
    await to.destroy();
    await (await openDatabase(target)).destroy();
    await file.destroy();
  });

  test("what can't be used is one plain sentence", async () => {
    const sentence = async (address: string) => {
      const error = await openDatabase(address).then(
        (opened) => opened.destroy(),
        (refused: unknown) => refused,
      );
      expect(error).toBeInstanceOf(StartError);
      return (error as StartError).message;
    };
    expect(await sentence("postgres://postgres@127.0.0.1:1/waffir")).toMatch(
      /^PostgreSQL can't be reached/,
    );
    expect(await sentence(`${server.address}nowhere`)).toContain("has no database of the name");
    const newer = await server.create();
    await (await openDatabase(newer)).destroy();
    await ask(newer, "insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    expect(await sentence(newer)).toContain('newer Waffir (it has "9999-later")');
  });
});
