/** How long a test waits for what is about to happen, ms: it ends what never does, however busy the machine. */
export const PATIENCE_MS = 120_000;
