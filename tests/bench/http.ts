import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import SQLite from "better-sqlite3";
import { readLabelled } from "../eval/labelled-queries";
import { sampleFile } from "../support/sample-file";
import { cookiesFor } from "./chat";
import type { LoadRequest } from "./connection";
import { compareLoad, measure } from "./load";
import { pointIn } from "./places";
import { serve, serveBare, serveEmpty } from "./process";
import { seeded } from "./random";
import { removeDatabase } from "./remove-database";

const FOLDER = "test-results/bench";
export const EMPTY = `${FOLDER}/empty/server/index.js`;
const CLIENTS = [8, 1, 64];

/**
 * How many pages of a kind take turns where they have been seen before: as many as there are questions. Of all 557 dishes none
 * came round within the ten seconds that an answer is given again, on a machine that was busy.
 */
const SEEN = 40;

/** Builds the service and the empty app it is measured against. */
export function buildBoth(): void {
  for (const config of [[], ["--config", "tests/bench/empty/vite.config.ts"]])
    execFileSync("npx", ["remix", "vite:build", ...config], {
      stdio: "ignore",
      env: { ...process.env, NODE_ENV: "production" },
    });
}

/** A copy of the sample data to bench with. @returns its path. */
export async function sampleForBench(name: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}/${name}.db`;
  removeDatabase(path);
  copyFileSync(await sampleFile(), path);
  return path;
}

type Next = () => LoadRequest;

/** Pages by name: the address of the n-th request. */
export function pagesOf(database: string): Record<string, (n: number) => string> {
  const db = new SQLite(database, { readonly: true });
  const dishes = db.prepare("select id from dishes order by id").pluck().all();
  const restaurants = db.prepare("select id from restaurants order by id").pluck().all();
  db.close();
  const asked = queries();
  const of = <T>(list: readonly T[], n: number) => list[n % list.length];
  return {
    "/": () => "/",
    "/search": (n) => `/search?q=${encodeURIComponent(of(asked, n) ?? "")}`,
    "/dishes/:id": (n) => `/dishes/${of(dishes, n)}`,
    "/restaurants/:id": (n) => `/restaurants/${of(restaurants, n)}`,
  };
}

/** Read once: they are asked for with every request, and who measures must not read a file meanwhile. */
let asked: string[] | undefined;

export function queries(): string[] {
  asked ??= readLabelled("tests/eval/queries.jsonl")
    .slice(0, SEEN)
    .map(({ query }) => query);
  return asked;
}

/** The loads by name: pages seen before, never seen and signed in, and the two JSON routes anybody may ask. */
async function loadsOf(database: string): Promise<Record<string, { next: Next; json?: true }>> {
  const cookie = (await cookiesFor(database, 1))();
  const loads: Record<string, { next: Next; json?: true }> = {};
  let turn = 0;
  for (const [page, address] of Object.entries(pagesOf(database))) {
    const get = (path: string, own?: string): LoadRequest => ({ method: "GET", path, cookie: own });
    const fresh = (path: string) => `${path}${path.includes("?") ? "&" : "?"}n=${turn}`;
    const seen = () => address(turn++ % SEEN);
    loads[page] = { next: () => get(seen()) };
    loads[`${page}, first time`] = { next: () => get(fresh(address(turn++))) };
    loads[`${page}, signed in`] = { next: () => get(seen(), cookie) };
    loads[`${page}, signed in, first time`] = { next: () => get(fresh(address(turn++)), cookie) };
  }
  const asked = queries();
  const point = pointIn(seeded(5));
  loads["POST /api/search"] = {
    json: true,
    next: () => ({
      method: "POST",
      path: "/api/search",
      body: JSON.stringify({ query: asked[turn++ % asked.length] }),
    }),
  };
  loads["GET /api/places"] = {
    json: true,
    next() {
      const { lat, lng } = point();
      return { method: "GET", path: `/api/places?lat=${lat}&lng=${lng}` };
    },
  };
  return loads;
}

/**
 * What pages and JSON routes cost beside an empty Remix app, on the sample data: alone with `npm run bench -- http`, or
 * `npm run bench -- http SOME 8` for the loads whose name holds SOME, with 8 clients.
 */
export async function benchHttp(only = "", counts: readonly number[] = CLIENTS): Promise<void> {
  const database = await sampleForBench("http");
  const loads = await loadsOf(database);
  const ours = await serve("build/server/index.js", 3801, database);
  const empty = await serveEmpty(EMPTY, 3802);
  try {
    for (const clients of counts) {
      const rows = [];
      for (const [name, { next, json }] of Object.entries(loads)) {
        if (!name.includes(only)) continue;
        const base: LoadRequest = { method: json ? "POST" : "GET", path: json ? "/json" : "/" };
        if (json) base.body = "{}";
        const measured = await compareLoad(
          { server: ours, next },
          { server: empty, next: () => base },
          clients,
        );
        rows.push({
          load: name,
          clients,
          ratio: measured.ratio.toFixed(2),
          "CPU ratio": measured.cpuRatio.toFixed(2),
          "req/s": Math.round(measured.perSecond),
          "empty req/s": Math.round(measured.basePerSecond),
          "CPU ms": measured.cpuMs.toFixed(2),
          "p50 ms": measured.p50Ms.toFixed(1),
          "p99 ms": measured.p99Ms.toFixed(1),
          "p99 ÷ p50": measured.tail.toFixed(1),
          "empty p99 ÷ p50": measured.baseTail.toFixed(1),
        });
      }
      console.table(rows);
    }
    if (!only) await benchBare();
    console.table([{ "memory after the load, MB": Math.round(ours.memoryMb()) }]);
  } finally {
    await ours.stop();
    await empty.stop();
  }
}

/** What Node itself does, and a library beside it, with 2 KB: no tail that is measured here is shorter. */
async function benchBare(): Promise<void> {
  const rows = [];
  for (const kind of ["node", "fastify"] as const) {
    const server = await serveBare(kind, 3807);
    const page: LoadRequest = { method: "GET", path: "/" };
    const { perSecond, cpuMs, p50Ms, p99Ms } = await measure(server, () => page, { clients: 8 });
    rows.push({
      server: kind,
      "req/s": Math.round(perSecond),
      "CPU ms": cpuMs.toFixed(3),
      "p50 ms": p50Ms.toFixed(2),
      "p99 ÷ p50": (p99Ms / p50Ms).toFixed(1),
    });
    await server.stop();
  }
  console.table(rows);
}
