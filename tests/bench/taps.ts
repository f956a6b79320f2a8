import { freshBuild } from "./fresh-build";
import { measured, middle, part } from "./measured";
import { startSeveral, sumOf } from "./several";
import { atOnce, atPace, inTurn, tapsOn } from "./visits";

const PROCESSES = 3;
const TAPS_A_SECOND = 20;
const SECONDS = 20;
const AT_ONCE = 6;

/** What nobody may wait longer for in 99 of 100 cases, ms. */
const MOST_WAIT_MS = 50;
const MOST_TAP_MS = 150;

/** How long a process may stand still while others write, ms. */
const MOST_STILL_MS = 50;

/** Of what is measured of the event loop so much is the pause between two looks at it, s. */
const BETWEEN_LOOKS = 0.01;

/**
 * How long a tap takes, and how long it waits for those who write before it: at a steady pace, and with six at once, on
 * three processes. `npm run bench -- taps` with PostgreSQL, `-- taps sqlite` with a file.
 */
export async function benchTaps(engine = "postgres"): Promise<void> {
  freshBuild();
  const service = await startSeveral(engine, PROCESSES);
  try {
    const next = inTurn(await tapsOn(service.url), service.origins);
    await atOnce(next, AT_ONCE, 3);
    const before = waitsIn(await service.figures());
    const steady = await atPace(next, TAPS_A_SECOND, SECONDS);
    const figures = await service.figures();
    const waited = minus(waitsIn(figures), before);
    const still = figures.map((one) => sumOf([one], "waffir_longest_still_seconds"));
    const crowd = await atOnce(next, AT_ONCE, SECONDS);
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
        { most: MOST_STILL_MS },
      ),
      measured(`tap, ${AT_ONCE} at once: p50 ms`, middle(crowd), 1),
      measured(`tap, ${AT_ONCE} at once: p99 ms`, part(crowd, 0.99), 1, { most: MOST_TAP_MS }),
      measured(`taps a second, ${AT_ONCE} at once`, crowd.length / SECONDS, 1),
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
