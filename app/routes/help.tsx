import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Help } from "~/features/prices/Help";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["help", "prices"] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const t = await translatorOf(request, "help");
  return { title: t("title"), description: t("lead") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default Help;
