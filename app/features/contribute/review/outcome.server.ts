import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { correctionOf, totalOf } from "../correction.server";
import { chosenDish } from "../dish/chosen-dish.server";
import type { DishChoice } from "../dish/find-dishes.server";
import type { Proposal } from "../proposal/proposal";
import type { Contribution } from "../queries.server";
import { type Reason, reasonsOf } from "../reasons";
import type { Snapshot } from "../snapshot/queries.server";

/** What became of what a person sent. Money in halalas. */
export interface Outcome {
  /** `cn_…`; null while it is a proposal. */
  id: string | null;
  state: "waiting" | "accepted" | "rejected" | "withdrawn";
  reasons: (Reason | "new_dish")[];
  /** What a moderator wrote. */
  note: string;
  dish: Pick<DishChoice, "name_ar" | "name_en" | "size" | "restaurant"> | null;
  /** A page to see the price on, once the dish is one of ours. */
  dishId: number | null;
  platform: string;
  total: number | null;
  observedAt: number;
  /** Whether a moderator made something else of it: then this is what counts, for one. */
  corrected: boolean;
}

/** What became of a contribution: as it counts, where a moderator corrected it. */
export async function outcomeOf(
  db: Kysely<Database>,
  contribution: Contribution,
): Promise<Outcome> {
  const correction = await correctionOf(db, contribution);
  const counts = correction ?? contribution;
  const dish = await chosenDish(db, counts.dish_id);
  return {
    id: contribution.id,
    state: contribution.state,
    reasons: reasonsOf(contribution),
    note: contribution.note,
    dish: dish ?? null,
    dishId: dish?.id ?? null,
    platform: counts.platform,
    total: correction ? totalOf(correction) : contribution.paid_total,
    observedAt: counts.observed_at,
    corrected: correction !== null,
  };
}

/** What became of the dish a snapshot proposes; null where it proposes none. */
export function proposalOutcome(
  snapshot: Pick<Snapshot, "proposal" | "proposal_state" | "reason" | "note">,
): Outcome | null {
  if (!snapshot.proposal || !snapshot.proposal_state) return null;
  const proposal = JSON.parse(snapshot.proposal) as Proposal;
  return {
    id: null,
    state: snapshot.proposal_state,
    reasons:
      snapshot.proposal_state === "waiting"
        ? ["new_dish"]
        : reasonsOf({ reasons: snapshot.reason }),
    note: snapshot.note,
    dish: namesOfProposal(proposal),
    dishId: null,
    platform: proposal.platform,
    total: proposal.order.total,
    observedAt: proposal.observedAt,
    corrected: false,
  };
}

/** The names a person wrote, in whichever script that was. */
function namesOfProposal({ restaurant, name }: Proposal) {
  const inScript = (text: string) =>
    /\p{Script=Arabic}/u.test(text) ? { ar: text, en: null } : { ar: null, en: text };
  const dish = inScript(name);
  return { name_ar: dish.ar, name_en: dish.en, size: null, restaurant: inScript(restaurant) };
}
