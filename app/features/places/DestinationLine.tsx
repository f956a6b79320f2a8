import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { Destination } from "./destination";

interface DestinationLineProps {
  destination: Destination;
  /** Whether the page itself asks where: then there is no other way to change it. */
  asked?: boolean;
  /** Where to come back to once it is changed; this address if absent. */
  returnTo?: string;
}

/** Where and when the totals of this page are for, with the way to change it. */
export function DestinationLine({ destination, asked = false, returnTo }: DestinationLineProps) {
  const { t } = useTranslation("destination");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { neighbourhood, at } = destination;
  const back = new URLSearchParams({ back: returnTo ?? pathname + search });
  return (
    <p className="destination-line">
      <Icon name="map-pin" />
      <span>
        {neighbourhood ? (
          <Sentence
            text={t("to")}
            parts={{ place: <Name ar={neighbourhood.name_ar} en={neighbourhood.name_en} /> }}
          />
        ) : (
          t("city")
        )}
      </span>
      {/* What is typical of the city is so at any hour. */}
      {(neighbourhood || at !== null) && (
        <>
          <span aria-hidden="true">·</span>
          <span suppressHydrationWarning>
            {at === null ? t("now") : formatMoment(at, language)}
          </span>
        </>
      )}
      {!asked && (
        <Link to={`/destination?${back}`} className="target-link" rel="nofollow">
          {t(neighbourhood ? "change" : "choose")}
        </Link>
      )}
    </p>
  );
}
