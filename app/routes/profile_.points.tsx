import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireReader } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { pointsHistory } from "~/features/trust/points/history.server";
import { PointsPage } from "~/features/trust/points/PointsPage";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["evidence"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireReader(services(), request);
  const before = idFrom(new URL(request.url).searchParams.get("before") ?? undefined);
  const t = await translatorOf(request, "evidence");
  return {
    title: t("points.title"),
    ...(await pointsHistory(db, user.id, before)),
    isFirst: before === null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Points() {
  return <PointsPage {...useLoaderData<typeof loader>()} />;
}
