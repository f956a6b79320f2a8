import { useTranslation } from "react-i18next";
import { formatBeforeNoun } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import type { Advice } from "./advice";
import { usePlatformName } from "./platform-names";

const ICON_OF = { good: "badge-check", near: "check", dear: "trending-up" } as const;

/** "Good time to order?" in a sentence. */
export function AdviceLine({ advice: { kind, platform, price, more, days } }: { advice: Advice }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const parts = {
    amount: <Amount halalas={price} />,
    platform: <bdi>{nameOf(platform)}</bdi>,
    more: <Amount halalas={more} />,
  };
  return (
    <li>
      <Icon name={ICON_OF[kind]} />
      <span>
        <strong>{t("advice.title")}</strong>{" "}
        <Sentence
          text={t(`advice.${kind}`, { days: formatBeforeNoun(days, language) })}
          parts={parts}
        />
      </span>
    </li>
  );
}
