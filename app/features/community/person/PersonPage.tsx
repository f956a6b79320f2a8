import { useTranslation } from "react-i18next";
import { LevelName } from "~/features/prices/ui";
import { formatNumber } from "~/i18n/format";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Figures } from "~/ui/Figures";
import { Page } from "~/ui/Page";
import type { PublicProfile } from "./public-profile.server";

const FIGURES = ["contribution_count", "points_balance", "accuracy_score", "streak_days"] as const;

/** What everybody may see of a contributor. */
export function PersonPage({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation("community");
  return (
    <Page
      narrow
      title={<bdi>{profile.display_name}</bdi>}
      drawing={<img className="avatar" src={profile.avatar_url} alt="" width="64" height="64" />}
      lead={
        <>
          <bdi dir="ltr">@{profile.username}</bdi> · <LevelName slug={profile.trust_level.slug} />
        </>
      }
    >
      {profile.bio && (
        <p className="written" dir="auto">
          {profile.bio}
        </p>
      )}
      {profile.area && (
        <p>
          {t("person.area")} <bdi lang="ar">{profile.area}</bdi>
        </p>
      )}
      <Card labelledBy="figures">
        <h2 id="figures">{t("person.figures")}</h2>
        <Figures
          figures={FIGURES.map((name) => {
            const value = profile[name];
            return {
              name,
              label: t(`person.${name}`),
              value: value === null ? null : formatNumber(value),
              missing: t("person.notJudged"),
            };
          })}
        />
      </Card>
      <p>
        <LinkButton quiet to="/leaderboard">
          {t("board.title")}
        </LinkButton>
      </p>
    </Page>
  );
}
