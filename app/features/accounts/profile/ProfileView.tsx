import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Draft, isWhole } from "~/features/forms";
import { LevelProgress } from "~/features/trust/ui";
import { Button, LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Identities } from "./Identities";
import { PictureForm } from "./PictureForm";
import { ProfileForm } from "./ProfileForm";
import type { ProfilePage } from "./profile-page.server";
import { Standing } from "./Standing";

interface ProfileViewProps extends ProfilePage {
  /** What was refused, or typed before one had to sign in again. */
  draft: Draft | null;
  note: "saved" | "picture" | "picture_removed" | "linked" | "unlinked" | "proved" | null;
  problem:
    | "picture_unreadable"
    | "picture_large"
    | "picture_huge"
    | "picture_busy"
    | "picture_often"
    | "taken"
    | "identity"
    | "last_way"
    | "export_often"
    | null;
}

/** One's own profile: where one stands, what others see, and what one may do with the account. */
export function ProfileView(page: ProfileViewProps) {
  const { t } = useTranslation("accounts");
  const { profile } = page;
  return (
    <Page narrow title={t("profile.title")} lead={t("profile.lead")}>
      {page.note && !page.draft && <Notice kind="good">{t(`profile.note.${page.note}`)}</Notice>}
      {(page.note === "linked" || page.note === "unlinked") && (
        <form action="/profile/devices" method="post" className="cluster">
          <span>{t("account.endOthers")}</span>
          <Button quiet>{t("devices.endOthers")}</Button>
        </form>
      )}
      {page.problem && <Notice kind="error">{t(`profile.problem.${page.problem}`)}</Notice>}
      {page.draft && isWhole(page.draft) && <Notice>{t("draft")}</Notice>}
      <Card labelledBy="standing">
        <Standing profile={profile} isJudged={page.isJudged} />
      </Card>
      <LevelProgress progress={page.progress} />
      <ProfileForm {...page} />
      <PictureForm src={profile.avatar_url} hasPicture={page.hasPicture} />
      <section className="stack stack-tight" aria-labelledby="account">
        <h2 id="account">{t("account.title")}</h2>
        {page.phone && (
          <p>
            {t("account.phone")}{" "}
            <bdi className="unbroken" dir="ltr">
              {page.phone}
            </bdi>
          </p>
        )}
        <Identities {...page} />
        <p className="cluster">
          {page.preferences.show_public_profile && (
            <LinkButton quiet to={`/u/${profile.username}`}>
              {t("account.publicPage")}
            </LinkButton>
          )}
          <LinkButton quiet to="/profile/watches">
            {t("account.watches")}
          </LinkButton>
          <LinkButton quiet to="/profile/devices">
            {t("devices.title")}
          </LinkButton>
          <a id="export" className="button button-quiet" href="/profile/export">
            {t("account.export")}
          </a>
          <LinkButton quiet to="/contributions">
            {t("account.contributions")}
          </LinkButton>
          <LinkButton quiet to="/feedback">
            {t("account.feedback")}
          </LinkButton>
          <LinkButton quiet to="/profile/memory">
            {t("account.memory")}
          </LinkButton>
          {page.isModerator && (
            <LinkButton quiet to="/moderate">
              {t("account.moderate")}
            </LinkButton>
          )}
        </p>
        <form action="/logout" method="post">
          <Button quiet>{t("account.signOut")}</Button>
        </form>
        <p>
          <Link to="/profile/delete">{t("delete.title")}</Link>
        </p>
      </section>
    </Page>
  );
}
