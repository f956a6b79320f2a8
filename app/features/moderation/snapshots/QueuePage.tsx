import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OutcomeHead } from "~/features/snapshots/ui";
import { Notice } from "~/ui/Notice";
import { type QueueShown, ReviewQueue } from "../ReviewQueue";
import type { QueueState } from "./queries.server";
import type { QueueLine } from "./queue-page.server";

interface QueuePageProps extends QueueShown<QueueState> {
  lines: QueueLine[];
  /** What the moderator has just decided. */
  done: "accepted" | "rejected" | null;
}

/** What people have photographed, for those who look at what the rules could not decide. */
export function QueuePage({ lines, done, ...queue }: QueuePageProps) {
  const { t } = useTranslation(["moderation", "outcomes"]);
  return (
    <ReviewQueue
      title={t("queue.title")}
      queue={queue}
      wordOf={(name) => t(`state.${name}`)}
      notice={done && <Notice kind="good">{t(`queue.done.${done}`)}</Notice>}
    >
      {lines.length > 0 ? (
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
      ) : null}
    </ReviewQueue>
  );
}
