import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireReader, requireUser } from "~/features/accounts/session/require-user.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import { neighbourhoodOf } from "~/features/places/area-list.server";
import { NextChecks } from "~/features/quality/checks/NextChecks";
import { nextChecks } from "~/features/quality/checks/next-checks.server";
import { listOwn } from "~/features/snapshots/own/list-own.server";
import { OwnPage } from "~/features/snapshots/own/OwnPage";
import { takeBack } from "~/features/snapshots/own/take-back.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { levelOf } from "~/features/trust/index.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { i18n: ["outcomes", "sheet", "catalogue", "taps", "prices", "facts"] };

/** What has just been done, as the page's address says it: taken back, or not, since it was sent. */
const NOTES = ["back", "sent"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireReader(services(), request);
  const t = await translatorOf(request, "outcomes");
  const chosen = await areaCookie.recall(request);
  const neighbourhood = await neighbourhoodOf(db, { userId: user.id, chosen });
  const helper = { userId: user.id, level: await levelOf(db, user.id), neighbourhood };
  const params = new URL(request.url).searchParams;
  return {
    title: t("own.title"),
    checks: await nextChecks(db, helper, Date.now()),
    own: await listOwn(db, user.id),
    note: NOTES.find((note) => params.has(note)) ?? null,
  };
}

/** Takes one of them back. */
export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const id = textField(await readForm(request), "id");
  const taken = await takeBack(services(), { id, userId: user.id }, Date.now());
  return redirect(`/contributions?${taken === "sent" ? "sent" : "back"}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Contributions() {
  const { checks, ...page } = useLoaderData<typeof loader>();
  return <OwnPage {...page} next={<NextChecks checks={checks} />} />;
}
