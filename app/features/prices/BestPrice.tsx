import { Amount } from "~/ui/Amount";
import type { BestOffer } from "./best-offer";
import { PlatformName } from "./PlatformName";
import { StatusBrief } from "./StatusLine";

/** The end of a line in a list of dishes: the least one costs, where, and how far that holds. `now` in ms. */
export function BestPrice({ best, now }: { best: BestOffer; now: number }) {
  return (
    <span className="best-price">
      <span className="best-total">
        <Amount large halalas={best.total} />
      </span>
      <span className="best-where">
        <PlatformName platform={best.platform} />
        <StatusBrief offer={best} now={now} />
      </span>
    </span>
  );
}
