import { execFileSync } from "node:child_process";
import { benchBrowse } from "./browse";
import { benchChat } from "./chat-run";
import { benchDrill } from "./drill";
import { benchEngines } from "./engines";
import { benchFees } from "./fees";
import { benchFound } from "./found";
import { benchHttp, buildBoth } from "./http";
import { benchOverload } from "./overload";
import { benchPhone } from "./phone";
import { benchPlaces } from "./places-run";
import { profilePage } from "./profile";
import { benchRestarts } from "./restarts";
import { benchSearch } from "./search";
import { benchSoak } from "./soak";
import { benchStarts } from "./starts";
import { benchTaps } from "./taps";

const PARTS: Record<string, (...rest: string[]) => Promise<void> | void> = {
  async search(restaurants) {
    buildBoth();
    await benchSearch(restaurants ? Number(restaurants) : undefined);
  },
  async overload(seconds) {
    buildBoth();
    await benchOverload(seconds ? Number(seconds) : undefined);
  },
  async phone(...pages) {
    buildBoth();
    await benchPhone(pages);
  },
  async browse() {
    buildBoth();
    await benchBrowse();
  },
  places: () => benchPlaces(),
  chat: () => benchChat({ build: true }),
  fees: (orders) => benchFees(orders === undefined ? undefined : Number(orders)),
  taps: (engine) => benchTaps(engine),
  engines: () => benchEngines(),
  soak: (minutes, engine) => benchSoak(minutes ? Number(minutes) : undefined, engine),
  starts: (engine, times) => benchStarts(engine, times ? Number(times) : undefined),
  found: (engine, restaurants) => benchFound(engine, restaurants ? Number(restaurants) : undefined),
  restarts: (engine, times) => benchRestarts(engine, times ? Number(times) : undefined),
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

buildBoth();
await benchSearch();
console.log("\nPages over 20,000 restaurants …");
await benchBrowse();
console.log("\nOver HTTP, beside an empty app …");
await benchHttp();
await benchOverload();
await benchPhone();
await benchPlaces();
await benchChat({ build: false });
