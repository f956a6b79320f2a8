import { useTranslation } from "react-i18next";
import { formatMoment } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { DestinationResult } from "../tools/fee-schema";

/** Where and when the totals of the cards under it are for; nothing for those that were looked up before that was asked. */
export function CardDestination({ destination }: { destination: DestinationResult | undefined }) {
  const { t } = useTranslation("destination");
  const language = useLanguage();
  if (!destination) return null;
  const { area, at } = destination;
  return (
    <p className="destination-line quiet small">
      <Icon name="map-pin" />
      <span>
        {area ? (
          <Sentence
            text={t("to")}
            parts={{ place: <Name ar={area.name_ar} en={area.name_en} /> }}
          />
        ) : (
          t("city")
        )}
      </span>
      {at !== null && (
        <>
          <span aria-hidden="true">·</span>
          <span suppressHydrationWarning>{formatMoment(Date.parse(at), language)}</span>
        </>
      )}
    </p>
  );
}
