import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PLATFORMS } from "~/features/prices/platform";
import { tapField } from "~/features/prices/taps/tap";
import { openDatabase } from "~/server/db.server";
import { makeSample } from "~tests/support/make-sample";
import { newMembers } from "~tests/support/members";
import { startPostgres } from "~tests/support/postgres";
import { freePort, startServer } from "~tests/support/server";
import { freshBuild } from "./fresh-build";
import { measured, middle, part } from "./measured";

const PROCESSES = 3;
/** One tap a dish and person at most, and sixty a minute. */
const PEOPLE = 550;
const TAPS_A_SECOND = 20;
const SECONDS = 20;
const AT_ONCE = 6;

/** What nobody may wait longer for in 99 of 100 cases, ms. */
const MOST_WAIT_MS = 50;
const MOST_TAP_MS = 150;

/**
 * How long a tap takes, and how long it waits for those who write before it: at a steady pace, and with six at once, on
 * three processes. `npm run bench -- taps` with PostgreSQL, `-- taps sqlite` with a file.
 */
export async function benchTaps(engine = "postgres"): Promise<void> {
  freshBuild();
  const folder = mkdtempSync(join(tmpdir(), "waffir-taps-"));
  const postgres = engine === "postgres" ? await startPostgres({ lasting: true }) : undefined;
  const DATABASE_URL = postgres ? await postgres.create() : `file:${join(folder, "waffir.db")}`;
  await makeSample(DATABASE_URL, Date.now());
  const ports: number[] = [];
  const servers = [];
  for (let at = 0; at < PROCESSES; at++) {
    const port = await freePort();
    ports.push(port);
    servers.push(await startServer({ DATABASE_URL, METRICS_PORT: String(port) }));
  }
  try {
    const origins = servers.map(({ origin }) => origin);
    const next = await taps(DATABASE_URL, origins);
    await atOnce(next, AT_ONCE, 3);
    const before = await waits(ports);
    const steady = await atPace(next, TAPS_A_SECOND, SECONDS);
    const waited = minus(await waits(ports), before);
    const crowd = await atOnce(next, AT_ONCE, SECONDS);
    console.table([
      measured(`tap, ${TAPS_A_SECOND} a second: p50 ms`, middle(steady), 1),
      measured(`tap, ${TAPS_A_SECOND} a second: p99 ms`, part(steady, 0.99), 1),
      measured(`writers who wait ${MOST_WAIT_MS} ms at most, %`, 100 * share(waited), 1, {
        least: 99,
      }),
      measured(`tap, ${AT_ONCE} at once: p50 ms`, middle(crowd), 1),
      measured(`tap, ${AT_ONCE} at once: p99 ms`, part(crowd, 0.99), 1, { most: MOST_TAP_MS }),
      measured(`taps a second, ${AT_ONCE} at once`, crowd.length / SECONDS, 1),
    ]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns sends the next tap, each of another person and price, and gives how long it took, ms. */
async function taps(url: string, origins: readonly string[]): Promise<() => Promise<number>> {
  const db = await openDatabase(url);
  const people = await newMembers({ url }, PEOPLE);
  const offers = await db
    .selectFrom("offers")
    .select(["dish_id", "platform", "item_price"])
    .limit(PEOPLE * PLATFORMS.length)
    .execute();
  await db.destroy();
  let sent = 0;
  return async () => {
    const person = people[sent % PEOPLE];
    const offer = offers[(sent + Math.floor(sent / PEOPLE)) % offers.length];
    const origin = origins[sent % origins.length];
    sent += 1;
    if (!person || !offer) throw new Error("Nobody taps");
    const { dish_id: dishId, platform, item_price: seen } = offer;
    const tap = tapField({ word: "right", dishId, platform: platform as "platform_a", seen });
    const begun = performance.now();
    const answer = await fetch(`${origin}/prices/tap`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: person.cookie, Accept: "text/html" },
      body: new URLSearchParams({ tap, to: "/" }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 303 || answer.headers.get("location")?.includes("problem="))
      throw new Error(`A tap was answered ${answer.status} ${answer.headers.get("location")}`);
    return performance.now() - begun;
  };
}

/** Sends at a steady pace, however long each takes. */
async function atPace(next: () => Promise<number>, perSecond: number, seconds: number) {
  const running: Promise<number>[] = [];
  const begun = performance.now();
  for (let at = 0; at < perSecond * seconds; at++) {
    running.push(next());
    await pause(Math.max(0, begun + ((at + 1) * 1_000) / perSecond - performance.now()));
  }
  return Promise.all(running);
}

/** Sends as fast as so many at once can. */
async function atOnce(next: () => Promise<number>, clients: number, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const took: number[] = [];
  const client = async () => {
    while (performance.now() < until) took.push(await next());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return took;
}

interface Waits {
  all: number;
  short: number;
}

/** How many have waited, and how many of them for no longer than they may, as the processes tell. */
async function waits(ports: readonly number[]): Promise<Waits> {
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const sum = (line: RegExp) =>
    texts.reduce((all, text) => all + Number(line.exec(text)?.[1] ?? 0), 0);
  return {
    all: sum(/waffir_writer_wait_seconds_count (\d+)/),
    short: sum(/waffir_writer_wait_seconds_bucket\{le="0\.05"\} (\d+)/),
  };
}

const minus = (after: Waits, before: Waits): Waits => ({
  all: after.all - before.all,
  short: after.short - before.short,
});

const share = ({ all, short }: Waits) => short / all;
