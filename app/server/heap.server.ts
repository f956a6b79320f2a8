import { setFlagsFromString } from "node:v8";

/** Of a service, per cent. */
const GROWTH = 25;

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
