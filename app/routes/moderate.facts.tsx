import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue";
import { decideFact, undoFactAct } from "~/features/moderation/facts/decide-fact.server";
import { FactQueue } from "~/features/moderation/facts/FactQueue";
import { countFacts } from "~/features/moderation/facts/fact-queries.server";
import { factsPage } from "~/features/moderation/facts/facts-page.server";
import { FACT_STATES, FACT_VERDICTS } from "~/features/moderation/facts/states";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["facts", "moderation", "prices"] };

const stateIn = (params: URLSearchParams) =>
  FACT_STATES.find((known) => known === params.get("state")) ?? "waiting";

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const { id: moderatorId } = await requireModerator(db, request);
  const params = new URL(request.url).searchParams;
  const state = stateIn(params);
  const offset = Math.min(Math.max(0, Math.trunc(Number(params.get("offset"))) || 0), 1_000_000);
  const counts = await countFacts(db);
  const t = await translatorOf(request, "facts");
  return {
    title: t("queue.title"),
    state,
    counts: FACT_STATES.map((name) => ({ name, count: counts[name] })),
    note: (["done", "own"] as const).find((known) => known === params.get("note")) ?? null,
    ...(await factsPage(db, { state, offset, moderatorId })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const { id: moderatorId } = await requireModerator(db, request);
  const form = await readForm(request);
  const id = idFrom(textField(form, "id")) ?? 0;
  const judge = { moderatorId, now: Date.now() };
  const act = textField(form, "act");
  const verdict = FACT_VERDICTS.find((known) => known === act);
  if (!verdict && act !== "undo") throw new Response(null, { status: 400 });
  const outcome = verdict
    ? await decideFact(db, { id, verdict }, judge)
    : await undoFactAct(db, id, judge);
  if (outcome === "missing") throw new Response(null, { status: 404 });
  if (outcome === null) logEvent("authz_admin", request, { user: moderatorId, fact: id, act });
  const state = stateIn(new URL(request.url).searchParams);
  return redirect(`/moderate/facts?state=${state}&note=${outcome ?? "done"}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateFacts() {
  return <FactQueue {...useLoaderData<typeof loader>()} />;
}
