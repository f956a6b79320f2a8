import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeviceList } from "~/features/accounts/session/DeviceList";
import { describeDevice } from "~/features/accounts/session/device";
import { endSession, endSessions, listSessions } from "~/features/accounts/session/queries.server";
import { requireFresh } from "~/features/accounts/session/require-fresh.server";
import { requireSession } from "~/features/accounts/session/require-user.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const session = await requireSession(db, request);
  const t = await translatorOf(request, "accounts");
  const now = Date.now();
  const sessions = await listSessions(db, session.user.id, now);
  return {
    title: t("devices.title"),
    now,
    ended: new URL(request.url).searchParams.has("ended"),
    devices: sessions.map(({ id, user_agent, created_at, seen_at }) => ({
      id,
      name: describeDevice(user_agent),
      createdAt: created_at,
      seenAt: seen_at,
      current: id === session.id,
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const { id, user } = await requireFresh(services(), request, () => "/profile/devices");
  const form = await readForm(request);
  const sessionId = textField(form, "session");
  const ended = sessionId
    ? Number(await endSession(db, { userId: user.id, sessionId }))
    : await endSessions(db, { userId: user.id, except: id });
  if (ended > 0) logEvent("session_expired", request, { reason: "ended elsewhere", ended });
  return redirect("/profile/devices?ended", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Devices() {
  return <DeviceList {...useLoaderData<typeof loader>()} />;
}
