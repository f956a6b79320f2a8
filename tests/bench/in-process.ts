import SQLite from "better-sqlite3";
import MiniSearch from "minisearch";
import { search } from "~/features/search/search.server";
import { openDatabase } from "~/server/database/db.server";
import { ROUNDS } from "./load";
import { middle, part } from "./measured";
import { zipf } from "./queries";

export interface Timing {
  name: string;
  p50Ms: number;
  p99Ms: number;
}

const SEARCHES_A_ROUND = 1_000;

/** Questions to each: as they are asked again and again, never before, and before any round. */
export interface Questions {
  queries: string[];
  unheard: string[];
  /**
   * Not among the others. V8 compiles what runs often, which takes four thousand searches: after them the p99 of the same
   * thousand is two thirds of what it is at the start of a process, and a service has answered far more.
   */
  warming: string[];
}

type Run = (query: string) => unknown;

/**
 * The same stream of queries through our search and two that only look words up, in turn; and through
 * ours again, questions that nobody asked before, so that nothing remembered helps.
 */
export async function compareInProcess(
  path: string,
  { queries, unheard, warming }: Questions,
): Promise<Timing[]> {
  const db = await openDatabase(`file:${path}`);
  const ours: Run = (query) => search(db, { query, now: Date.now() });
  const searchers = {
    "Waffir, the whole search": ours,
    "MiniSearch, names alone": miniSearch(path),
    "FTS5, names alone": fts5(path),
  };
  const times = new Map<string, number[]>();
  const first = await timed(ours, warming.slice(0, SEARCHES_A_ROUND));
  times.set("Waffir, the first searches of a process", first);
  await timed(ours, warming.slice(SEARCHES_A_ROUND));
  for (let round = 0; round <= ROUNDS; round++) {
    const next = zipf(queries.length, round);
    const stream = Array.from({ length: SEARCHES_A_ROUND }, () => queries[next()] ?? "");
    for (const [name, run] of Object.entries(searchers)) {
      const taken = await timed(run, stream);
      // The first round warms up and is not counted.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), ...taken]);
    }
  }
  times.set("Waffir, never asked before", await timed(ours, unheard));
  await db.destroy();
  return [...times].map(([name, taken]) => ({
    name,
    p50Ms: middle(taken),
    p99Ms: part(taken, 0.99),
  }));
}

/** What each query took, ms. */
async function timed(run: Run, queries: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await run(query);
    taken.push(performance.now() - begun);
  }
  return taken;
}

interface Named {
  id: string;
  name_ar: string;
  name_en: string;
}

function allNames(path: string): Named[] {
  const db = new SQLite(path, { readonly: true });
  const rows = db
    .prepare<[], Named>(
      `select 'r' || id id, coalesce(name_ar, '') name_ar, coalesce(name_en, '') name_en from restaurants
       union all select 'd' || id, coalesce(name_ar, ''), coalesce(name_en, '') from dish_names`,
    )
    .all();
  db.close();
  return rows;
}

function miniSearch(path: string): Run {
  const index = new MiniSearch<Named>({ fields: ["name_ar", "name_en"] });
  index.addAll(allNames(path));
  return (query) => index.search(query, { fuzzy: 0.2, prefix: true }).slice(0, 10);
}

function fts5(path: string): Run {
  const db = new SQLite(":memory:");
  db.exec("create virtual table names using fts5 (id unindexed, name_ar, name_en)");
  const insert = db.prepare("insert into names (id, name_ar, name_en) values (?, ?, ?)");
  db.transaction(() => {
    for (const row of allNames(path)) insert.run(row.id, row.name_ar, row.name_en);
  })();
  const find = db.prepare("select id from names where names match ? order by rank limit 10");
  return (query) => {
    const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
    return find.all(words.map((word) => `"${word}"`).join(" OR "));
  };
}
