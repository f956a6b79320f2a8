import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue";
import { undoAct } from "~/features/moderation/catalogue/undo.server";
import { ChainQueue } from "~/features/moderation/chains/ChainQueue";
import { chainsPage } from "~/features/moderation/chains/chains-page.server";
import { type ChainsDecided, decideChains } from "~/features/moderation/chains/decide-chain.server";
import { countDecided, countWaitingPairs } from "~/features/moderation/chains/queries.server";
import { CHAIN_NOTES, CHAIN_STATES, CHAIN_VERDICTS } from "~/features/moderation/chains/states";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "catalogue"] };

const stateIn = (params: URLSearchParams) =>
  CHAIN_STATES.find((known) => known === params.get("state")) ?? "waiting";

const offsetIn = (params: URLSearchParams) =>
  Math.min(Math.max(0, Math.trunc(Number(params.get("offset"))) || 0), 1_000_000);

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const params = new URL(request.url).searchParams;
  const state = stateIn(params);
  const language = await languageOf(request);
  const t = await translatorOf(request, "moderation");
  const counts = {
    waiting: Number((await countWaitingPairs(db)).count),
    decided: await countDecided(db),
  };
  return {
    title: t("chains.title"),
    state,
    counts: CHAIN_STATES.map((name) => ({ name, count: counts[name] })),
    note: CHAIN_NOTES.find((known) => known === params.get("note")) ?? null,
    told: toldIn(params),
    ...(await chainsPage(db, { state, offset: offsetIn(params), language })),
  };
}

/** Pairs decided about at once: a page of them, and as many as a page may grow to. */
const MOST_PAIRS = 50;

/** Decides about a pair or several, or takes that back, and comes back to where the moderator was. */
export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const { id: moderator } = await requireModerator(db, request);
  const form = await readForm(request);
  const act = textField(form, "act");
  const verdict = CHAIN_VERDICTS.find((known) => known === act);
  if (!verdict && act !== "undo") throw new Response(null, { status: 400 });
  const ids = form.getAll(verdict ? "id" : "undoes").map((value) => idFrom(String(value)) ?? 0);
  if (ids.length > MOST_PAIRS) throw new Response(null, { status: 400 });
  const by = { actorId: moderator, reason: "", now: Date.now() };
  const to = new URLSearchParams({ state: stateIn(new URL(request.url).searchParams) });
  const log = (done: readonly number[]) =>
    logEvent("authz_admin", request, { user: moderator, chain: done.join(" "), act });
  if (verdict) {
    const decided = await decideChains(db, { ids, verdict }, by);
    if (decided.done.length > 0) log(decided.done);
    tell(to, decided);
  } else {
    const outcome = await undoAct(db, ids[0] ?? 0, by);
    if (outcome === "not_found") throw new Response(null, { status: 404 });
    if (outcome === null) log(ids);
    to.set("note", outcome === null ? "done" : "later");
  }
  return redirect(`/moderate/chains?${to}`, 303);
}

/** Puts in an address what became of the pairs: how many were done and how many refused, where both happened. */
function tell(to: URLSearchParams, { done, closed, missing }: ChainsDecided): void {
  const refused = closed.length + missing.length;
  if (done.length === 0 && missing.length > 0 && closed.length === 0)
    throw new Response(null, { status: 404 });
  to.set("note", closed.length > 0 ? "closed" : done.length > 0 ? "decided" : "none");
  if (done.length + refused === 1 || refused === 0) return;
  to.set("done", String(done.length));
  to.set("refused", String(refused));
}

/** The same read back; null where all were done, or it was one. */
function toldIn(params: URLSearchParams): { done: number; refused: number } | null {
  const [done = 0, refused = 0] = ["done", "refused"].map((name) =>
    /^\d{1,2}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : 0,
  );
  return refused > 0 ? { done, refused } : null;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateChains() {
  return <ChainQueue {...useLoaderData<typeof loader>()} />;
}
