import { setTimeout as pause } from "node:timers/promises";
import { rebuildFees } from "~/features/fees/fold.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { openDatabase } from "~/server/database/db.server";
import {
  type DrillWrite,
  drillWrites,
  TAP_PATH,
  WRITES_A_PERSON,
  writesKept,
} from "./drill-writes";
import { newMembers } from "./members";
import { PATIENCE_MS } from "./patience";
import { startServer, type TestServer } from "./server";

/** What a drill kills, by name, and begins again. */
export type Victims = Record<string, () => Promise<void>>;

interface Drill {
  /** Settings of each process; DATABASE_URL is that of a database with the sample. */
  settings: { DATABASE_URL: string } & Record<string, string>;
  processes: number;
  /** How many writes are acknowledged in the end. */
  writes: number;
  /** So many writes are acknowledged between two kills. */
  between: number;
  /** What is killed beside the processes. */
  victims?: Victims;
}

export interface Drilled {
  acknowledged: number;
  killed: Record<string, number>;
  /** How many answers had each status; "none" for a connection that ended without one, "too often" for what a limit refused. */
  answers: Record<string, number>;
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** Dishes and restaurants that came out differently when everything was folded anew. */
  differed: number;
  ms: number;
}

/** How many people write at once. */
const AT_ONCE = 6;
/** Every so manyth tap is sent twice at once, as proxies do that repeat what they had no answer to; of feedback a minute has too few. */
const REPEATED = 4;
const AGAIN_MS = 100;

/**
 * Has people write while processes and what they stand on are killed by turns, each write sent again, to whichever process
 * is there, until it is acknowledged. Then counts.
 */
export async function drill({ settings, processes, writes, between, victims = {} }: Drill) {
  const begun = performance.now();
  const start = () => startServer(settings);
  const servers: TestServer[] = [];
  for (let at = 0; at < processes; at++) servers.push(await start());
  const db = await openDatabase(settings.DATABASE_URL);
  const people = await newMembers(servers[0] as TestServer, Math.ceil(writes / WRITES_A_PERSON));
  const all = (await drillWrites(db, people)).slice(0, writes);
  const answers: Drilled["answers"] = {};
  const killed: Drilled["killed"] = {};

  const targets = Object.entries({ process: killProcess, ...victims });
  async function killProcess() {
    const at = (killed.process ?? 0) % processes;
    await servers[at]?.kill();
    servers[at] = await start();
  }
  let killing = Promise.resolve();
  let acknowledged = 0;
  const killNext = () => {
    const [name = "", kill] = targets[(acknowledged / between) % targets.length] ?? [];
    killing = killing.then(async () => {
      await kill?.();
      killed[name] = (killed[name] ?? 0) + 1;
    });
  };

  const waiting = all.entries();
  const write = async () => {
    for (const [at, one] of waiting) {
      const twice = one.path === TAP_PATH && at % REPEATED === 0;
      await Promise.all([send(one), twice && send(one)]);
      acknowledged += 1;
      if (acknowledged % between === 0 && acknowledged < writes) killNext();
    }
  };
  const send = async (one: DrillWrite) => {
    const until = Date.now() + PATIENCE_MS;
    for (let turn = 0; ; turn++) {
      const server = servers[(all.indexOf(one) + turn) % processes];
      const status = await sendOnce(server, one);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === "303") return;
      if (Date.now() > until) throw new Error(`Never acknowledged: ${one.key} (${status})`);
      await pause(AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  await killing;
  await Promise.all(servers.map((server) => server.stop()));

  const kept = await writesKept(db, people);
  const wanted = new Set(all.map(({ key }) => key));
  const drilled: Drilled = {
    acknowledged,
    killed,
    answers,
    lost: [...wanted].filter((key) => !kept.has(key)),
    doubled: [...kept].filter(([key, count]) => count > 1 || !wanted.has(key)).map(([key]) => key),
    differed: (await rebuildFees(db)).length + (await rebuildAndCompare(db)).differed.length,
    ms: performance.now() - begun,
  };
  await db.destroy();
  return drilled;
}

/** @returns the status of the answer, "none" where there was none, and what a form that is not taken leads to. */
async function sendOnce(server: TestServer | undefined, { cookie, path, fields }: DrillWrite) {
  try {
    const answer = await fetch(`${server?.origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, Accept: "text/html" },
      body: new URLSearchParams(fields),
    });
    await answer.text();
    const to = answer.headers.get("location") ?? "";
    if (to.startsWith("/login")) return "signed out";
    return /[?&](problem|draft)=/.test(to) ? "too often" : String(answer.status);
  } catch {
    return "none";
  }
}
