import { useTranslation } from "react-i18next";
import { LevelName } from "~/features/prices/ui";
import { formatNumber } from "~/i18n/format";
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
  return (
    <div className="stack stack-tight">
      <div className="cluster">
        <img className="avatar" src={profile.avatar_url} alt="" width="64" height="64" />
        <div>
          <h2 id="standing">
            <bdi>{profile.display_name}</bdi>
          </h2>
          <p className="quiet">
            <bdi dir="ltr">@{profile.username}</bdi> · <LevelName slug={profile.trust_level.slug} />
          </p>
        </div>
      </div>
      <Figures
        figures={FIGURES.map((name) => {
          const known = name !== "accuracy_score" || isJudged;
          return {
            name,
            label: t(`standing.${name}`),
            value: known ? formatNumber(profile[name]) : null,
            missing: t("standing.notJudged"),
          };
        })}
      />
    </div>
  );
}
