import { freshBuild } from "./fresh-build";
import { ROUNDS } from "./load";
import { measured, middle, part } from "./measured";
import { type EngineName, type Several, startSeveral } from "./several";
import { atOnce, inTurn, type Visit, visitsTo } from "./visits";

const ENGINES: readonly EngineName[] = ["sqlite", "postgres"];
const PROCESSES = 3;
const CLIENTS = 8;
const SECONDS = 6;

/** What one process on PostgreSQL may do of what it does over a file. */
const LEAST_RATIO = 0.85;

/** How many visits a second, and how long each took, ms, in each round. */
interface Rounds {
  perSecond: number[];
  took: number[];
}

/**
 * The same visits, a tap among twenty, on SQLite and on PostgreSQL, in turn so that a machine that slows down slows both:
 * with one process of each, and with three. `npm run bench -- engines`.
 */
export async function benchEngines(): Promise<void> {
  freshBuild();
  const services = {} as Record<EngineName, Several>;
  try {
    const visits = {} as Record<EngineName, Visit>;
    for (const engine of ENGINES) {
      services[engine] = await startSeveral(engine, PROCESSES);
      visits[engine] = await visitsTo(services[engine].url);
    }
    for (const processes of [1, PROCESSES]) {
      const rounds = await inRounds((engine, seconds) => {
        const origins = services[engine].origins.slice(0, processes);
        return atOnce(inTurn(visits[engine], origins), CLIENTS, seconds);
      });
      console.table(rowsOf(rounds, processes));
    }
  } finally {
    for (const service of Object.values(services)) await service.stop();
  }
}

async function inRounds(run: (engine: EngineName, seconds: number) => Promise<number[]>) {
  const rounds: Record<EngineName, Rounds> = {
    sqlite: { perSecond: [], took: [] },
    postgres: { perSecond: [], took: [] },
  };
  for (const engine of ENGINES) await run(engine, SECONDS);
  for (let round = 0; round < ROUNDS; round++)
    for (const engine of round % 2 ? ENGINES : ENGINES.toReversed()) {
      const took = await run(engine, SECONDS);
      rounds[engine].perSecond.push(took.length / SECONDS);
      rounds[engine].took.push(...took);
    }
  return rounds;
}

function rowsOf(rounds: Record<EngineName, Rounds>, processes: number) {
  const { sqlite, postgres } = rounds;
  const ratios = postgres.perSecond.map((rate, round) => rate / (sqlite.perSecond[round] ?? 0));
  const of = processes === 1 ? "1 process" : `${processes} processes`;
  return [
    ...ENGINES.flatMap((engine) => [
      measured(`${of}, ${engine}: visits a second`, middle(rounds[engine].perSecond), 0),
      measured(`${of}, ${engine}: p50 ms`, middle(rounds[engine].took), 1),
      measured(`${of}, ${engine}: p99 ms`, part(rounds[engine].took, 0.99), 1),
    ]),
    measured(
      `${of}: PostgreSQL's rate / SQLite's`,
      middle(ratios),
      2,
      processes === 1 ? { least: LEAST_RATIO } : {},
    ),
  ];
}
