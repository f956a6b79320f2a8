import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { readerOf } from "~/features/accounts/session/reader.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { chosenDish } from "~/features/catalogue/chosen-dish.server";
import { findDishes } from "~/features/catalogue/find-dishes.server";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { isPlatform } from "~/features/prices/platform";
import { NewSnapshotPage } from "~/features/snapshots/new/NewSnapshotPage";
import { fromErrors, type PictureProblem, toErrors } from "~/features/snapshots/new/refused";
import { PICTURES_FIELD } from "~/features/snapshots/picture/limits";
import { readUpload } from "~/features/snapshots/picture/read-upload.server";
import { addSnapshot } from "~/features/snapshots/snapshot/add-snapshot.server";
import { readPictures } from "~/features/snapshots/snapshot/read-pictures.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { KeptUploads } from "~/front/offline/KeptUploads";
import { UPLOAD_READER } from "~/front/offline/kept";
import { keepUpload } from "~/front/offline/uploads";
import { unlessItWaits, WAITS } from "~/front/offline/waits";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { newSecret } from "~/server/secret.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { i18n: ["uploads", "catalogue"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db, outsideReader } = services();
  await requireUser(db, request);
  const params = new URL(request.url).searchParams;
  const words = { restaurant: params.get("restaurant") ?? "", dish: params.get("name") ?? "" };
  const searched = words.restaurant !== "" || words.dish !== "";
  const draft = await findDraft(db, request);
  const t = await translatorOf(request, "uploads");
  return {
    title: t("new.title"),
    formId: newSecret(),
    dish: (await chosenDish(db, idFrom(params.get("dish") ?? ""))) ?? null,
    search: searched ? { ...words, choices: await findDishes(db, words) } : null,
    platform: draft?.values.platform ?? params.get("platform") ?? "",
    consent: draft?.values.consent === "on",
    outsideReader,
    problems: fromErrors(draft?.errors ?? {}),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const user = await requireUser(db, request);
  const keptFor = request.headers.get(UPLOAD_READER);
  // It waited on a device that somebody else reads on by now.
  if (keptFor !== null && keptFor !== readerOf(user.id)) throw new Response(null, { status: 409 });
  const dish = await chosenDish(db, idFrom(new URL(request.url).searchParams.get("dish") ?? ""));
  const again = (problems: PictureProblem[], fields = new FormData()) =>
    saveDraftAndRedirect(services(), request, {
      to: dish ? `/contribute/snapshot/new?dish=${dish.id}` : "/contribute/snapshot/new",
      values: valuesOf(pickFields(fields, ["platform", "consent"])),
      errors: toErrors(problems),
    });
  const key = `user ${user.id}`;
  if (!(await limiter.allows("snapshot", key)) || !(await limiter.allows("snapshot_day", key)))
    return again([{ file: null, problem: "often" }]);
  const { fields, files, problem } = await readUpload(request, PICTURES_FIELD);
  if (problem) return again([{ file: null, problem }], fields);
  const platform = textField(fields, "platform");
  const added = await addSnapshot(services(), {
    userId: user.id,
    formId: textField(fields, "formId") || newSecret(),
    dishId: dish?.id ?? null,
    restaurantId: dish?.restaurant_id ?? null,
    platform: isPlatform(platform) ? platform : null,
    consent: textField(fields, "consent") === "on",
    files,
    now: Date.now(),
  });
  if (!added) return redirect("/login", 303);
  if ("problems" in added) {
    const problems = added.problems.map(({ problem }) => problem);
    logEvent("upload_validation", request, { problems: problems.join(" ") });
    return again(added.problems, fields);
  }
  void readPictures(services(), added.id);
  return redirect(`/contribute/snapshot/${added.id}${added.known ? "?known" : ""}`, 303);
}

/** Sends the form; without a network it is kept on the device. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    // What `fetch` throws where nothing answers; it throws nothing else.
    if (!(error instanceof TypeError) || !("caches" in window)) throw error;
    const { pathname, search } = new URL(request.url);
    await keepUpload(await sent.formData(), pathname + search);
    return WAITS;
  }
}

export const shouldRevalidate = unlessItWaits;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function NewSnapshot() {
  const page = useLoaderData<typeof loader>();
  return <NewSnapshotPage {...page} kept={<KeptUploads />} />;
}
