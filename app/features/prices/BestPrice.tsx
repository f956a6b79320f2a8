import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import type { BestOffer } from "./best-offer";
import { PlatformName } from "./PlatformName";
import { StatusBrief } from "./StatusLine";
import { WhyLink } from "./WhyLink";

interface BestPriceProps {
  /** Whose price it is; absent for what several dishes come to. */
  dishId?: number;
  best: BestOffer;
  now: number;
}

/** The end of a line in a list of dishes: the least one costs, where, and how far that holds, which leads to why. `now` in ms. */
export function BestPrice({ dishId, best, now }: BestPriceProps) {
  const { t } = useTranslation("prices");
  const status = <StatusBrief offer={best} now={now} />;
  return (
    <span className="best-price">
      <span className="best-total">
        <Amount large halalas={best.total} />
      </span>
      <span className="best-where">
        <PlatformName platform={best.platform} />
        {best.withoutFees && <span>{t("withoutFees")}</span>}
        {dishId === undefined ? (
          status
        ) : (
          <WhyLink dishId={dishId} platform={best.platform}>
            {status}
          </WhyLink>
        )}
      </span>
    </span>
  );
}
