import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/ui";
import { PriceRows, VerdictLine } from "~/features/prices/ui";
import { DAY_MS } from "~/i18n/days";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import type { ComparedDish } from "../tools/schema";
import { comparisonOf } from "./comparison";
import { useOwnChecks } from "./own-checks";

/** Prices in an answer older than this are said to be of that day. */
const FRESH_MS = DAY_MS;

interface ComparisonCardProps {
  compared: ComparedDish;
  /** Makes the heading's id unlike any other of the page. */
  id: string;
  /** When the prices were looked up, and now, ms. */
  at: number;
  now: number;
}

/** The receipt of one dish: what it costs on each platform, as it was when it was looked up. */
export function ComparisonCard({ compared, id, at, now }: ComparisonCardProps) {
  const { t } = useTranslation("chat");
  const language = useLanguage();
  const { restaurant, dish, quantity } = compared;
  const comparison = comparisonOf(compared, at);
  const ownChecks = useOwnChecks();
  return (
    <Card receipt labelledBy={id}>
      <header className="receipt-head">
        <h2 id={id}>
          <Link to={restaurant.link}>
            <Name ar={restaurant.name_ar} en={restaurant.name_en} />
          </Link>
        </h2>
        <p className="receipt-dish">
          <Link to={dish.link}>
            {quantity > 1 && <span className="times">{quantity} ×</span>}
            <Name ar={dish.name_ar} en={dish.name_en} />
            {dish.size && <SizeWord size={dish.size} />}
          </Link>
        </p>
        {now - at > FRESH_MS && (
          <p className="quiet small">{t("pricesOf", { date: formatDate(at, language) })}</p>
        )}
      </header>
      <PriceRows
        dishId={Number(dish.id)}
        comparison={comparison}
        ownChecks={ownChecks}
        quantity={quantity}
        now={now}
      />
      <VerdictLine comparison={comparison} />
    </Card>
  );
}
