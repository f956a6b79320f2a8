import { LRUCache } from "lru-cache";
import { childProcesses, type ProcessPool } from "~/server/child-processes.server";
import { FairTurns, NoTurn } from "~/server/fair-turns";
import { joinInFlight } from "~/server/http/in-flight.server";
import { writeFontSettings } from "./fonts.server";

/** For one picture, its process's start included; ms. It takes a fifth of a second, and many times that on a busy machine. */
const TIME_LIMIT_MS = 20_000;

/** People who wait; who comes later hears so at once. */
const WAITING = 20;

/** What drawn pictures may take in memory. */
const MOST_BYTES = 4 * 1024 * 1024;

const turns = new FairTurns({ atOnce: 1, waiting: WAITING });
const drawn = new LRUCache<string, Uint8Array>({
  maxSize: MOST_BYTES,
  sizeCalculation: (png, svg) => png.length + 2 * svg.length,
});
let processes: ProcessPool | undefined;

/**
 * Draws SVG as PNG, in a process of its own that stands behind pages; what was drawn lately is not drawn again.
 *
 * @param person who asks: of each one drawing is made at a time, and one waits.
 * @returns null where too many wait.
 */
export async function draw(person: string, svg: string): Promise<Uint8Array | null> {
  const known = drawn.get(svg);
  if (known) return known;
  processes ??= childProcesses({
    from: import.meta.url,
    program: "draw-worker",
    size: 1,
    settings: { FONTCONFIG_FILE: writeFontSettings() },
  });
  const { run } = processes;
  try {
    return await joinInFlight(`drawing ${svg}`, async () => {
      const made = await turns.run(person, () =>
        run("draw", svg, AbortSignal.timeout(TIME_LIMIT_MS)),
      );
      drawn.set(svg, made as Uint8Array);
      return made as Uint8Array;
    });
  } catch (error) {
    if (error instanceof NoTurn) return null;
    throw error;
  }
}
