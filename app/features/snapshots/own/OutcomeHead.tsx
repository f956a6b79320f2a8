import { useTranslation } from "react-i18next";
import { DishName } from "~/features/catalogue/ui";
import { isPlatform } from "~/features/prices";
import { PlatformName } from "~/features/prices/ui";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import type { SubmissionOutcome } from "../review/outcome.server";

/** What was sent, in two lines: the dish, then where, how much and when. */
export function OutcomeHead({ outcome }: { outcome: SubmissionOutcome }) {
  const { t } = useTranslation("outcomes");
  const language = useLanguage();
  const { dish, platform, total, observedAt } = outcome;
  return (
    <div>
      <p>{dish ? <DishName dish={dish} /> : t("own.dishGone")}</p>
      <p className="cluster quiet small">
        {isPlatform(platform) && <PlatformName platform={platform} />}
        {total !== null && <Amount halalas={total} />}
        <span>{formatDate(observedAt, language)}</span>
      </p>
    </div>
  );
}
