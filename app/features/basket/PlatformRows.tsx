import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import type { Quote } from "~/features/fees";
import { barShares, bestOf, comparisonOf } from "~/features/prices";
import { OfferRow, VerdictLine } from "~/features/prices/ui";
import { formatList } from "~/i18n/format";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import type { BasketLine, RestaurantOrder } from "./basket.server";
import { asOffer } from "./shown";

interface PlatformRowsProps {
  order: RestaurantOrder;
  now: number;
}

/** What each platform asks for an order, cheapest first, then those that lack something; bars on one scale. `now` in ms. */
export function PlatformRows({ order: { comparison, lines }, now }: PlatformRowsProps) {
  const { t } = useTranslation("basket");
  const { t: prices } = useTranslation("prices");
  const quotes = [...comparison.ranked, ...comparison.notRanked];
  const compared = comparisonOf(comparison.ranked.map(asOffer));
  const best = compared && bestOf(compared)?.platform;
  const alone = lines.length === 1 ? lines[0]?.dishId : undefined;
  const shares = barShares(
    quotes.map(({ items, fees }) => ({
      ...{ items, vat: fees.vat, delivery: fees.delivery + fees.service + fees.smallOrder },
    })),
  );
  if (quotes.length === 0) return <p>{lines.length > 1 ? t("noPrices") : prices("none")}</p>;
  const noneHas = quotes.every(({ missing }) => missing.length > 0);
  return (
    <>
      <ol className="price-rows">
        {quotes.map((quote, at) => (
          <OfferRow
            key={quote.platform}
            dishId={quote.missing.length === 0 ? alone : undefined}
            offer={asOffer(quote)}
            quantity={1}
            shares={shares[at] ?? { items: 0, delivery: 0, vat: 0 }}
            award={
              quote.platform === best
                ? prices(compared?.winnerIsStale ? "cheapestRecent" : "cheapest")
                : null
            }
            items={t("dishes")}
            hints={["minimum"]}
            now={now}
          >
            <Missing quote={quote} lines={lines} />
          </OfferRow>
        ))}
      </ol>
      {compared ? (
        <VerdictLine
          comparison={compared}
          told={quotes.map(({ platform }) => platform)}
          whole={comparison.notRanked.length > 0}
        />
      ) : (
        <p className="verdict">{t(noneHas ? "noneHas" : "noneTakes")}</p>
      )}
    </>
  );
}

/** The dishes that a platform has no price for: its total is for the others. */
function Missing({ quote, lines }: { quote: Quote; lines: readonly BasketLine[] }) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const names = lines
    .filter(({ dishId }) => quote.missing.includes(dishId))
    .map(({ dish }) => nameFor(language, namesOfRow(dish)).text);
  if (names.length === 0) return null;
  return (
    <p className="fee-hint" data-hint="missing">
      <Icon name="triangle-alert" />
      {/* A browser may put a list in other words than the server. */}
      <span suppressHydrationWarning>{t("missing", { dishes: formatList(names, language) })}</span>
    </p>
  );
}
