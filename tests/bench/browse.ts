import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import SQLite from "better-sqlite3";
import { ON_A_PAGE } from "~/features/browse/list.server";
import { CUISINES } from "~/features/catalogue";
import { areaPath, cuisinePath, restaurantPath } from "~/features/catalogue/paths";
import { newMembers } from "../support/members";
import { generateDatabase, SIZE } from "./generate";
import { measure } from "./load";
import { serve } from "./process";
import { removeDatabase } from "./remove-database";

const FOLDER = "test-results/bench";
const FILLED = `${FOLDER}/bench.db`;
const DATABASE = `${FOLDER}/browse.db`;
const CLIENTS = 8;

/** Pairs that may be one chain: more than a large city's import leaves to moderators. */
const PAIRS = 10_000;

const PAGES = Math.floor(SIZE.restaurants / ON_A_PAGE);

/**
 * What the pages that list restaurants cost over 20,000 of them, those of moderators included: each address asked again, and
 * each as one that nobody asked before. Alone with `npm run bench -- browse`.
 */
export async function benchBrowse(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(FILLED)) {
    console.log(`\nFilling ${FILLED}: ${SIZE.restaurants} restaurants …`);
    await generateDatabase(FILLED, Date.now());
  }
  removeDatabase(DATABASE);
  copyFileSync(FILLED, DATABASE);
  const pages = pagesOver(DATABASE);
  const moderator = await moderatorOf(DATABASE);
  const ours = await serve("build/server/index.js", 3801, DATABASE);
  const rows = [];
  let turn = 0;
  const fresh = (path: string) => `${path}${path.includes("?") ? "&" : "?"}n=${turn}`;
  try {
    for (const [page, address] of Object.entries(pages))
      for (const first of [false, true]) {
        const next = () => {
          const path = address(turn++);
          const cookie = path.startsWith("/moderate") ? moderator : undefined;
          return { method: "GET" as const, path: first ? fresh(path) : path, cookie };
        };
        // Of a service that still reads 20,000 restaurants on a busy machine, no page would be measured.
        const { path, cookie } = next();
        await (
          await fetch(ours.origin + path, { headers: cookie ? { cookie } : {} })
        ).arrayBuffer();
        await measure(ours, next, { clients: CLIENTS, seconds: 1 });
        const load = await measure(ours, next, { clients: CLIENTS });
        rows.push({
          page: first ? `${page}, first time` : page,
          "pages a second": Math.round(load.perSecond),
          "CPU ms": load.cpuMs.toFixed(2),
          "p50 ms": load.p50Ms,
          "p99 ms": load.p99Ms,
        });
      }
    console.table(rows);
    console.table([{ "memory after the pages, MB": Math.round(ours.memoryMb()) }]);
  } finally {
    await ours.stop();
  }
}

/** The cookie of a moderator. */
async function moderatorOf(database: string): Promise<string> {
  const [member] = await newMembers({ url: `file:${database}` }, 1);
  const db = new SQLite(database);
  db.prepare("update users set role = 'moderator' where id = ?").run(member?.userId);
  db.close();
  return member?.cookie ?? "";
}

/** Addresses by page: that of the n-th request. Gives the restaurants cuisines and pairs first, which they are filled without. */
function pagesOver(database: string): Record<string, (n: number) => string> {
  const db = new SQLite(database);
  const codes = Object.keys(CUISINES) as (keyof typeof CUISINES)[];
  const cook = db.prepare("update restaurants set cuisine = ? where id % ? = ?");
  db.transaction(() => {
    for (const [at, code] of codes.entries()) cook.run(code, codes.length, at);
  })();
  const pair = db.prepare(
    "insert into maybe_chains (one_id, other_id, score, found_at) select id, id + 1, 0.9, 0 from restaurants where id <= ?",
  );
  pair.run(PAIRS);
  type Named = { id: number; name_ar: string | null; name_en: string | null };
  const named = (table: "restaurants" | "neighbourhoods") =>
    db.prepare(`select id, name_ar, name_en from ${table} order by id`).all() as Named[];
  const [restaurants, areas] = [named("restaurants"), named("neighbourhoods")];
  db.close();
  const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  return {
    "/restaurants": (n) =>
      n % PAGES === 0 ? "/restaurants" : `/restaurants?page=${(n % PAGES) + 1}`,
    "/districts/:id": (n) => areaPath(of(areas, n)),
    "/cuisines/:code": (n) => cuisinePath(of(codes, n)),
    "/restaurants/:id": (n) => restaurantPath(of(restaurants, n)),
    "/sitemaps/restaurants-0.xml": () => "/sitemaps/restaurants-0.xml",
    "/moderate": () => "/moderate",
    "/moderate/chains": (n) => `/moderate/chains?offset=${20 * (n % 50)}`,
  };
}
