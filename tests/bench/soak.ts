import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "~/server/database/db.server";
import { freshBuild } from "./fresh-build";
import { type Measured, measured, middle, part } from "./measured";
import { type Several, startSeveral, sumOf } from "./several";
import { atPace, inTurn, visitsTo } from "./visits";

const PROCESSES = 3;
const MINUTES = 30;

/** A third of what a small machine can do, so that what grows shows as itself and not as a queue. */
const VISITS_A_SECOND = 30;

/** Until code is compiled and what is kept in memory is there, s. */
const WARM_UP = 60;

/** Until connections that nobody uses any more are closed, s: the service keeps them for 65. */
const REST = 70;

/** What the end may be of the start: more than what two looks at the same service differ by. */
const MOST_GROWTH = 1.1;

const MB = 1024 * 1024;

/** What is looked at each second: of the processes together, by its name in their figures. */
const FIGURES = {
  "memory, MB": (texts: readonly string[]) => sumOf(texts, "process_resident_memory_bytes") / MB,
  "heap in use, MB": (texts: readonly string[]) => sumOf(texts, "nodejs_heap_size_used_bytes") / MB,
  handles: (texts: readonly string[]) => sumOf(texts, "nodejs_active_handles_total"),
  "open files and connections": (texts: readonly string[]) => sumOf(texts, "process_open_fds"),
  "requests under way": (texts: readonly string[]) => sumOf(texts, "waffir_requests_in_flight"),
};

type Look = Record<string, number>;

/**
 * The same visits a second for a long time, on three processes with PostgreSQL and Redis: what the service holds and how long it
 * takes at the end, beside the start. `npm run bench -- soak 5` for five minutes, `-- soak 5 sqlite` over a file.
 */
export async function benchSoak(minutes = MINUTES, engine = "postgres"): Promise<void> {
  freshBuild();
  const service = await startSeveral(engine, PROCESSES, { redis: true });
  const watch = await watchOver(service, engine);
  try {
    let wrong = 0;
    const visit = inTurn(await visitsTo(service.url), service.origins);
    const next = () =>
      visit().catch(() => {
        wrong += 1;
        return Number.NaN;
      });
    await atPace(next, VISITS_A_SECOND, WARM_UP);
    const before = await watch.atRest();
    const stop = watch.begin();
    const took = await atPace(next, VISITS_A_SECOND, minutes * 60);
    const looks = await stop();
    const after = await watch.atRest();
    const [first, last] = [thirdOf(looks, 0), thirdOf(looks, 2)];
    const times = [thirdOf(took, 0), thirdOf(took, 2)] as const;
    console.table([
      measured("visits", took.length, 0),
      measured("wrong answers, and none", wrong, 0, { most: 0 }),
      ...beside("p50, ms", middle(times[0]), middle(times[1])),
      ...beside("p99, ms", part(times[0], 0.99), part(times[1], 0.99)),
      ...UNDER_LOAD.flatMap((name) => {
        const middleOf = (some: readonly Look[]) => middle(some.map((look) => look[name] ?? 0));
        return beside(name, middleOf(first), middleOf(last), name === "memory, MB");
      }),
      // While many ask, there are as many connections as a busy machine happens to keep them waiting for.
      ...Object.keys(before)
        .filter((name) => !UNDER_LOAD.includes(name))
        .flatMap((name) => beside(`${name}, at rest`, before[name] ?? 0, after[name] ?? 0, true)),
    ]);
  } finally {
    await watch.end();
    await service.stop();
  }
}

/** What is told of the time while people ask: the rest is what must not be left behind. */
const UNDER_LOAD = ["memory, MB", "heap in use, MB", "requests under way"];

function beside(name: string, first: number, last: number, isKept = false): Measured[] {
  return [
    measured(`${name}: at the start`, first, 1),
    measured(`${name}: at the end`, last, 1),
    measured(
      `${name}: the end / the start`,
      last === first ? 1 : last / first,
      2,
      isKept ? { most: MOST_GROWTH } : {},
    ),
  ];
}

const thirdOf = <T>(all: readonly T[], third: number): readonly T[] =>
  all.slice((all.length * third) / 3, (all.length * (third + 1)) / 3);

/** Looks at a service each second from `begin` on, until what that gives is called. */
async function watchOver(service: Several, engine: string) {
  const db = engine === "postgres" ? await openDatabase(service.url) : undefined;
  const connections = sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const look = async (): Promise<Look> => {
    const texts = await service.figures();
    const of = Object.entries(FIGURES).map(([name, read]) => [name, read(texts)]);
    const count = db && (await connections.execute(db)).rows[0]?.count;
    return { ...Object.fromEntries(of), ...(count && { "connections to PostgreSQL": count }) };
  };
  return {
    begin() {
      const looks: Promise<Look>[] = [];
      const looking = setInterval(() => looks.push(look()), 1_000);
      return () => {
        clearInterval(looking);
        return Promise.all(looks);
      };
    },
    /** What there is once nobody has asked for a while. */
    async atRest(): Promise<Look> {
      await pause(REST * 1_000);
      return look();
    },
    end: async () => db?.destroy(),
  };
}
