import cluster, { type Worker } from "node:cluster";
import type { MetricObject } from "prom-client";
import { ASK_FIGURES, openFigures, type ToldFigures } from "~/server/figures-port.server";

/** How long one process may take to tell its figures, ms: one that begins, or leaves, is left out. */
const PATIENCE_MS = 1_000;

/**
 * Tells at `/metrics` of the port for figures what all processes of this machine come to together.
 *
 * @throws StartError when the port is taken.
 */
export async function openSumOfFigures(place: { port: number; host: string }): Promise<void> {
  const { AggregatorRegistry } = await import("prom-client");
  await openFigures(place, async () => {
    const asked = Object.values(cluster.workers ?? {}).map((worker) => worker && figuresOf(worker));
    const told = (await Promise.all(asked)).filter((figures) => figures !== undefined);
    const sum = AggregatorRegistry.aggregate(told);
    return { type: sum.contentType, text: await sum.metrics() };
  });
}

function figuresOf(worker: Worker): Promise<MetricObject[] | undefined> {
  return new Promise((resolve) => {
    const over = (figures?: MetricObject[]) => {
      clearTimeout(late);
      worker.off("message", hear);
      resolve(figures);
    };
    const hear = (message: unknown) => {
      if (typeof message === "object" && message !== null && "figures" in message)
        over((message as ToldFigures).figures as MetricObject[]);
    };
    const late = setTimeout(over, PATIENCE_MS);
    worker.on("message", hear);
    worker.send(ASK_FIGURES, (error) => error && over());
  });
}
