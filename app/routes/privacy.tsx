import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Privacy } from "~/features/accounts/Privacy";
import { formatDays } from "~/i18n/format";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { env } from "~/server/env.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const t = await translatorOf(request, "accounts");
  const language = await languageOf(request);
  return {
    title: t("privacy.title"),
    description: t("privacy.lead"),
    page: {
      deleted: new URL(request.url).searchParams.has("deleted"),
      signIns: {
        unused: formatDays(env().SESSION_DAYS, language),
        most: formatDays(env().SESSION_MAX_DAYS, language),
      },
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function PrivacyPage() {
  return <Privacy {...useLoaderData<typeof loader>().page} />;
}
