import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { QueuePage } from "~/features/moderation/snapshots/QueuePage";
import { QUEUE_STATES, queuePage } from "~/features/moderation/snapshots/queue-page.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { i18n: ["moderation", "outcomes", "catalogue"] };

/** What may have been decided just now. */
const DECISIONS = ["accepted", "rejected"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const params = new URL(request.url).searchParams;
  const state = QUEUE_STATES.find((known) => known === params.get("state")) ?? "waiting";
  const offset = Math.min(Math.max(0, Math.trunc(Number(params.get("offset"))) || 0), 1_000_000);
  const t = await translatorOf(request, "moderation");
  const done = DECISIONS.find((known) => known === params.get("done")) ?? null;
  const page = await queuePage(db, { state, offset, moderatorId: moderator.id });
  return { title: t("queue.title"), page: { ...page, done } };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateSnapshots() {
  return <QueuePage {...useLoaderData<typeof loader>().page} />;
}
