import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import { UPLOAD_PROBLEMS } from "~/features/snapshots/new/refused";
import { answerReviewForm } from "~/features/snapshots/review/answer-review-form.server";
import linesStyles from "~/features/snapshots/review/order-lines.css?url";
import { ReadingProgress } from "~/features/snapshots/review/ReadingProgress";
import { SnapshotReviewPage } from "~/features/snapshots/review/SnapshotReviewPage";
import { snapshotPage } from "~/features/snapshots/review/snapshot-page.server";
import { CORRECTED, keptCorrections } from "~/features/snapshots/review-form/kept-corrections";
import { reviewFormValues } from "~/features/snapshots/review-form/parse";
import { askForReading, findOwnSnapshot } from "~/features/snapshots/snapshot/queries.server";
import { readPictures } from "~/features/snapshots/snapshot/read-pictures.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () =>
  [styles, linesStyles].map((href) => ({ rel: "stylesheet", href }));
export const handle = { i18n: ["snapshots", "sheet", "delivery", "catalogue"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const asked = new URL(request.url).searchParams;
  const kept = await findDraft(db, request);
  const page = await snapshotPage(db, {
    id: params.id ?? "",
    userId: user.id,
    language: await languageOf(request),
    neighbourhoodId: await areaCookie.recall(request),
    typing: asked.has("type"),
    ...(asked.has(CORRECTED)
      ? { draft: null, corrections: keptCorrections(kept) }
      : { draft: kept, corrections: null }),
    now: Date.now(),
  });
  if (!page) throw new Response(null, { status: 404 });
  const known = asked.has("known");
  if (page.kind === "sent") throw redirect(`/contributions/${page.id}${known ? "?known" : ""}`);
  if (page.kind === "reading") void readPictures(services(), page.id);
  const t = await translatorOf(request, "snapshots");
  const addProblem = await addProblemOf(request, asked.get("pictures"));
  return { title: t(`${page.kind}.title`), page, known, addProblem };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const form = await readForm(request);
  const user = await requireSender(services(), request, reviewFormValues(form));
  const own = { id: params.id ?? "", userId: user.id };
  if (!(await findOwnSnapshot(db, own))) throw new Response(null, { status: 404 });
  const to = `/contribute/snapshot/${own.id}`;
  if (textField(form, "intent") === "again") {
    if (await limiter.allows("snapshot", `user ${user.id}`)) await askForReading(db, own);
    return redirect(to, 303);
  }
  const draft = await answerReviewForm(db, { ...own, form, now: Date.now() });
  if (draft) return saveDraftAndRedirect(services(), request, { to, ...draft });
  const area = Number(textField(form, "neighbourhood"));
  return redirect(`/contributions/${own.id}?sent`, {
    status: 303,
    headers: area > 0 ? { "Set-Cookie": await areaCookie.remember(area) } : {},
  });
}

/** Why a picture was not added, in words; null for anything that is no reason. */
async function addProblemOf(request: Request, code: string | null): Promise<string | null> {
  if (code === "tooManyOfOrder") return (await translatorOf(request, "snapshots"))("add.tooMany");
  const problem = UPLOAD_PROBLEMS.find((known) => known === code);
  return problem ? (await translatorOf(request, "uploads"))(`problem.${problem}`) : null;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function SnapshotRoute() {
  const { page, known, addProblem } = useLoaderData<typeof loader>();
  if (page.kind === "reading") return <ReadingProgress {...page} />;
  const { pictures, id } = page;
  return <SnapshotReviewPage {...{ pictures, id, known, addProblem }} reviewForm={page} />;
}
