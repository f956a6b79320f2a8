import { freshBuild } from "./fresh-build";
import { type Measured, measured, middle, part } from "./measured";
import { startSeveral, sumOf } from "./several";
import { atOnce, atPace, inTurn, tapsOn } from "./visits";

const PROCESSES = 3;
const TAPS_A_SECOND = 20;
const SECONDS = 20;
const WARM_UP = 6;

/** How many tap at once, and what 99 of 100 taps may then take, ms. */
const CROWDS: readonly [number, number][] = [
  [6, 150],
  [12, 350],
];

/** What nobody may wait longer for in 99 of 100 cases, ms. */
const MOST_WAIT_MS = 50;

/** How long a process may stand still while others write to the same file, ms. A server's writers stop none. */
const MOST_STILL_MS = 50;

/** How many times as much as another a process may write, of three that as many people ask as fast as they can. */
const MOST_UNFAIR = 2;

/** Of what is measured of the event loop so much is the pause between two looks at it, s. */
const BETWEEN_LOOKS = 0.01;

/**
 * How long a tap takes, and how long it waits for those who write before it: at a steady pace, and with many at
 * once, on three processes. `npm run bench -- taps` with PostgreSQL, `-- taps sqlite` with a file.
 */
export async function benchTaps(engine = "postgres"): Promise<void> {
  freshBuild();
  const service = await startSeveral(engine, PROCESSES);
  try {
    const tap = await tapsOn(service.url);
    const next = inTurn(tap, service.origins);
    await atOnce(next, WARM_UP, 3);
    const before = waitsIn(await service.figures());
    const steady = await atPace(next, TAPS_A_SECOND, SECONDS);
    const figures = await service.figures();
    const waited = minus(waitsIn(figures), before);
    const still = figures.map((one) => sumOf([one], "waffir_longest_still_seconds"));
    const crowds: Measured[] = [];
    for (const [people, most] of CROWDS) {
      const each = await Promise.all(
        service.origins.map((origin) => atOnce(() => tap(origin), people / PROCESSES, SECONDS)),
      );
      const took = each.flat();
      const written = each.map(({ length }) => length);
      crowds.push(
        measured(`tap, ${people} at once: p50 ms`, middle(took), 1),
        measured(`tap, ${people} at once: p99 ms`, part(took, 0.99), 1, { most }),
        measured(`taps a second, ${people} at once`, took.length / SECONDS, 1),
        measured(
          `the most a process wrote, ${people} at once / the least`,
          Math.max(...written) / Math.min(...written),
          2,
          { most: MOST_UNFAIR },
        ),
      );
    }
    console.table([
      measured(`tap, ${TAPS_A_SECOND} a second: p50 ms`, middle(steady), 1),
      measured(`tap, ${TAPS_A_SECOND} a second: p99 ms`, part(steady, 0.99), 1),
      measured(`writers who wait ${MOST_WAIT_MS} ms at most, %`, 100 * share(waited), 1, {
        least: 99,
      }),
      measured(
        "the longest a process stood still, ms",
        1_000 * (Math.max(...still) - BETWEEN_LOOKS),
        1,
        engine === "sqlite" ? { most: MOST_STILL_MS } : {},
      ),
      ...crowds,
    ]);
  } finally {
    await service.stop();
  }
}

interface Waits {
  all: number;
  short: number;
}

/** How many have waited, and how many of them for no longer than they may, as the processes tell. */
const waitsIn = (figures: readonly string[]): Waits => ({
  all: sumOf(figures, "waffir_writer_wait_seconds_count"),
  short: sumOf(figures, 'waffir_writer_wait_seconds_bucket{le="0.05"}'),
});

const minus = (after: Waits, before: Waits): Waits => ({
  all: after.all - before.all,
  short: after.short - before.short,
});

const share = ({ all, short }: Waits) => short / all;
