import { useTranslation } from "react-i18next";
import type { FoundOrder } from "./found-order";

/** How many restaurants were found, and in which order they stand; nothing of one alone. */
export function FoundCount({ count, order }: { count: number; order: FoundOrder }) {
  const { t } = useTranslation("search");
  if (count < 2) return null;
  return (
    <p className="quiet">
      {t(order, { count })}
      {order !== "compared" && ` · ${t("ratedHint")}`}
    </p>
  );
}
