import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { SentPage } from "~/features/snapshots/own/SentPage";
import { sentPage } from "~/features/snapshots/own/sent-page.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { i18n: ["outcomes", "sheet", "catalogue"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const page = await sentPage(db, { id: params.id ?? "", userId: user.id });
  if (!page) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "outcomes");
  const asked = new URL(request.url).searchParams;
  return {
    title: t("sent.title"),
    page,
    fresh: asked.has("sent"),
    known: asked.has("known"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Sent() {
  const { page, fresh, known } = useLoaderData<typeof loader>();
  return <SentPage {...page} fresh={fresh} known={known} />;
}
