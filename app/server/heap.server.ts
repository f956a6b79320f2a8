import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Of a service, per cent. */
const GROWTH = 20;

/** To how much the heap may grow where less than that is alive, bytes: what a fifth over 20,000 restaurants comes to. */
const ROOM = 132 * 1024 * 1024;

/**
 * Keeps garbage from piling up. On a machine with much memory V8 lets the heap grow to four times of what is alive, and
 * keeps it: several hundred MB for a service of which a hundred are alive. Collecting earlier costs no throughput that
 * `npm run bench -- search` shows.
 *
 * @param growth how much the heap may grow over what is alive before the whole of it is collected, per cent.
 */
export function keepHeapSmall(growth = GROWTH): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/**
 * How much the heap may grow, per cent. The whole of a heap of which little is alive would be collected three times a second,
 * by threads that take the processor from the one that answers: without room one answer in a hundred takes twice as long.
 *
 * @param alive bytes
 */
export const growthOver = (alive: number): number =>
  Math.max(GROWTH, Math.round((ROOM / alive - 1) * 100));

/** From now on lets the heap grow by `growthOver` what was alive when the whole of it was collected last. */
export function growWithinRoom(): void {
  const adjust = () => keepHeapSmall(growthOver(getHeapStatistics().used_heap_size));
  adjust();
  new PerformanceObserver((collections) => {
    const entries = collections.getEntries() as (PerformanceEntry & {
      detail?: { kind: number };
    })[];
    if (entries.some(({ detail }) => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR))
      adjust();
  }).observe({ entryTypes: ["gc"] });
}

/**
 * Has traces told by V8 itself. remix-serve has source maps looked up for them, of which the build has none, and keeps the text of
 * each file that was searched for the address of one: 4 MB with the first trace.
 */
export function traceWithoutSourceMaps(): void {
  Reflect.deleteProperty(Error, "prepareStackTrace");
}

/**
 * Moves what is alive together, once. Meant for when a process has built what it keeps: what it threw away meanwhile has left
 * holes all over the heap, 15 MB of them over 20,000 restaurants, which no ordinary collection closes. Holds the process up
 * for about 0.1 s there.
 */
export function compactHeap(): void {
  // Node hands the collector to a context that is made while this is set.
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  setFlagsFromString("--compact-on-every-full-gc");
  collect();
  setFlagsFromString("--no-compact-on-every-full-gc");
  setFlagsFromString("--no-expose-gc");
}
