import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Figures } from "~/ui/Figures";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { ActList } from "./ActList";
import type { ModerationAct } from "./queries.server";

interface AccountPageProps {
  account: { username: string; role: string; created_at: number; suspended_at: number | null };
  /** How many of their prices are in each state. */
  prices: Record<"accepted" | "rejected" | "waiting", number>;
  acts: ModerationAct[];
  draft: Draft | null;
}

/** An account for moderators: what they need to know before they suspend or restore it. */
export function AccountPage({ account, prices, acts, draft }: AccountPageProps) {
  const { t } = useTranslation(["moderation", "accounts"]);
  const language = useLanguage();
  const suspended = account.suspended_at;
  const act = suspended === null ? "suspend" : "restore";
  const error = draft?.errors.reason && t("person.reasonMissing");
  return (
    <Page narrow title={t("person.title", { username: account.username })}>
      {error && (
        <ErrorSummary
          title={t("accounts:problem")}
          errors={[{ fieldId: "reason", message: error }]}
        />
      )}
      {suspended !== null && (
        <Notice kind="warning">
          {t("person.suspended", { date: formatDate(suspended, language) })}
        </Notice>
      )}
      <Figures
        figures={[
          {
            name: "joined",
            label: t("person.joined"),
            value: formatDate(account.created_at, language),
          },
          ...(["accepted", "rejected", "waiting"] as const).map((state) => ({
            name: state,
            label: t(`person.${state}`),
            value: String(prices[state]),
          })),
        ]}
      />
      {account.role === "moderator" ? (
        <p>{t("person.moderator")}</p>
      ) : (
        <Form method="post" className="stack" aria-labelledby="decide">
          <h2 id="decide">{t(`person.${act}`)}</h2>
          <p>{t(`person.${act}Lead`)}</p>
          <TextArea
            id="reason"
            name="reason"
            key={acts.length}
            label={t("person.reason")}
            hint={t("person.reasonHint")}
            defaultValue={draft?.values.reason}
            error={error}
          />
          <SubmitButton name="act" value={act}>
            {t(`person.${act}`)}
          </SubmitButton>
        </Form>
      )}
      <section className="stack" aria-labelledby="acts">
        <h2 id="acts">{t("home.acts")}</h2>
        <ActList acts={acts} />
      </section>
      <LinkButton quiet to="/moderate">
        {t("home.title")}
      </LinkButton>
    </Page>
  );
}
