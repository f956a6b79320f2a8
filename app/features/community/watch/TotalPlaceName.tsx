import { useTranslation } from "react-i18next";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { TotalPlace } from "./queries.server";

/** Where a total is for. */
export function TotalPlaceName({ place: { area_ar: ar, area_en: en } }: { place: TotalPlace }) {
  const { t } = useTranslation("destination");
  if (ar === null && en === null) return t("city");
  return <Sentence text={t("to")} parts={{ place: <Name ar={ar} en={en} /> }} />;
}
