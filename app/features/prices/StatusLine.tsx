import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAge } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import type { RankedOffer } from "./compare";
import type { Status } from "./status";
import { WhyLink } from "./WhyLink";

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

/** A status that leads to what it means. Not for lines that are a link as a whole: the end of every page leads there too. */
export function StatusLink({ status }: { status: Status }) {
  return (
    <Link to={`/help#${status}`} className="status-link">
      <StatusWord status={status} />
    </Link>
  );
}

type ShownStatus = Pick<RankedOffer, "status" | "newestSupportAt">;

/** How far a price can be relied on, where there is little room: status and age. `now` in ms. */
export function StatusBrief({ offer, now }: { offer: ShownStatus; now: number }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  return (
    <span className="status-brief">
      <StatusWord status={offer.status} />
      <time dateTime={new Date(offer.newestSupportAt).toISOString()} suppressHydrationWarning>
        {t("seen", { age: formatAge(offer.newestSupportAt, now, language) })}
      </time>
    </span>
  );
}

export interface StatusLineProps {
  /** Whose price it is; absent for what several dishes come to. */
  dishId?: number;
  offer: RankedOffer;
  now: number;
}

/** How far a price can be relied on: status, confidence and age, and a way to why. `now` in ms. */
export function StatusLine({ dishId, offer, now }: StatusLineProps) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  return (
    <p className="status-line">
      <StatusLink status={offer.status} />
      <span>{t(`confidence.${offer.confidence}`)}</span>
      {/* A browser may put a time in other words than the server: no reason to throw its page away. */}
      <time dateTime={new Date(offer.newestSupportAt).toISOString()} suppressHydrationWarning>
        {t("seen", { age: formatAge(offer.newestSupportAt, now, language) })}
      </time>
      {dishId !== undefined && <WhyLink dishId={dishId} platform={offer.platform} />}
    </p>
  );
}
