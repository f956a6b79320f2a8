import { mkdirSync } from "node:fs";
import { generateDatabase, SIZE } from "./generate";
import { compareInProcess } from "./in-process";
import { measure } from "./load";
import { measured } from "./measured";
import { serve } from "./process";
import { distinctQueries } from "./queries";

const FOLDER = "test-results/bench";
const DATABASE = `${FOLDER}/bench.db`;
/** How many of the questions nobody has asked before are asked, and how many to warm up. */
const UNHEARD = 6_000;
const WARMING = 4_000;
const LOAD_SECONDS = 20;

/** What p50 and p99 of a search may be at most, ms. */
const MARKS: Record<string, [p50Ms: number, p99Ms: number]> = {
  "Waffir, the whole search": [0.6, 5],
  "Waffir, never asked before": [1.5, 8],
};

/**
 * The search over 20,000 restaurants and 500,000 dishes: in process, beside two that only look words up; and the service
 * over them, how soon it is ready and what it holds after a load. Alone with `npm run bench -- search`, or `-- search
 * 50000` for as many restaurants.
 */
export async function benchSearch(restaurants = SIZE.restaurants): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const { dishesPerRestaurant } = SIZE;
  console.log(
    `\nFilling ${DATABASE}: ${restaurants} restaurants × ${dishesPerRestaurant} dishes …`,
  );
  await generateDatabase(DATABASE, Date.now(), restaurants);
  const queries = distinctQueries(DATABASE, 1);
  const asked = new Set(queries);
  const others = new Set([2, 3, 4].flatMap((seed) => distinctQueries(DATABASE, seed)));
  const unasked = [...others].filter((query) => !asked.has(query));
  const unheard = unasked.slice(0, UNHEARD);
  const warming = unasked.slice(UNHEARD, UNHEARD + WARMING);
  console.log("In process …");
  const timings = await compareInProcess(DATABASE, { queries, unheard, warming });
  console.table(
    timings.flatMap(({ name, p50Ms, p99Ms }) => [
      measured(`${name}: p50, ms`, p50Ms, 3, { most: MARKS[name]?.[0] }),
      measured(`${name}: p99, ms`, p99Ms, 3, { most: MARKS[name]?.[1] }),
    ]),
  );
  console.log("The service over it …");
  const ours = await serve("build/server/index.js", 3801, DATABASE);
  try {
    let turn = 0;
    const next = () => ({
      method: "POST" as const,
      path: "/api/search",
      body: JSON.stringify({ query: queries[turn++ % queries.length] }),
    });
    const load = await measure(ours, next, { clients: 8, seconds: LOAD_SECONDS });
    console.table([
      measured("ready after start, s", ours.readyMs / 1_000, 2, { most: 2 }),
      measured("POST /api/search, 8 clients: answers a second", load.perSecond, 0),
      measured("POST /api/search, 8 clients: p99, ms", load.p99Ms, 0),
      measured("memory after the load, MB", ours.memoryMb(), 0, { most: 250 }),
    ]);
  } finally {
    await ours.stop();
  }
}
