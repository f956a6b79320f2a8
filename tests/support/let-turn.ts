import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach } from "vitest";

// A file database answers at once, so that test after test may run within one turn of the event loop: the runner, which
// waits a minute to be heard, would take a busy machine's worker for dead.
afterEach(() => nextTurn());
