import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser } from "~/features/accounts/profile/queries.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { dishById } from "~/features/catalogue/page-queries.server";
import { follow, followTo } from "~/features/community/watch/follow.server";
import { deleteWatch, setWatchBySms } from "~/features/community/watch/queries.server";
import { WatchesView } from "~/features/community/watch/WatchesView";
import { watchesPage } from "~/features/community/watch/watches-page.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["community", "catalogue", "destination", "places"] };

const NOTES = ["stopped", "saved", "full", "moved", "unknown"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db, sms } = services();
  const user = await requireUser(db, request);
  const { phone, watch_by_sms } = await findUser(db, user.id);
  const t = await translatorOf(request, "community");
  const { searchParams } = new URL(request.url);
  const note = searchParams.get("note");
  const { names: script } = LANGUAGES[await languageOf(request)];
  const now = Date.now();
  return {
    title: t("watch.title"),
    page: {
      ...(await watchesPage(db, {
        ...{ userId: user.id, changing: idFrom(searchParams.get("change") ?? ""), script, now },
      })),
      bySms: sms.reachesPhones && phone ? watch_by_sms === 1 : null,
      note: NOTES.find((known) => known === note) ?? null,
      now,
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db, sms } = services();
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const dishId = idFrom(textField(form, "dish"));
  const session = await currentSession(db, request);
  if (!session) {
    const to = dishId === null ? "/profile/watches" : `/dishes/${dishId}`;
    return redirect(`/login?${new URLSearchParams({ redirectTo: to })}`, 303);
  }
  const userId = session.user.id;
  if (intent === "sms") {
    const wanted = sms.reachesPhones && form.has("sms");
    await setWatchBySms(db, userId, { wanted, language: await languageOf(request) });
    return redirect("/profile/watches?note=saved", 303);
  }
  if (dishId === null || !(await dishById(db, dishId))) throw new Response(null, { status: 404 });
  const now = Date.now();
  const back = textField(form, "from") === "dish" ? `/dishes/${dishId}` : null;
  if (intent === "follow") {
    const { neighbourhood } = await chosenDestination(db, request, now);
    const to = { neighbourhoodId: neighbourhood?.id ?? null };
    const room = await follow(db, { userId, dishId, ...to, now });
    return redirect(room ? (back ?? "/profile/watches") : "/profile/watches?note=full", 303);
  }
  if (intent === "place") {
    const area = textField(form, "area").trim();
    const to = { neighbourhoodId: area === "" ? null : (idFrom(area) ?? -1) };
    if (await followTo(db, { userId, dishId, ...to, now }))
      return redirect("/profile/watches?note=moved", 303);
    return redirect(`/profile/watches?note=unknown&change=${dishId}`, 303);
  }
  if (intent !== "stop") throw new Response(null, { status: 400 });
  await deleteWatch(db, userId, dishId);
  return redirect(back ?? "/profile/watches?note=stopped", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Watches() {
  return <WatchesView {...useLoaderData<typeof loader>().page} />;
}
