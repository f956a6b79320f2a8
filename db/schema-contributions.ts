import type { Generated } from "kysely";

/** What turns people's pictures and taps into evidence, and what they get for it. */
export interface ContributionTables {
  contributions: ContributionsTable;
  contribution_pictures: ContributionPicturesTable;
  withdrawals: WithdrawalsTable;
  judgements: JudgementsTable;
  points: PointsTable;
  flags: FlagsTable;
}

/**
 * A price someone read off a picture, with what became of it: one line of an order or of a menu. Money as it stands in the
 * picture, in halalas; what is charged for the whole order is said with each of its lines.
 */
export interface ContributionsTable {
  /** `cn_…` */
  id: string;
  user_id: string;
  /**
   * What it was read from: one snapshot makes one order, however often it is sent. Null once that is forgotten, and for the
   * other lines of the order.
   */
  snapshot_id: string | null;
  /** The first line of the order that this is another line of; null for the first. */
  part_of: Generated<string | null>;
  /** Where it stands in the order; 0 for the first line. */
  position: Generated<number>;
  /** A menu tells what dishes cost and of no charges. */
  source: Generated<"order" | "menu">;
  /** Null while it is of a dish that is none of ours. */
  dish_id: number | null;
  /** How its sender named a dish that was none of ours; null where they chose one. Stays when the dish is let in. */
  proposed_dish: string | null;
  /** The restaurant of that dish, as its sender named it. */
  proposed_restaurant: string | null;
  platform: string;
  /** For one. */
  item_price: number;
  delivery_fee: number;
  service_fee: number;
  /** Charged on top of the whole order; 0 where prices include it. */
  vat_on_top: number;
  /** Taken off the dishes or the whole order; 0 for none. */
  discount: number;
  quantity: number;
  /** What was chosen with it, as written; null for nothing. */
  options: Generated<string | null>;
  /** What was ordered beside it, all of it together. */
  others: Generated<number>;
  small_order_fee: Generated<number>;
  /** For paying in cash. */
  cash_fee: Generated<number>;
  tip: Generated<number>;
  donation: Generated<number>;
  /** Taken off the delivery alone. */
  delivery_discount: Generated<number>;
  /** Where it was delivered to, and from; null where nobody said. */
  neighbourhood_id: Generated<number | null>;
  branch_id: Generated<number | null>;
  /** 1 where the hour of `observed_at` is told, not the day alone. */
  hour_known: Generated<number>;
  /** 1 with a membership of the platform, 0 without; null where nobody said. */
  member: Generated<number | null>;
  promised_minutes: Generated<number | null>;
  /** What was paid in all; null where the picture does not say. */
  paid_total: number | null;
  /** SHA-256 of what was bought, for how much and on which day, so that one order counts once; null for lines but the first. */
  order_hash: Generated<string | null>;
  /** When the price was seen. */
  observed_at: number;
  submitted_at: number;
  /** The person's level as they sent it. */
  trust_level: string;
  state: "waiting" | "accepted" | "rejected" | "withdrawn";
  /** Codes of app/features/snapshots/reasons.ts, separated by spaces: why it waits, or why it was rejected. */
  reasons: string;
  /** What a moderator wrote to its sender. */
  note: Generated<string>;
  /** The moderator; null where nobody had to decide. */
  decided_by: string | null;
  decided_at: number | null;
  /** The observation it became; kept when that is withdrawn. */
  observation_id: number | null;
}

/** Pictures that were ever sent, as hashes: the one file sent twice is known, after its sender has gone too. */
export interface ContributionPicturesTable {
  id: Generated<number>;
  contribution_id: string | null;
  /** Of the picture's size and its pixels once decoded, hexadecimal. */
  sha256: string;
}

/** Observations that no longer count: an undone tap, a picture that was rejected after all. */
export interface WithdrawalsTable {
  observation_id: number;
  at: number;
}

/** What later evidence made of what a person said: a fold of the observations, like offers. */
export interface JudgementsTable {
  dish_id: number;
  platform: string;
  observation_id: number;
  /** 1 where the outcome agreed, else 0. */
  agreed: number;
}

/** The ledger of points. Append-only: what is undone gets a line of its own that takes back exactly what was paid. */
export interface PointsTable {
  id: Generated<number>;
  user_id: string;
  amount: number;
  kind: "snapshot" | "confirmation" | "reversal";
  /** What it is for; unique, so that nothing is paid twice. */
  subject: string;
  dish_id: number | null;
  /** The day in Riyadh whose limit it counts towards: a reversal counts on the day of what it reverses. */
  day: number;
  at: number;
}

/** Someone says that something is wrong with a price or a picture. */
export interface FlagsTable {
  id: Generated<number>;
  user_id: string;
  dish_id: number;
  platform: string;
  /** The item price it is about, halalas for one; null where it was gone before reports kept it. */
  price_seen: number | null;
  /** A code of app/features/moderation/flags/flag.ts. */
  reason: string;
  note: string;
  state: "open" | "upheld" | "dismissed";
  created_at: number;
  decided_by: string | null;
  decided_at: number | null;
}
