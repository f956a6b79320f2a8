import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { benchChat } from "./chat-run";
import { benchDrill } from "./drill";
import { benchFees } from "./fees";
import { generateDatabase, SIZE } from "./generate";
import { benchHttp, buildBoth } from "./http";
import { compareInProcess } from "./in-process";
import { benchPlaces } from "./places-run";
import { serve } from "./process";
import { profilePage } from "./profile";
import { distinctQueries } from "./queries";
import { benchTaps } from "./taps";

const FOLDER = "test-results/bench";
const DATABASE = `${FOLDER}/bench.db`;

const step = (text: string) => console.log(`\n${text}`);

const PARTS: Record<string, (...rest: string[]) => Promise<void> | void> = {
  places: () => benchPlaces(),
  chat: () => benchChat({ build: true }),
  fees: (orders) => benchFees(orders === undefined ? undefined : Number(orders)),
  taps: (engine) => benchTaps(engine),
  drill: (engine, writes) => benchDrill(engine, writes ? Number(writes) : undefined),
  fuzz() {
    execFileSync(
      "npx",
      ["vitest", "run", "--project", "contract", "tests/contract/chat-fuzz.test.ts"],
      { stdio: "inherit", env: { ...process.env, FUZZ_RUNS: "20000" } },
    );
  },
  async http(only, clients) {
    buildBoth();
    await benchHttp(only, clients ? [Number(clients)] : undefined);
  },
  async profile(page = "/", ...how) {
    buildBoth();
    await profilePage(page, how);
  },
};

const [part = "", ...rest] = process.argv.slice(2);
if (part) {
  const run = PARTS[part];
  if (!run)
    throw new Error(`There is ${Object.keys(PARTS).join(", ")}, and everything without a word`);
  await run(...rest);
  process.exit(process.exitCode);
}

mkdirSync(FOLDER, { recursive: true });
step(`Filling ${DATABASE}: ${SIZE.restaurants} restaurants × ${SIZE.dishesPerRestaurant} dishes …`);
await generateDatabase(DATABASE, Date.now());
const queries = distinctQueries(DATABASE, 1);
const asked = new Set(queries);
const unheard = distinctQueries(DATABASE, 2).filter((query) => !asked.has(query));

step("Building the service and an empty app …");
buildBoth();

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

step("Starting …");
const ours = await serve("build/server/index.js", 3801, DATABASE);
console.table([
  { figure: "ready after start, ms", value: Math.round(ours.readyMs) },
  { figure: "memory then, MB", value: Math.round(ours.memoryMb()) },
]);
await ours.stop();

step("Over HTTP, beside an empty app …");
await benchHttp();
await benchPlaces();
await benchChat({ build: false });
