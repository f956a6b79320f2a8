import { useTranslation } from "react-i18next";
import { formatDistance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { MOST_PLACES } from "./limits";

/** How many places were found within a radius (metres). An answer that is full may not hold all there are. */
export function PlaceCount({ count, radius }: { count: number; radius: number }) {
  const { t } = useTranslation("places");
  const within = formatDistance(radius, useLanguage());
  return count < MOST_PLACES
    ? t("count", { count, radius: within })
    : t("countLeast", { most: count, radius: within });
}
