import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { loginPathTo, requireUser } from "~/features/accounts/session/require-user.server";
import { DRAFT_PARAMETER } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { awayProblem } from "~/features/snapshots/new/away-problem";
import { type PictureProblem, toErrors } from "~/features/snapshots/new/refused";
import { PICTURES_FIELD } from "~/features/snapshots/picture/limits";
import { readUpload } from "~/features/snapshots/picture/read-upload.server";
import { keepShared, keptShared } from "~/features/snapshots/shared/keep-shared.server";
import { addSnapshot, type NewSnapshot } from "~/features/snapshots/snapshot/add-snapshot.server";
import { readPictures } from "~/features/snapshots/snapshot/read-pictures.server";
import { logEvent } from "~/server/log.server";
import { newSecret } from "~/server/secret.server";
import { services } from "~/services.server";

const FORM = "/contribute/snapshot/new";

/**
 * What the phone hands over when somebody shares pictures with the installed app. A route without a page: Remix lets none
 * with one take what comes from nowhere.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const user = (await currentSession(db, request))?.user;
  if (user && !(await maySend(user.id))) return refuse(request, often);
  const { files, problem } = await readUpload(request, PICTURES_FIELD);
  if (problem) return refuse(request, [{ file: null, problem }]);
  if (user) return add(request, { userId: user.id, formId: newSecret(), files });
  const kept = await keepShared(services(), request, files).catch(awayProblem);
  return typeof kept === "string" ? redirect(loginPathTo(kept), 303) : refuse(request, kept);
}

/** Goes on with what was shared before its person signed in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { db, pictures } = services();
  const name = new URL(request.url).searchParams.get(DRAFT_PARAMETER);
  if (!name) return redirect(FORM);
  const user = await requireUser(db, request);
  if (!(await maySend(user.id))) return refuse(request, often);
  try {
    const files = await keptShared(pictures, await findDraft(db, request));
    if (!files) return refuse(request, [{ file: null, problem: "gone" }]);
    return add(request, { userId: user.id, formId: name, files });
  } catch (error) {
    return refuse(request, awayProblem(error));
  }
}

const often: PictureProblem[] = [{ file: null, problem: "often" }];

async function maySend(userId: string): Promise<boolean> {
  const { limiter } = services();
  const key = `user ${userId}`;
  return (await limiter.allows("snapshot", key)) && (await limiter.allows("snapshot_day", key));
}

async function add(request: Request, sent: Pick<NewSnapshot, "userId" | "formId" | "files">) {
  const added = await addSnapshot(services(), {
    ...sent,
    dishId: null,
    restaurantId: null,
    platform: null,
    consent: false,
    now: Date.now(),
  });
  if (!added) return redirect("/login", 303);
  if ("problems" in added) return refuse(request, added.problems);
  void readPictures(services(), added.id);
  return redirect(`/contribute/snapshot/${added.id}${added.known ? "?known" : ""}`, 303);
}

/** Leads to the form, where it says what is wrong and pictures can be chosen. */
function refuse(request: Request, problems: PictureProblem[]) {
  logEvent("upload_validation", request, {
    problems: problems.map(({ problem }) => problem).join(" "),
  });
  return saveDraftAndRedirect(services(), request, {
    to: FORM,
    values: {},
    errors: toErrors(problems),
  });
}
