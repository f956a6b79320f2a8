import type { Kysely } from "kysely";
import { deleteExpired } from "~/features/accounts/forget-expired.server";
import { forgetStreams } from "~/features/assistant/conversations/streams.server";
import { forgetSearches } from "~/features/community/trends/forget-searches.server";
import { sweepWatches } from "~/features/community/watch/evaluate.server";
import { forgetOldMoves } from "~/features/community/watch/forget-moves.server";
import type { MessageTools } from "~/features/community/watch/send-messages.server";
import { keepPublished, writeDailyDump } from "~/features/open-data/index.server";
import { recountQuality } from "~/features/quality/report/report.server";
import { forgetOldPictures } from "~/features/snapshots/snapshot/forget-pictures.server";
import { settleNewOrders, settleNewPlatforms } from "~/features/trust/fees/settling.server";
import { forgetProviderContent } from "~/maps.server";
import type { PictureStore } from "~/providers/pictures/picture-store";
import { withLease } from "~/server/database/lease.server";
import { env } from "~/server/env.server";
import { logWarning } from "~/server/log.server";
import { counting } from "~/server/metrics.server";
import type { Database } from "~db/schema";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Work that comes back: in one process at a time, though it may be done again at once. */
export interface Job {
  name: string;
  /** How long a running server waits before it does it again, ms; it looks whether it is due more often. */
  every: number;
  /** `now` in ms. @returns how many rows, files or messages it was about. */
  run(now: number): Promise<number>;
  /** Not as a process begins either, which is when people wait for it, but after `every`. */
  later?: true;
}

/** What became of a job: how much it did, or why it could not. */
export interface JobResult {
  name: string;
  done: number;
  failed?: string;
}

interface JobTools {
  db: Kysely<Database>;
  pictures: PictureStore;
}

/** Every job there is. An hour is often enough for what is promised in days. */
export const jobs = ({ db, pictures }: JobTools): Job[] => [
  {
    name: "Expired sessions, codes, drafts and limits forgotten",
    every: HOUR_MS,
    run: (now) => deleteExpired(db, now),
  },
  {
    name: "What the maps provider told forgotten",
    every: HOUR_MS,
    run: (now) => forgetProviderContent(db, now),
  },
  {
    name: "Rows of people's searches forgotten",
    every: HOUR_MS,
    run: async (now) => total(await forgetSearches(db, now)),
  },
  {
    name: "Streams of answers forgotten",
    every: HOUR_MS,
    run: (now) => forgetStreams(db, now),
  },
  {
    name: "Old pictures forgotten",
    every: HOUR_MS,
    run: (now) => forgetOldPictures({ db, pictures }, now),
  },
  { name: "Moves of followed prices told", every: HOUR_MS, run: (now) => sweepWatches(db, now) },
  {
    name: "Fees learnt anew, and stated ones judged by them",
    every: HOUR_MS,
    run: async () => Number(await settleNewOrders(db, env().DATABASE_URL)),
  },
  {
    name: "Fees of new platforms learnt",
    every: MINUTE_MS,
    run: async () => Number(await settleNewPlatforms(db, env().DATABASE_URL)),
  },
  {
    name: "How good prices are counted",
    every: HOUR_MS,
    later: true,
    run: (now) => recountQuality(db, now),
  },
  {
    name: "Public data published, and written as files once a day",
    every: MINUTE_MS,
    later: true,
    run: async (now) => {
      const { DATA_LICENSE: license, OPEN_DATA_DIR: folder } = env();
      const changes = await keepPublished(db, now);
      return changes + (await writeDailyDump(db, { folder, license, now }));
    },
  },
  { name: "Old moves forgotten", every: HOUR_MS, run: (now) => forgetOldMoves(db, now) },
];

/**
 * The job that only a server has, since it alone sends messages. One about a price may be a minute late. What it says
 * comes with the built service: the nightly command, which runs from source, must not load it.
 */
export const messageJob = (tools: MessageTools): Job => ({
  name: "Messages about followed prices sent",
  every: MINUTE_MS,
  run: async () => {
    const { sendMoves } = await import("~/features/community/watch/send-messages.server");
    return sendMoves(tools);
  },
});

/** Of the time until a job is due again, the part that is sure: then whoever looks first does it. */
const DUE_AFTER = 0.9;

/** How often a process looks whether a job is due, ms: what one that was killed left in the middle waits no longer beside the lease. */
const LOOK_EVERY_MS = 15_000;

/**
 * Does each job now and then every so often, for as long as the process lives; of several processes one does it, and
 * another goes on where that one ends. It holds nobody up.
 */
export function keepRunning(db: Kysely<Database>, all: readonly Job[]): void {
  for (const job of all) {
    const look = () =>
      runWhereDue(db, job).catch((error: unknown) =>
        logWarning("A job could not begin", { job: job.name, error: String(error) }),
      );
    const begin = () => {
      void look();
      setInterval(look, LOOK_EVERY_MS).unref();
    };
    if (job.later) setTimeout(begin, job.every).unref();
    else begin();
  }
}

/** Does a job unless some process is at it, or has done it and it is not due again. @returns whether it was done here. */
export function runWhereDue(db: Kysely<Database>, job: Job): Promise<boolean> {
  return withLease(db, `job ${job.name}`, async () => {
    const began = Date.now();
    const { failed } = await runJob(job, began);
    if (failed !== undefined) logWarning("A job failed", { job: job.name, error: failed });
    counting.job?.(job.name, { failed: failed !== undefined, ms: Date.now() - began });
    return { until: began + job.every * DUE_AFTER };
  });
}

/** Does a job once. One that fails says so and holds up no other. `now` in ms. */
export async function runJob({ name, run }: Job, now: number): Promise<JobResult> {
  try {
    return { name, done: await run(now) };
  } catch (error) {
    return { name, done: 0, failed: String(error) };
  }
}

const total = (counts: object): number =>
  Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
