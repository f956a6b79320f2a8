import type { Kysely } from "kysely";
import type { WaitingReason } from "~/features/snapshots";
import type { Database } from "~db/schema";
import { countWaitingPairs } from "../chains/queries.server";
import { countFeeReviews } from "../fees/queries.server";
import type { QueueLoad, QueueName } from "./queues";

/** Lines that wait for their order alone: nobody has to look at them. */
const WITH_ORDER = "with_order" satisfies WaitingReason;

/** What waits for moderators, queue by queue. */
export async function waitingInQueues(db: Kysely<Database>): Promise<Record<QueueName, QueueLoad>> {
  const [snapshots, flags, suggestions, facts, chains, feedback, [fees]] = await Promise.all([
    db
      .selectFrom("contributions")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("submitted_at").as("since")])
      .where("state", "=", "waiting")
      .where("reasons", "!=", WITH_ORDER)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("flags")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
      .where("state", "=", "open")
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("restaurant_suggestions")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
      .where("status", "=", "queued")
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("told_facts")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("told_at").as("since")])
      .where("waiting", "=", 1)
      .executeTakeFirstOrThrow(),
    countWaitingPairs(db),
    db
      .selectFrom("feedback")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
      .where("state", "=", "new")
      .executeTakeFirstOrThrow(),
    countFeeReviews(db),
  ]);
  const plain = ({ count, since }: { count: unknown; since: number | null }): QueueLoad => ({
    count: Number(count),
    since,
  });
  return {
    snapshots: plain(snapshots),
    fees: { count: fees?.count ?? 0, since: fees?.since ?? null },
    flags: plain(flags),
    suggestions: plain(suggestions),
    facts: plain(facts),
    chains: plain(chains),
    feedback: plain(feedback),
  };
}
