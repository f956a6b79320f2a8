import type { Observation } from "~db/schema";
import { AGREEMENT_HALALAS, AGREEMENT_SHARE, PROOF_FACTOR } from "./constants";
import { isNewcomer, isTrusted, trustLevel } from "./trust-level";

/** What the fold reads of an observation; all of one dish on one platform. */
export type Evidence = Omit<
  Observation,
  "id" | "dish_id" | "platform" | "order_id" | "quantity" | "options"
>;

/** How well a price is shown to be true: only said, pictured, or pictured by a trusted person. */
export const PROOF_RANK = { said: 0, pictured: 1, trusted: 2 } as const;

/** What `changed` and `gone` name: it agrees with no price. */
export const NO_PRICE = Number.NEGATIVE_INFINITY;

/** An observation ready to be weighed. */
export interface Statement {
  user: string;
  /** ms. */
  at: number;
  /** The item price named, halalas for one; NO_PRICE for `changed` and `gone`. */
  price: number;
  /** weight(trust level) × proof factor, before decay. */
  weight: number;
  /** Whether a newcomer said it: their votes together count for little. */
  newcomer: boolean;
  /** One of PROOF_RANK. */
  rank: number;
  image: string | null;
}

/**
 * Whether two amounts (halalas) are the same price: people call half a riyal or 2 % the same. The 2 % are taken of the
 * larger, so that the order doesn't matter.
 */
export function agree(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(AGREEMENT_HALALAS, AGREEMENT_SHARE * Math.max(a, b));
}

/** Whether an observation names an item price that agrees with `price`, halalas for one. */
export function namesPrice({ item_price }: Pick<Evidence, "item_price">, price: number): boolean {
  return item_price !== null && agree(item_price, price);
}

/**
 * The statements that count, in the one order the fold uses: by moment, the weightiest of a moment first. The order
 * rests on content alone, so rows of one moment may come in any order. A picture counts where it first appears;
 * a `price` that names none says nothing.
 */
export function statements(evidence: readonly Evidence[]): Statement[] {
  const seen = new Set<string>();
  return evidence
    .filter((row) => row.kind !== "price" || row.item_price !== null)
    .map(toStatement)
    .sort(inOrder)
    .filter(({ image }) => image === null || (!seen.has(image) && seen.add(image)));
}

/** An observation as it is weighed. */
export function toStatement(row: Evidence): Statement {
  return {
    user: row.user_id,
    at: row.observed_at,
    price: row.kind === "price" ? (row.item_price ?? 0) : NO_PRICE,
    weight: trustLevel(row.trust_level).confirmation_weight * PROOF_FACTOR[row.proof],
    newcomer: isNewcomer(row.trust_level),
    rank: rankOf(row),
    image: row.image_hash,
  };
}

function rankOf({ proof, trust_level }: Evidence): number {
  if (proof !== "snapshot") return PROOF_RANK.said;
  return isTrusted(trust_level) ? PROOF_RANK.trusted : PROOF_RANK.pictured;
}

function inOrder(a: Statement, b: Statement): number {
  return (
    a.at - b.at ||
    b.weight - a.weight ||
    b.rank - a.rank ||
    ascending(a.price, b.price) ||
    ascending(a.user, b.user) ||
    ascending(a.image ?? "", b.image ?? "")
  );
}

function ascending<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
