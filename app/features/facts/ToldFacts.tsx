import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Notice } from "~/ui/Notice";
import { HoursSection } from "./HoursSection";
import { OrderThere } from "./OrderThere";
import type { ShownFacts } from "./shown-facts.server";

interface ToldFactsProps extends ShownFacts {
  restaurantId: number;
  /** ms */
  now: number;
}

/** What people told of a restaurant, and the way to tell more. One that is closed has neither hours nor links. */
export function ToldFacts({ restaurantId, hours, links, closedAt, now }: ToldFactsProps) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const isClosed = closedAt !== null;
  return (
    <div className="stack">
      {isClosed && (
        <Notice kind="warning">
          <span suppressHydrationWarning>
            {t("closed", { date: formatDate(closedAt, language) })}
          </span>
        </Notice>
      )}
      {!isClosed && hours && <HoursSection week={hours} now={now} />}
      {!isClosed && links.length > 0 && <OrderThere links={links} />}
      <p>
        <Link to={`/restaurants/${restaurantId}/facts`} className="target-link">
          {t(isClosed ? "tell.openClosed" : "tell.open")}
        </Link>
      </p>
    </div>
  );
}
