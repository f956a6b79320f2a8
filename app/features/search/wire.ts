import { toSar } from "~/features/prices/money";
import type { SearchMatch, SearchResponse, SearchResult } from "./schema";

/** A search result as the contract puts it on the wire: riyals, and ids as strings. */
export function toWire(result: SearchResult): SearchResponse {
  return {
    intent: result.intent,
    matches: result.matches.map(matchToWire),
    emptyReason: result.emptyReason,
    discoveredViaExternal: result.discoveredViaExternal,
  };
}

function matchToWire({ brand, item, comparison }: SearchMatch): SearchResponse["matches"][number] {
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
      })),
      winner: comparison.winner,
      savings: toSar(comparison.savings),
    },
  };
}
