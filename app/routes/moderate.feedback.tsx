import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { countByState, listQueue } from "~/features/feedback/queries.server";
import { STATES } from "~/features/feedback/state";
import { Queue } from "~/features/moderation/feedback/Queue";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["feedback", "moderation"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const params = new URL(request.url).searchParams;
  const state = STATES.find((known) => known === params.get("state")) ?? "new";
  const offset = Math.min(Math.max(0, Math.trunc(Number(params.get("offset"))) || 0), 1_000_000);
  const counts = await countByState(db);
  const t = await translatorOf(request, "feedback");
  return {
    title: t("queue.title"),
    state,
    counts: STATES.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    ...(await listQueue(db, { state, offset })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateFeedback() {
  return <Queue {...useLoaderData<typeof loader>()} />;
}
