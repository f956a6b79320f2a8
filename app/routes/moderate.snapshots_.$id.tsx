import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { answerCase } from "~/features/moderation/snapshots/answer-case.server";
import { CaseView } from "~/features/moderation/snapshots/CaseView";
import { casePage } from "~/features/moderation/snapshots/case-page.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { i18n: ["moderation", "sheet", "outcomes", "catalogue"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const page = await casePage(db, {
    id: params.id ?? "",
    moderatorId: moderator.id,
    language: await languageOf(request),
    draft: await findDraft(db, request),
  });
  if (!page) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "moderation");
  return { title: t("case.title"), page };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const form = await readForm(request);
  const id = params.id ?? "";
  const draft = await answerCase(db, { id, moderatorId: moderator.id, form, now: Date.now() });
  const done = textField(form, "intent") === "reject" ? "rejected" : "accepted";
  if (!draft) return redirect(`/moderate/snapshots?done=${done}`, 303);
  if (draft.errors.problem === "not_found") throw new Response(null, { status: 404 });
  return saveDraftAndRedirect(services(), request, { to: `/moderate/snapshots/${id}`, ...draft });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateSnapshot() {
  return <CaseView page={useLoaderData<typeof loader>().page} />;
}
