import type { Kysely } from "kysely";
import { agree } from "~/features/prices";
import { decideContribution } from "~/features/snapshots/index.server";
import { retractEvidence } from "~/features/trust/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database, Observation } from "~db/schema";
import type { FlagBar, FlagVerdict } from "./flag";
import { closeFlags, contributionsOf, flagById, hasReported, openFlagsOf } from "./queries.server";
import { type Reported, reportedPrice } from "./reported-price.server";

interface Decided {
  id: number;
  moderatorId: string;
  verdict: FlagVerdict;
  /** The reported price as the moderator saw it (`ReportedPrice.seen`); without it, as it stands. */
  seen?: string;
}

/**
 * Decides about a flagged price. Upheld, everything that stands for the price that was reported is withdrawn, with its
 * points, and the next best evidence shows: what came to be shown since is not touched. Nobody decides about a price of
 * their own, or about a report of their own.
 *
 * @returns why the moderator may not; `already` when somebody has decided, `moved` when what they saw has changed;
 *   undefined when it is done.
 */
export function decideFlag(
  db: Kysely<Database>,
  { id, moderatorId, verdict, seen }: Decided,
  now: number,
): Promise<FlagBar | "already" | "moved" | undefined> {
  return inTransaction(db, async (trx) => {
    const flag = await flagById(trx, id);
    if (flag?.state !== "open")
      return flag?.decided_by === moderatorId && flag.state === verdict ? undefined : "already";
    const { dish_id: dishId, platform } = flag;
    const { standing, seen: current } = await reportedPrice(trx, flag);
    const bar = await barTo(trx, { moderatorId, dishId, platform, standing });
    if (bar) return bar;
    if (seen !== undefined && seen !== current) return "moved";
    if (verdict === "upheld") await strike(trx, standing, moderatorId, now);
    const decision = { state: verdict, decided_by: moderatorId, decided_at: now };
    const open = await openFlagsOf(trx, { dishId, platform });
    const alike = open.filter((other) => other.id === id || isSamePrice(other, flag));
    await closeFlags(
      trx,
      alike.map((other) => other.id),
      decision,
    );
    return undefined;
  });
}

/** Whether two reports are about one price. */
function isSamePrice(a: Pick<Reported, "price_seen">, b: Pick<Reported, "price_seen">): boolean {
  return a.price_seen !== null && b.price_seen !== null && agree(a.price_seen, b.price_seen);
}

interface Judge {
  moderatorId: string;
  dishId: number;
  platform: string;
  /** What stands for the reported price. */
  standing: readonly Observation[];
}

/** What keeps a moderator from deciding about the reports of a price; null when nothing does. */
export async function barTo(
  db: Kysely<Database>,
  { moderatorId, standing, ...price }: Judge,
): Promise<FlagBar | null> {
  if (standing.some(({ user_id }) => user_id === moderatorId)) return "own";
  return (await hasReported(db, { userId: moderatorId, ...price })) ? "reported" : null;
}

async function strike(
  db: Kysely<Database>,
  standing: readonly Observation[],
  moderatorId: string,
  now: number,
): Promise<void> {
  const sent = await contributionsOf(
    db,
    standing.map(({ id }) => id),
  );
  const decision = { kind: "reject", reason: "reported" } as const;
  for (const { id } of sent) await decideContribution(db, { id, moderatorId, decision }, now);
  const decided = new Set(sent.map(({ observation_id }) => observation_id));
  for (const { id } of standing) if (!decided.has(id)) await retractEvidence(db, id, now);
}
