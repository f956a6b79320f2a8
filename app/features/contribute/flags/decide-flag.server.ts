import type { Kysely } from "kysely";
import { offerOf } from "~/features/prices/queries.server";
import { inTransaction } from "~/features/prices/rebuild.server";
import type { Database, Observation } from "~db/schema";
import { decideContribution } from "../decide-contribution.server";
import { unsay } from "../evidence.server";
import type { FlagBar, FlagVerdict } from "./flag";
import { closeFlags, contributionsOf, flagById, hasReported } from "./queries.server";
import { standingEvidence } from "./standing-evidence.server";

/**
 * Decides about a flagged price. Upheld, everything that stands for the price shown is withdrawn, with its points, and
 * the next best evidence shows. Nobody decides about a price of their own, or about a report of their own.
 *
 * @returns why the moderator may not; `already` when somebody has decided; undefined when it is done.
 */
export function decideFlag(
  db: Kysely<Database>,
  { id, moderatorId, verdict }: { id: number; moderatorId: string; verdict: FlagVerdict },
  now: number,
): Promise<FlagBar | "already" | undefined> {
  return inTransaction(db, async (trx) => {
    const flag = await flagById(trx, id);
    if (flag?.state !== "open")
      return flag?.decided_by === moderatorId && flag.state === verdict ? undefined : "already";
    const { dish_id: dishId, platform } = flag;
    const standing = await standingEvidence(trx, await offerOf(trx, dishId, platform));
    const bar = await barTo(trx, { moderatorId, dishId, platform, standing });
    if (bar) return bar;
    if (verdict === "upheld") await strike(trx, standing, moderatorId, now);
    const decision = { state: verdict, decided_by: moderatorId, decided_at: now };
    await closeFlags(trx, { dishId, platform }, decision);
    return undefined;
  });
}

interface Judge {
  moderatorId: string;
  dishId: number;
  platform: string;
  /** What stands for the price shown. */
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
  for (const { id } of standing) if (!decided.has(id)) await unsay(db, id, now);
}
