import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { decideSuggestion } from "~/features/moderation/suggestions/decide-suggestion.server";
import { suggestionPage } from "~/features/moderation/suggestions/review-page.server";
import { SuggestionReview } from "~/features/moderation/suggestions/SuggestionReview";
import { REVIEW_FIELDS } from "~/features/moderation/suggestions/states";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "catalogue", "accounts"] };

/** The id in the address; 0, which nothing has, where it is none. */
const idFrom = (text = "") => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const page = await suggestionPage(
    db,
    idFrom(params.id),
    LANGUAGES[await languageOf(request)].names,
  );
  if (!page) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "moderation");
  return {
    page,
    title: t("open", { name: page.name }),
    draft: await findDraft(db, request),
    already: new URL(request.url).searchParams.has("already"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const { id: reviewerId } = await requireModerator(db, request);
  const posted = await readForm(request);
  const values = valuesOf(pickFields(posted, REVIEW_FIELDS));
  const decision = { id: idFrom(params.id), reviewerId, now: Date.now() };
  const outcome = await decideSuggestion(db, decision, textField(posted, "intent"), values);
  const to = `/moderate/suggestions/${decision.id}`;
  if (outcome === "missing") throw new Response(null, { status: 404 });
  if (outcome === "already") return redirect(`${to}?already`, 303);
  if (outcome !== null)
    return saveDraftAndRedirect(services(), request, { to, values, errors: outcome });
  return redirect(to, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ReviewSuggestion() {
  return <SuggestionReview {...useLoaderData<typeof loader>()} />;
}
