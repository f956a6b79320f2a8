import { useTranslation } from "react-i18next";
import type { FoundOrder } from "./found-order";
import { MOST_MATCHES } from "./most-matches";

/**
 * How many restaurants are shown, in which order they stand, and that more may have been found where there is room for no
 * more; nothing of one alone.
 */
export function FoundCount({ count, order }: { count: number; order: FoundOrder }) {
  const { t } = useTranslation("search");
  if (count < 2) return null;
  return (
    <p className="quiet">
      {t(order, { count })}
      {order !== "compared" && ` · ${t("ratedHint")}`}
      {count >= MOST_MATCHES && ` · ${t("mostShown", { most: MOST_MATCHES })}`}
    </p>
  );
}
