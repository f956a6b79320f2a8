import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { loginPathTo, requireUser } from "~/features/accounts/session/require-user.server";
import { TAP_PATH } from "~/features/prices/taps/TapForm";
import { anchorOf, parseTap } from "~/features/prices/taps/tap";
import { TapPage } from "~/features/trust/taps/TapPage";
import { tapPageOf } from "~/features/trust/taps/tap-page.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { safePath } from "~/server/http/safe-path";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["evidence", "prices"] };

const PROBLEMS = ["moved", "own", "no_price", "often"] as const;
type Problem = (typeof PROBLEMS)[number];

/** What someone tapped before they had to sign in, to send it now; or why a tap said nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const params = new URL(request.url).searchParams;
  const to = safePath(params.get("to"));
  const field = params.get("tap") ?? "";
  const tap = parseTap(field);
  if (!tap) throw redirect(to);
  const user = await requireUser(db, request);
  const page = await tapPageOf(db, user.id, tap, Date.now());
  // What is said already, or can't be said of this price, needs no page.
  if (!page) throw redirect(to);
  const t = await translatorOf(request, "evidence");
  const problem = PROBLEMS.find((code) => code === params.get("problem")) ?? page.problem;
  return { title: t("tap.title"), ...page, problem, field, to };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const form = await readForm(request);
  const field = textField(form, "tap");
  const tap = parseTap(field);
  if (!tap) throw new Response(null, { status: 400 });
  const to = safePath(textField(form, "to"));
  const back = `${TAP_PATH}?${new URLSearchParams({ tap: field, to })}`;
  const session = await currentSession(db, request);
  if (!session) throw redirect(loginPathTo(back), 303);
  const userId = session.user.id;
  const problem: Problem | null = (await limiter.allows("tap", `user ${userId}`))
    ? ((await tapPrice(db, { userId, tap }, Date.now())) ?? null)
    : "often";
  if (problem) return redirect(`${back}&problem=${problem}`, 303);
  // A script stays on its page and only wants to know that it is said.
  if (!request.headers.get("accept")?.includes("text/html")) return data(null);
  return redirect(`${to}#${anchorOf(tap)}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function PricesTap() {
  return <TapPage {...useLoaderData<typeof loader>()} />;
}
