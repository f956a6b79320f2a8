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

/** A price someone read off a picture, with what became of it. Money as it stands in the picture, in halalas. */
export interface ContributionsTable {
  /** `cn_…` */
  id: string;
  user_id: string;
  /** Names the form it was sent from: one person's form makes one contribution, however often it is sent. */
  idempotency_key: string;
  dish_id: number;
  platform: string;
  /** For one. */
  item_price: number;
  delivery_fee: number;
  service_fee: number;
  /** Charged on top of the whole order; 0 where prices include it. */
  vat_on_top: number;
  /** Taken off the whole order; 0 for none. */
  discount: number;
  quantity: number;
  /** What was paid in all; null where the picture does not say. */
  paid_total: number | null;
  /** When the price was seen. */
  observed_at: number;
  submitted_at: number;
  /** The person's level as they sent it. */
  trust_level: string;
  state: "waiting" | "accepted" | "rejected" | "withdrawn";
  /** Codes of app/features/contribute/reasons.ts, separated by spaces: why it waits, or why it was rejected. */
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
  observation_id: number;
  user_id: string;
  dish_id: number;
  platform: string;
  proof: "snapshot" | "tap";
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
  /** The price it is about, halalas for one, delivered; null where it was gone before reports kept it. */
  total_seen: number | null;
  /** A code of app/features/contribute/flags/flag.ts. */
  reason: string;
  note: string;
  state: "open" | "upheld" | "dismissed";
  created_at: number;
  decided_by: string | null;
  decided_at: number | null;
}
