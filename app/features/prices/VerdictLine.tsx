import { useTranslation } from "react-i18next";
import { formatList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import type { Comparison } from "./compare";
import { PLATFORMS, type Platform } from "./platform";
import { usePlatformName } from "./platform-names";
import { type Verdict, verdict } from "./verdict";

interface VerdictLineProps {
  comparison: Comparison;
  /** Platforms that are not in it for a reason that the page tells of itself. */
  told?: readonly Platform[];
  /** Whether it is of an order that not every platform shown takes as a whole: only those that do are in the comparison. */
  whole?: boolean;
}

/** What the rows come to, in a sentence, and which platforms have no price. */
export function VerdictLine({ comparison, told = [], whole = false }: VerdictLineProps) {
  const found = verdict(comparison);
  const warns = found.kind === "staleWinner" || found.kind === "allStale";
  const missing = PLATFORMS.filter(
    (platform) =>
      !told.includes(platform) && !comparison.ranked.some((offer) => offer.platform === platform),
  );
  return (
    <div className="verdict" data-verdict={found.kind}>
      <p>
        {warns && <Icon name="triangle-alert" />}
        <span>
          <VerdictSentence verdict={found} whole={whole} />
        </span>
      </p>
      {missing.length > 0 && (
        <p className="quiet small">
          <span>
            <OfPlatforms sentence="missing" platforms={missing} />
          </span>
        </p>
      )}
    </div>
  );
}

interface OfPlatformsProps {
  sentence: "close" | "feesUnknown" | "missing" | "same";
  platforms: readonly Platform[];
}

/** A sentence about several platforms, in a row. Browsers may put a list in other words than the server. */
function OfPlatforms({ sentence, platforms }: OfPlatformsProps) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const names = formatList(platforms.map(nameOf), language);
  return (
    <Sentence
      text={t(sentence, { platforms: "<platforms/>" })}
      parts={{ platforms: <bdi suppressHydrationWarning>{names}</bdi> }}
    />
  );
}

function VerdictSentence({ verdict, whole }: { verdict: Verdict; whole: boolean }) {
  const { t } = useTranslation("prices");
  if (!("platforms" in verdict))
    return (
      <OfOne
        text={whole && !("other" in verdict) ? t(`whole.${verdict.kind}`) : t(verdict.kind)}
        {...verdict}
      />
    );
  const dearer = "dearer" in verdict && verdict.dearer;
  return (
    <>
      <OfPlatforms sentence={verdict.kind} platforms={verdict.platforms} />{" "}
      {dearer && <OfOne text={t("dearer")} {...dearer} />}
    </>
  );
}

interface OfOneProps {
  text: string;
  platform?: Platform;
  other?: Platform;
  halalas?: number;
}

/** A sentence about one platform, what it is set against, and an amount; a sentence names what it needs of them. */
function OfOne({ text, platform, other, halalas = 0 }: OfOneProps) {
  const nameOf = usePlatformName();
  return (
    <Sentence
      text={text}
      parts={{
        platform: <bdi>{platform && nameOf(platform)}</bdi>,
        other: <bdi>{other && nameOf(other)}</bdi>,
        amount: <Amount halalas={halalas} />,
      }}
    />
  );
}
