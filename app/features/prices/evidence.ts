import type { Observation } from "~db/schema";
import { AGREEMENT_HALALAS, AGREEMENT_SHARE, PROOF_FACTOR } from "./constants";
import type { PriceParts } from "./money";
import { isNewcomer, isTrusted, trustLevel } from "./trust-level";

/** What the fold reads of an observation; all of one dish on one platform. */
export type Evidence = Omit<Observation, "id" | "dish_id" | "platform">;

/** How well a price is shown to be true: only said, pictured, or pictured by a trusted person. */
export const PROOF_RANK = { said: 0, pictured: 1, trusted: 2 } as const;

/** An observation ready to be weighed. */
export interface Statement {
  user: string;
  /** ms. */
  at: number;
  /** Halalas paid for one; -Infinity, which agrees with no price, for `changed` and `gone`. */
  total: number;
  /** The price named, or null for `changed` and `gone`. */
  price: PriceParts | null;
  /** weight(trust level) × proof factor, before decay. */
  weight: number;
  /** Whether a newcomer said it: their voices together count for little. */
  newcomer: boolean;
  /** One of PROOF_RANK. */
  rank: number;
  image: string | null;
}

/**
 * Whether two prices are the same price. What is compared is what is paid for one (halalas, delivered, with
 * VAT): that is what people see and what ranks. 2 % is taken of the larger, so that the order doesn't matter.
 */
export function agree(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(AGREEMENT_HALALAS, AGREEMENT_SHARE * Math.max(a, b));
}

/** Whether an observation names a price that agrees with `total`, halalas for one, delivered. */
export function namesTotal(
  {
    item_price,
    delivery_fee,
    vat_on_top,
  }: Pick<Evidence, "item_price" | "delivery_fee" | "vat_on_top">,
  total: number,
): boolean {
  if (item_price === null) return false;
  return agree(item_price + (delivery_fee ?? 0) + (vat_on_top ?? 0), total);
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
  const price =
    row.kind === "price"
      ? {
          item_price: row.item_price ?? 0,
          delivery_fee: row.delivery_fee ?? 0,
          vat_on_top: row.vat_on_top ?? 0,
        }
      : null;
  return {
    user: row.user_id,
    at: row.observed_at,
    total: price
      ? price.item_price + price.delivery_fee + price.vat_on_top
      : Number.NEGATIVE_INFINITY,
    price,
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
    ascending(a.total, b.total) ||
    ascending(a.user, b.user) ||
    ascending(a.price?.item_price ?? 0, b.price?.item_price ?? 0) ||
    ascending(a.price?.delivery_fee ?? 0, b.price?.delivery_fee ?? 0) ||
    ascending(a.image ?? "", b.image ?? "")
  );
}

function ascending<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
