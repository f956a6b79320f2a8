import { env } from "~/server/env.server";
import { answerProcesses } from "~/server/processes/answer-processes.server";
import { openSumOfFigures } from "~/server/processes/sum-of-figures.server";
import { StartError } from "~/server/start-error";

// The process that several of the service's are begun by: it serves nobody itself.
try {
  const { WEB_PROCESSES, DRAIN_SECONDS, METRICS_PORT: port, METRICS_HOST: host } = env();
  await answerProcesses(WEB_PROCESSES, DRAIN_SECONDS * 1_000);
  if (port) await openSumOfFigures({ port, host });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
