import type { BarShares } from "./bar-shares";
import type { Platform } from "./platform";

const PARTS = ["items", "delivery", "vat"] as const;

/** A total as a length: item solid, delivery striped, VAT pale. The amounts stand beside it in words. */
export function PriceBar({ platform, shares }: { platform: Platform; shares: BarShares }) {
  return (
    <div className="bar" data-platform={platform} aria-hidden="true">
      {PARTS.map((part) =>
        shares[part] > 0 ? (
          // Its length is an attribute: the content policy takes no style attributes.
          <svg key={part} className={`bar-part bar-${part}`} width={`${shares[part]}%`} />
        ) : null,
      )}
    </div>
  );
}
