import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idFrom } from "~/features/catalogue/address";
import { WhyPage } from "~/features/quality/why/WhyPage";
import { whyPage } from "~/features/quality/why/why-page.server";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["quality", "prices", "help"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  shareAnswer(request);
  const dishId = idFrom(params.dish);
  const platform = params.platform ?? "";
  const now = pageClock(Date.now());
  const page =
    dishId === null ? undefined : await whyPage(services().db, { dishId, platform, now });
  if (!page) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "quality");
  return { ...page, title: t("why.title") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function WhyPrice() {
  return <WhyPage {...useLoaderData<typeof loader>()} />;
}
