import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Privacy } from "~/features/accounts/Privacy";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const t = await translatorOf(request, "accounts");
  return {
    title: t("privacy.title"),
    description: t("privacy.lead"),
    deleted: new URL(request.url).searchParams.has("deleted"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function PrivacyPage() {
  return <Privacy deleted={useLoaderData<typeof loader>().deleted} />;
}
