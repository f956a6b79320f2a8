/** How often a page asks whether the server has read, ms. */
const ASK_MS = 1000;

/** Answers that stay the same however often one asks: signed out meanwhile, or thrown away in another tab. */
const FINAL = [401, 404];

interface Means {
  ask(path: string, init: { signal: AbortSignal }): Promise<Response>;
  wait(ms: number): Promise<unknown>;
}

const MEANS: Means = {
  ask: (path, init) => fetch(path, init),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Waits until there is something else to show than that a snapshot is being read, or nobody to show it to. An answer that
 * doesn't come, or an error of the server's, is asked for again.
 *
 * @returns false when it was called off before.
 */
export async function untilRead(
  id: string,
  signal: AbortSignal,
  { ask, wait }: Means = MEANS,
): Promise<boolean> {
  for (;;) {
    await wait(ASK_MS);
    if (signal.aborted) return false;
    const answer = await ask(`/contribute/snapshot/${id}/state`, { signal }).catch(() => null);
    if (signal.aborted) return false;
    if (answer && (FINAL.includes(answer.status) || (await hasRead(answer)))) return true;
  }
}

async function hasRead(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const { state } = (await answer.json().catch(() => ({ state: "reading" }))) as { state: string };
  return state !== "reading";
}
