import { itemisedFees } from "~/features/fees";
import {
  type Comparison,
  feeHints,
  isFeesUnknown,
  type RankedOffer,
  toSar,
  verdict,
} from "~/features/prices";
import type { PartDifferences } from "./fee-schema";
import type { ComparedDish, PlatformPrice } from "./schema";

/** What a price says of its fees, riyals. */
export function pricedFeesOf(
  offer: RankedOffer,
  quantity: number,
): Pick<PlatformPrice, "fees" | "range" | "basis" | "minimumOrder" | "hints"> {
  return {
    ...itemisedFees(offer),
    hints: feeHints(offer, quantity).map(({ kind, more, amount }) => ({
      ...{ kind, more: toSar(more), amount: toSar(amount) },
    })),
  };
}

/** What a comparison says of how its platforms differ; of other hours and places only where those were looked up. */
export function comparedFeesOf(
  comparison: Comparison,
  quantity: number,
): Pick<ComparedDish, "alike" | "differences" | "cheaperLater" | "elsewhere"> {
  const found = verdict(comparison);
  const { ranked } = comparison;
  const isClose = found.kind === "close" || found.kind === "same";
  // With fees that nobody told they may not cost the same.
  const alike = isClose && !ranked.some(isFeesUnknown) ? found.platforms : [];
  const differences = ranked.flatMap((cheaper, place) =>
    ranked.slice(place + 1).map((dearer) => differencesOf(dearer, cheaper, quantity)),
  );
  return { alike, differences, cheaperLater: [], elsewhere: null };
}

function differencesOf(
  dearer: RankedOffer,
  cheaper: RankedOffer,
  quantity: number,
): PartDifferences {
  const fee = (kind: "delivery" | "service" | "smallOrder") =>
    toSar(dearer.fees[kind] - cheaper.fees[kind]);
  return {
    dearer: dearer.platform,
    cheaper: cheaper.platform,
    total: toSar(dearer.total - cheaper.total),
    items: toSar((dearer.itemPrice - cheaper.itemPrice) * quantity),
    delivery: fee("delivery"),
    service: fee("service"),
    smallOrder: fee("smallOrder"),
    vat: toSar(dearer.vat - cheaper.vat),
  };
}
