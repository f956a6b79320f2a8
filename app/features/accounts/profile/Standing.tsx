import { useTranslation } from "react-i18next";
import { formatNumber } from "~/i18n/format";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import type { ProfileAnswer } from "./schema";

const FIGURES = [
  "contribution_count",
  "points_balance",
  "trust_score",
  "accuracy_score",
  "streak_days",
] as const;

/** Where a person stands among contributors. */
export function Standing({ profile }: Pick<ProfileAnswer, "profile">) {
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
      <dl className="figures">
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`standing.${name}`)}</dt>
            <dd className="figure">{formatNumber(profile[name], language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
