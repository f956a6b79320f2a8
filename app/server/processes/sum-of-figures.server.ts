import cluster, { type Worker } from "node:cluster";
import type { MetricObject } from "prom-client";
import { ASK_FIGURES, openFigures, type ToldFigures } from "~/server/figures-port.server";

/** How long one process may take to tell its figures, ms: of one that begins, or is late, those it told last are taken. */
const PATIENCE_MS = 1_000;

/**
 * Tells at `/metrics` of the port for figures what all processes of this machine come to together. What those that are gone
 * had counted stays in it: a sum that falls would be taken for a restart, and all of it counted once more.
 *
 * @throws StartError when the port is taken.
 */
export async function openSumOfFigures(place: { port: number; host: string }): Promise<void> {
  const { AggregatorRegistry } = await import("prom-client");
  /** What each told last. */
  const told = new Map<Worker, MetricObject[]>();
  let gone: Promise<MetricObject[]> = Promise.resolve([]);
  cluster.on("exit", (worker) => {
    gone = gone.then(async (before) => {
      const counted = (told.get(worker) ?? []).filter(isCounted);
      const sum = await AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON();
      told.delete(worker);
      return sum as unknown as MetricObject[];
    });
  });
  await openFigures(place, async () => {
    const ask = async (worker: Worker) => {
      const figures = await figuresOf(worker);
      if (figures && !worker.isDead()) told.set(worker, figures);
    };
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ask(worker)));
    const before = await gone;
    const sum = AggregatorRegistry.aggregate([...told.values(), before]);
    return { type: sum.contentType, text: await sum.metrics() };
  });
}

/** Whether a figure only ever grows: what a process held is gone with it. */
function isCounted({ type }: MetricObject): boolean {
  return `${type}` === "counter" || `${type}` === "histogram";
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
