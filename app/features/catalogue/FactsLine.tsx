import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { TwoNames } from "~/i18n/name";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { cuisinePath } from "./paths";
import { Rating } from "./Rating";
import { isCuisine } from "./schema";

interface FactsLineProps {
  cuisine: string | null;
  rating: number | null;
  /** The neighbourhoods, the one that matters first. */
  areas: readonly TwoNames[];
  /** Whether the cuisine leads to the others that cook it. */
  linked?: boolean;
}

/** Neighbourhoods named before "and 3 more". */
const NAMED = 2;

/** What a restaurant cooks, how it is rated and where it is, in one quiet line. */
export function FactsLine({ cuisine, rating, areas, linked }: FactsLineProps) {
  const { t } = useTranslation("catalogue");
  const more = areas.length - NAMED;
  return (
    <p className="facts-line">
      {isCuisine(cuisine) &&
        (linked ? (
          <Link to={cuisinePath(cuisine)} className="target-link">
            {t(`cuisine.${cuisine}`)}
          </Link>
        ) : (
          <span>{t(`cuisine.${cuisine}`)}</span>
        ))}
      {rating !== null && <Rating rating={rating} />}
      {areas.length > 0 && (
        <span className="facts-areas">
          <Icon name="map-pin" />
          {areas.slice(0, NAMED).map((area, place) => (
            <span key={area.ar ?? area.en}>
              <Name {...area} />
              {place < Math.min(NAMED, areas.length) - 1 && t("comma")}
            </span>
          ))}
          {more > 0 && <span>{t("moreAreas", { count: more })}</span>}
        </span>
      )}
    </p>
  );
}
