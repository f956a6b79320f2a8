import { useTranslation } from "react-i18next";
import { formatNumber } from "~/i18n/format";
import { Icon } from "~/ui/Icon";

/** A rating from 0 to 5: a star and the figure, and the whole sentence for a screen reader. */
export function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation("catalogue");
  const figure = formatNumber(rating);
  return (
    <span className="rating">
      <Icon name="star" />
      <span aria-hidden="true">{figure}</span>
      <span className="visually-hidden">{t("rating", { rating: figure })}</span>
    </span>
  );
}
