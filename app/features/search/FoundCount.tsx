import { useTranslation } from "react-i18next";
import type { SearchMatch, SearchResult } from "./schema";

/** How many restaurants were found, and in which order they stand; nothing of one alone. */
export function FoundCount({ result }: { result: Pick<SearchResult, "matches" | "understood"> }) {
  const { t } = useTranslation("search");
  const { matches, understood } = result;
  const count = matches.length;
  if (count < 2) return null;
  if (!understood.cuisine && isCheapestFirst(matches))
    return <p className="quiet">{t("compared", { count })}</p>;
  return (
    <p className="quiet">
      {t(understood.cuisine ? "rated" : "found", { count })} · {t("ratedHint")}
    </p>
  );
}

/** Restaurants that share a name come by how well it fits what was asked, whatever their dishes cost. */
function isCheapestFirst(matches: readonly SearchMatch[]): boolean {
  const totals = matches.map(({ comparison }) => comparison.ranked[0]?.total ?? 0);
  return totals.every((total, at) => at === 0 || total >= (totals[at - 1] ?? 0));
}
