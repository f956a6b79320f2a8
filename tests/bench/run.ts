import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { benchChat } from "./chat-run";
import { generateDatabase, SIZE } from "./generate";
import { compareInProcess } from "./in-process";
import { compareLoad, type LoadRequest } from "./load";
import { benchPlaces } from "./places-run";
import { serve } from "./process";
import { distinctQueries, zipf } from "./queries";

const FOLDER = "test-results/bench";
const DATABASE = `${FOLDER}/bench.db`;
const REQUESTS = 10_000;

const step = (text: string) => console.log(`\n${text}`);

if (process.argv[2] === "places") {
  await benchPlaces({ build: true });
  process.exit();
}

if (process.argv[2] === "chat") {
  await benchChat({ build: true });
  process.exit();
}
if (process.argv[2] === "fuzz") {
  execFileSync(
    "npx",
    ["vitest", "run", "--project", "contract", "tests/contract/chat-fuzz.test.ts"],
    { stdio: "inherit", env: { ...process.env, FUZZ_RUNS: "20000" } },
  );
  process.exit();
}

mkdirSync(FOLDER, { recursive: true });
step(`Filling ${DATABASE}: ${SIZE.restaurants} restaurants × ${SIZE.dishesPerRestaurant} dishes …`);
await generateDatabase(DATABASE, Date.now());
const queries = distinctQueries(DATABASE, 1);
const asked = new Set(queries);
const unheard = distinctQueries(DATABASE, 2).filter((query) => !asked.has(query));

step("Building the service and its twin …");
execFileSync("npx", ["remix", "vite:build"], { stdio: "ignore" });
execFileSync("npx", ["remix", "vite:build", "--config", "tests/bench/twin/vite.config.ts"], {
  stdio: "ignore",
});

step("In process …");
console.table(
  (await compareInProcess(DATABASE, queries, unheard.slice(0, 2_000))).map(
    ({ name, p50Ms, p99Ms }) => ({
      search: name,
      "p50 ms": p50Ms.toFixed(3),
      "p99 ms": p99Ms.toFixed(3),
    }),
  ),
);

step("Over HTTP, against the same components and bytes fed constants …");
const ours = await serve("build/server/index.js", 3801, DATABASE);
const twin = await serve(`${FOLDER}/twin/server/index.js`, 3802, DATABASE);
const next = zipf(queries.length, 1);
const stream = Array.from({ length: REQUESTS }, next);
const loads: Record<string, LoadRequest[]> = {
  "POST /api/search": stream.map((k) => ({
    method: "POST",
    path: `/api/search?k=${k}`,
    body: JSON.stringify({ query: queries[k] }),
  })),
  "/": [{ method: "GET", path: "/" }],
  "/search": stream.map((k) => ({
    method: "GET",
    path: `/search?q=${encodeURIComponent(queries[k] ?? "")}`,
  })),
  "/restaurants/:id": stream.map((k) => ({ method: "GET", path: `/restaurants/${k + 1}` })),
  "/dishes/:id": stream.map((k) => ({ method: "GET", path: `/dishes/${k + 1}` })),
};
const rows = [];
for (const [name, requests] of Object.entries(loads)) {
  const { ours: a, twin: b, ratio } = await compareLoad(ours.origin, twin.origin, requests);
  rows.push({
    route: name,
    "ratio to twin": ratio.toFixed(2),
    "req/s": Math.round(a.perSecond),
    "twin req/s": Math.round(b.perSecond),
    "p50 ms": a.p50Ms,
    "p99 ms": a.p99Ms,
  });
}
console.table(rows);
console.table([
  { figure: "ready after start, ms", value: Math.round(ours.readyMs) },
  { figure: "memory after the load, MB", value: Math.round(ours.memoryMb()) },
]);
await ours.stop();
await twin.stop();
await benchPlaces({ build: false });
await benchChat({ build: false });
