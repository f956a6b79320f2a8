import { useTranslation } from "react-i18next";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";
import type { RankedOffer } from "./compare";
import { isRange } from "./verdict";

/** From what to what a total usually is; nothing where it is about the same each time. */
export function RangeLine({ high, low }: Pick<RankedOffer, "low" | "high">) {
  const { t } = useTranslation("prices");
  if (!isRange({ low, high })) return null;
  return (
    <p className="price-range">
      <Sentence
        text={t("range")}
        parts={{ low: <Amount halalas={low} />, high: <Amount halalas={high} /> }}
      />
    </p>
  );
}
