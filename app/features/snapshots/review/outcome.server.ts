import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import { chosenDish } from "~/features/catalogue/index.server";
import { type Checkout, chargesOf } from "~/features/checkout";
import type { Charge } from "~/features/fees";
import { neighbourhoodNames } from "~/features/places/index.server";
import type { AcceptedAs } from "~/features/trust";
import type { TwoNames } from "~/i18n/name";
import type { Database } from "~db/schema";
import type { ProposedNames } from "../contribution";
import { correctionOf } from "../correction.server";
import { type Contribution, linesOfOrder } from "../queries.server";
import { type Reason, reasonsOf } from "../reasons";

/** What became of what a person sent. Money in halalas. */
export interface SubmissionOutcome {
  /** `cn_…` */
  id: string;
  state: "waiting" | "accepted" | "rejected" | "withdrawn";
  reasons: Reason[];
  /** What a moderator wrote. */
  note: string;
  dish: Pick<DishChoice, "name_ar" | "name_en" | "size" | "restaurant"> | null;
  /** A page to see the price on, once the dish is one of ours. */
  dishId: number | null;
  platform: string;
  total: number | null;
  observedAt: number;
  /** Whether a moderator made something else of it: then this is what counts. */
  corrected: boolean;
  parts: OrderParts;
}

/** What an order was made of, halalas, and where it went: for its sender and moderators, for nobody else. */
export interface OrderParts extends Pick<Checkout, "item_price" | "quantity" | "others"> {
  /** Its lines where it has several, the first one first; what `others` come to is none of them. */
  lines: LineOutcome[];
  charges: Charge[];
  neighbourhood: TwoNames | null;
  /** The moment it was placed, ms; null where only its day is told. */
  placedAt: number | null;
  member: boolean | null;
}

/** What became of one line of an order. Money in halalas. */
export interface LineOutcome extends Pick<SubmissionOutcome, "id" | "state" | "reasons" | "dish"> {
  item_price: number;
  quantity: number;
  options: string | null;
}

/**
 * What became of an order of several lines: it counts as soon as one of them does. Why the first of them does not is then told of
 * that line alone.
 */
export function ofWholeOrder(outcome: SubmissionOutcome): SubmissionOutcome {
  const all = outcome.parts.lines.map((line) => line.state);
  const state = (["accepted", "waiting"] as const).find((one) => all.includes(one));
  if (!state || state === outcome.state) return outcome;
  return { ...outcome, state, reasons: [] };
}

/** What became of a contribution: as it counts, where a moderator corrected it. */
export async function outcomeOf(
  db: Kysely<Database>,
  contribution: Contribution,
): Promise<SubmissionOutcome> {
  const correction = await correctionOf(db, contribution);
  const counts = correction ?? contribution;
  const dish = await chosenDish(db, counts.dish_id);
  return {
    id: contribution.id,
    state: contribution.state,
    reasons: reasonsOf(contribution),
    note: contribution.note,
    dish: dish ?? proposedDish(contribution),
    dishId: dish?.id ?? null,
    platform: counts.platform,
    total: counts.paid_total,
    observedAt: counts.observed_at,
    corrected: correction !== null,
    parts: await partsOf(db, contribution, counts),
  };
}

async function partsOf(
  db: Kysely<Database>,
  contribution: Contribution,
  counts: Contribution | AcceptedAs,
): Promise<OrderParts> {
  const { neighbourhood_id, hour_known, member, observed_at } = contribution;
  const { item_price, quantity } = counts;
  const lines = await linesOf(db, contribution);
  const listed = lines.slice(1).reduce((sum, line) => sum + line.item_price * line.quantity, 0);
  const others = Math.max(0, (counts.others ?? 0) - listed);
  const names = neighbourhood_id && (await neighbourhoodNames(db, neighbourhood_id));
  return {
    ...{ item_price, quantity, others, lines },
    charges: contribution.source === "menu" ? [] : chargesOf(counts),
    neighbourhood: names ? { ar: names.name_ar, en: names.name_en } : null,
    // A moderator who changes the day leaves no hour.
    placedAt: hour_known === 1 && counts.observed_at === observed_at ? observed_at : null,
    member: member === null ? null : member === 1,
  };
}

/** The lines of an order by its first; none where it has no other. */
async function linesOf(db: Kysely<Database>, first: Contribution): Promise<LineOutcome[]> {
  if (first.part_of !== null) return [];
  const rows = await linesOfOrder(db, first.id);
  if (rows.length < 2) return [];
  return Promise.all(
    rows.map(async (row) => {
      const { id, state, options } = row;
      const { dish_id, item_price, quantity } = (await correctionOf(db, row)) ?? row;
      const dish = (await chosenDish(db, dish_id)) ?? proposedDish(row);
      return { id, state, reasons: reasonsOf(row), options, item_price, quantity, dish };
    }),
  );
}

/** The dish a person proposed, by the names they wrote, in whichever script that was. */
function proposedDish({
  proposed_dish,
  proposed_restaurant,
}: ProposedNames): SubmissionOutcome["dish"] {
  if (proposed_dish === null || proposed_restaurant === null) return null;
  const inScript = (text: string) =>
    /\p{Script=Arabic}/u.test(text) ? { ar: text, en: null } : { ar: null, en: text };
  const { ar: name_ar, en: name_en } = inScript(proposed_dish);
  return { name_ar, name_en, size: null, restaurant: inScript(proposed_restaurant) };
}
