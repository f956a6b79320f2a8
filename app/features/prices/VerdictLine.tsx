import { useTranslation } from "react-i18next";
import { formatList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import type { Comparison } from "./compare";
import { PLATFORMS } from "./platform";
import { usePlatformName } from "./platform-names";
import { type Verdict, verdict } from "./verdict";

/** What the rows come to, in a sentence, and which platforms have no price. */
export function VerdictLine({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const found = verdict(comparison);
  const warns = found.kind === "staleWinner" || found.kind === "allStale";
  const missing = PLATFORMS.filter(
    (platform) => !comparison.ranked.some((offer) => offer.platform === platform),
  );
  return (
    <div className="verdict" data-verdict={found.kind}>
      <p>
        {warns && <Icon name="triangle-alert" />}
        <span suppressHydrationWarning>
          <VerdictSentence verdict={found} />
        </span>
      </p>
      {missing.length > 0 && (
        <p className="quiet small" suppressHydrationWarning>
          {t("missing", { platforms: formatList(missing.map(nameOf), language) })}
        </p>
      )}
    </div>
  );
}

function VerdictSentence({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  const nameOf = usePlatformName();
  switch (verdict.kind) {
    case "allStale":
      return t("allStale");
    case "same":
      return t("same", { platforms: formatList(verdict.platforms.map(nameOf), language) });
    case "onlyOne":
    case "onlyRecent":
      return (
        <Sentence
          text={t(verdict.kind)}
          parts={{ platform: <bdi>{nameOf(verdict.platform)}</bdi> }}
        />
      );
    case "staleWinner":
      return (
        <Sentence
          text={t("staleWinner")}
          parts={{
            platform: <bdi>{nameOf(verdict.platform)}</bdi>,
            amount: <Amount halalas={verdict.halalas} />,
          }}
        />
      );
    case "save":
      return (
        <Sentence
          text={t("save")}
          parts={{
            amount: <Amount halalas={verdict.halalas} />,
            platform: <bdi>{nameOf(verdict.platform)}</bdi>,
            other: <bdi>{nameOf(verdict.other)}</bdi>,
          }}
        />
      );
  }
}
