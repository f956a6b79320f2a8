import { agree, NO_PRICE, PROOF_RANK, type Statement } from "./evidence";

/** Somebody above newcomer pictured another price of a dish on a platform than such a person had named there before. */
export interface FoundPrice {
  /** When the price before was last named, ms. */
  since: number;
  /** When the new one was found, ms. */
  at: number;
}

/** Every time a new price was found of one dish on one platform; `all` in the order of the fold. O(n). */
export function foundPrices(all: readonly Statement[]): FoundPrice[] {
  const found: FoundPrice[] = [];
  let before: Statement | undefined;
  for (const named of all) {
    if (named.newcomer || named.price === NO_PRICE) continue;
    const isNew = before && named.rank > PROOF_RANK.said && !agree(before.price, named.price);
    if (before && isNew) found.push({ since: before.at, at: named.at });
    before = named;
  }
  return found;
}
