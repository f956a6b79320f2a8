import { itemisedFees } from "~/features/fees";
import { toSar } from "~/features/prices";
import type { SearchMatch, SearchResponse, SearchResult } from "./schema";

/**
 * A search result as the contract puts it on the wire: riyals, and ids as strings.
 *
 * @param itemised whether each entry also says of what its fees are made and how far they are known.
 */
export function toWire(result: SearchResult, { itemised = false } = {}): SearchResponse {
  const { discoveredViaExternal, lines } = result;
  return {
    ...answerToWire(result, itemised),
    discoveredViaExternal,
    ...(lines.length > 0 && { lines: lines.map((line) => answerToWire(line, itemised)) }),
  };
}

function answerToWire({ intent, matches, emptyReason }: SearchResult, itemised: boolean) {
  return { intent, matches: matches.map((match) => matchToWire(match, itemised)), emptyReason };
}

function matchToWire(
  { brand, item, comparison }: SearchMatch,
  itemised: boolean,
): SearchResponse["matches"][number] {
  return {
    brand: { id: String(brand.id), name: brand.name, is_brand: brand.is_brand },
    item: { id: String(item.id), name: item.name },
    comparison: {
      ranked: comparison.ranked.map((offer) => ({
        platform: offer.platform,
        total: toSar(offer.total),
        itemPrice: toSar(offer.itemPrice),
        deliveryFee: toSar(offer.deliveryFee),
        confidence: offer.confidence,
        status: offer.status,
        ...(itemised && itemisedFees(offer)),
      })),
      winner: comparison.winner,
      savings: toSar(comparison.savings),
    },
  };
}
