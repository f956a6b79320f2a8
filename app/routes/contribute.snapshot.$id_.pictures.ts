import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { keepDraft } from "~/features/forms/index.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import { PICTURES_FIELD } from "~/features/snapshots/picture/limits";
import { readUpload } from "~/features/snapshots/picture/read-upload.server";
import { correctionsTo } from "~/features/snapshots/review/first-form.server";
import { CORRECTED, draftOf } from "~/features/snapshots/review-form/kept-corrections";
import { reviewFormValues } from "~/features/snapshots/review-form/parse";
import { addPictures } from "~/features/snapshots/snapshot/add-pictures.server";
import { readPictures } from "~/features/snapshots/snapshot/read-pictures.server";
import { languageOf } from "~/i18n/i18n.server";
import { services } from "~/services.server";

/** More pictures of an order that is being checked, with its form as it stands: what was put right in it stays so. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const user = await requireUser(db, request);
  const own = { id: params.id ?? "", userId: user.id };
  const upload = await readUpload(request, PICTURES_FIELD);
  const key = `user ${user.id}`;
  const allowed =
    (await limiter.allows("snapshot", key)) && (await limiter.allows("snapshot_day", key));
  const problem = allowed ? upload.problem : "often";
  const corrections = upload.fields.has("source")
    ? await correctionsTo(db, {
        ...own,
        left: reviewFormValues(upload.fields),
        language: await languageOf(request),
        neighbourhoodId: await areaCookie.recall(request),
        now: Date.now(),
      })
    : null;
  const back = async (refused: string | null) => {
    const page = `/contribute/snapshot/${own.id}`;
    const query = refused ? `pictures=${refused}` : "";
    const draft = corrections && { to: `${page}?${CORRECTED}&${query}`, ...draftOf(corrections) };
    const kept = draft && (await keepDraft(services(), request, draft));
    return redirect(kept ?? (query ? `${page}?${query}` : page), 303);
  };
  if (problem) return back(problem);
  const wrong = await addPictures(services(), { ...own, files: upload.files, now: Date.now() });
  if (wrong === undefined) throw new Response(null, { status: 404 });
  if (wrong !== null) return back(wrong);
  void readPictures(services(), own.id);
  return back(null);
}

/** Whoever comes here by an address goes on to the order itself. */
export const loader = ({ params }: ActionFunctionArgs) =>
  redirect(`/contribute/snapshot/${params.id}`);
