const running = new Map<string, Promise<unknown>>();

/**
 * Runs `work` once for all who ask for the same thing while it runs: the second press of a button joins
 * the first. What is over is not remembered.
 */
export function joinInFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
  const existing = running.get(key);
  if (existing) return existing as Promise<T>;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
