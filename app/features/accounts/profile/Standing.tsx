import { useTranslation } from "react-i18next";
import { formatNumber } from "~/i18n/format";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { Figures } from "~/ui/Figures";
import type { ProfileAnswer } from "./schema";

const FIGURES = [
  "contribution_count",
  "points_balance",
  "trust_score",
  "accuracy_score",
  "streak_days",
] as const;

interface StandingProps extends Pick<ProfileAnswer, "profile"> {
  /** Whether anybody has judged their work, so that there is an accuracy. */
  isJudged: boolean;
}

/** Where a person stands among contributors. */
export function Standing({ profile, isJudged }: StandingProps) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const level = profile.trust_level;
  const { names } = LANGUAGES[language];
  return (
    <div className="stack stack-tight">
      <div className="cluster">
        <img className="avatar" src={profile.avatar_url} alt="" width="64" height="64" />
        <div>
          <h2 id="standing">
            <bdi>{profile.display_name}</bdi>
          </h2>
          <p className="quiet">
            <bdi dir="ltr">@{profile.username}</bdi> · <span aria-hidden="true">{level.icon}</span>{" "}
            <span lang={names}>{names === "ar" ? level.name_ar : level.name_en}</span>
          </p>
        </div>
      </div>
      <Figures
        figures={FIGURES.map((name) => {
          const known = name !== "accuracy_score" || isJudged;
          return {
            name,
            label: t(`standing.${name}`),
            value: known ? formatNumber(profile[name], language) : null,
            missing: t("standing.notJudged"),
          };
        })}
      />
    </div>
  );
}
