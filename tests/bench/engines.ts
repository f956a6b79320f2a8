import { freshBuild } from "./fresh-build";
import { ROUNDS } from "./load";
import { measured, middle, part } from "./measured";
import { type EngineName, type Several, startSeveral } from "./several";
import { atOnce, inTurn, searches, type Visit, visitsTo } from "./visits";

const ENGINES: readonly EngineName[] = ["sqlite", "postgres"];
const PROCESSES = 3;
const CLIENTS = 8;
const SECONDS = 6;

/** What one process on PostgreSQL may do of what it does over a file. */
const LEAST_RATIO = 0.85;

/** How much longer than over a file one search may take on PostgreSQL for half of those who ask, ms, and for one in a hundred. */
const MOST_LONGER_MS = 1.5;
const MOST_P99_RATIO = 1.5;

/** How many visits a second, and how long each took, ms, in each round. */
interface Rounds {
  perSecond: number[];
  took: number[];
}

/**
 * The same visits, a tap among twenty, on SQLite and on PostgreSQL, in turn so that a machine that slows down slows both:
 * with one process of each, and with three; then searches one after the other. `npm run bench -- engines`.
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
    const search = searches();
    const alone = await inRounds((engine, seconds) =>
      atOnce(inTurn(search, services[engine].origins.slice(0, 1)), 1, seconds),
    );
    console.table(rowsOfSearch(alone));
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

function rowsOfSearch({ sqlite, postgres }: Record<EngineName, Rounds>) {
  const longer = middle(postgres.took) - middle(sqlite.took);
  const p99 = ({ took }: Rounds) => part(took, 0.99);
  return [
    measured("a search, sqlite: p50 ms", middle(sqlite.took), 2),
    measured("a search, postgres: p50 ms", middle(postgres.took), 2),
    measured("so much longer on PostgreSQL, ms", longer, 2, { most: MOST_LONGER_MS }),
    measured("a search, sqlite: p99 ms", p99(sqlite), 2),
    measured("a search, postgres: p99 ms", p99(postgres), 2),
    measured("PostgreSQL's p99 / SQLite's", p99(postgres) / p99(sqlite), 2, {
      most: MOST_P99_RATIO,
    }),
  ];
}
