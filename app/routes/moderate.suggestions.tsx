import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import {
  countSuggestions,
  listSuggestions,
} from "~/features/moderation/suggestions/queries.server";
import { SuggestionQueue } from "~/features/moderation/suggestions/SuggestionQueue";
import { SUGGESTION_STATES } from "~/features/moderation/suggestions/states";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const params = new URL(request.url).searchParams;
  const state = SUGGESTION_STATES.find((known) => known === params.get("state")) ?? "queued";
  const offset = Math.min(Math.max(0, Math.trunc(Number(params.get("offset"))) || 0), 1_000_000);
  const counts = await countSuggestions(db);
  const t = await translatorOf(request, "moderation");
  return {
    title: t("title"),
    state,
    counts: SUGGESTION_STATES.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    ...(await listSuggestions(db, { state, offset })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateSuggestions() {
  return <SuggestionQueue {...useLoaderData<typeof loader>()} />;
}
