import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue";
import { decideFees } from "~/features/moderation/fees/decide-fees.server";
import { FeeQueue } from "~/features/moderation/fees/FeeQueue";
import { feesPage } from "~/features/moderation/fees/fees-page.server";
import { countFeeReviews } from "~/features/moderation/fees/queries.server";
import { FEE_STATES, FEE_VERDICTS } from "~/features/moderation/fees/states";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "delivery", "prices"] };

const stateIn = (params: URLSearchParams) =>
  FEE_STATES.find((known) => known === params.get("state")) ?? "waiting";

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const { id: moderatorId } = await requireModerator(db, request);
  const params = new URL(request.url).searchParams;
  const state = stateIn(params);
  const offset = Math.min(Math.max(0, Math.trunc(Number(params.get("offset"))) || 0), 1_000_000);
  const t = await translatorOf(request, "moderation");
  return {
    title: t("fees.title"),
    state,
    counts: await countFeeReviews(db),
    note: (["done", "own"] as const).find((known) => known === params.get("note")) ?? null,
    ...(await feesPage(db, { state, offset, moderatorId })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const { id: moderatorId } = await requireModerator(db, request);
  const form = await readForm(request);
  const orderId = idFrom(textField(form, "id")) ?? 0;
  const act = textField(form, "act");
  const verdict = FEE_VERDICTS.find((known) => known === act);
  if (!verdict) throw new Response(null, { status: 400 });
  const outcome = await decideFees(db, { orderId, verdict, moderatorId, now: Date.now() });
  if (outcome === "missing") throw new Response(null, { status: 404 });
  if (outcome === null)
    logEvent("authz_admin", request, { user: moderatorId, order: orderId, act });
  const state = stateIn(new URL(request.url).searchParams);
  return redirect(`/moderate/fees?state=${state}&note=${outcome ?? "done"}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateFees() {
  return <FeeQueue {...useLoaderData<typeof loader>()} />;
}
