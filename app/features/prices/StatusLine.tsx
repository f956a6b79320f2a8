import { useTranslation } from "react-i18next";
import { formatAge } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import type { RankedOffer } from "./compare";
import type { Status } from "./status";

const ICON_OF = {
  verified: "badge-check",
  unverified: "circle-dashed",
  stale: "clock",
} as const satisfies Record<Status, string>;

/** The status word with its icon; colour only repeats it. */
export function StatusWord({ status }: { status: Status }) {
  const { t } = useTranslation("prices");
  return (
    <span className="status" data-status={status}>
      <Icon name={ICON_OF[status]} />
      {t(`status.${status}`)}
    </span>
  );
}

/** How far a price can be relied on: status, confidence and age. `now` in ms. */
export function StatusLine({ offer, now }: { offer: RankedOffer; now: number }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  return (
    <p className="status-line">
      <StatusWord status={offer.status} />
      <span>{t(`confidence.${offer.confidence}`)}</span>
      <time dateTime={new Date(offer.newestSupportAt).toISOString()}>
        {t("seen", { age: formatAge(offer.newestSupportAt, now, language) })}
      </time>
    </p>
  );
}
