import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { StateTabs } from "~/ui/StateTabs";
import { OutcomeHead } from "../own/OutcomeHead";
import type { QueueState } from "./queries.server";
import type { QueueLine } from "./queue-page.server";

interface QueuePageProps {
  state: QueueState;
  counts: { name: QueueState; count: number }[];
  lines: QueueLine[];
  /** Where the next page begins; null on the last. */
  next: number | null;
  /** What the moderator has just decided. */
  done: "accepted" | "rejected" | null;
}

/** What people have photographed, for those who look at what the rules could not decide. */
export function QueuePage({ state, counts, lines, next, done }: QueuePageProps) {
  const { t } = useTranslation(["moderation", "outcomes"]);
  return (
    <Page narrow title={t("queue.title")}>
      {done && <Notice kind="good">{t(`queue.done.${done}`)}</Notice>}
      <StateTabs
        label={t("queue.states")}
        state={state}
        counts={counts}
        wordOf={(name) => t(`state.${name}`)}
      />
      {lines.length === 0 && <p>{t("queue.empty")}</p>}
      <ul className="stack">
        {lines.map(({ id, username, own, outcome }) => (
          <li key={id}>
            <Link className="card card-link" to={`/moderate/snapshots/${id}`}>
              <OutcomeHead outcome={outcome} />
              <span className="quiet small block">
                {own ? t("queue.own") : <bdi dir="ltr">@{username}</bdi>}
                {outcome.reasons.map((reason) => (
                  <span key={reason}> · {t(`outcomes:reason.${reason}`)}</span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <LinkButton quiet to={`?state=${state}&offset=${next}`}>
          {t("queue.next")}
        </LinkButton>
      )}
    </Page>
  );
}
