import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GroupList } from "~/features/browse/GroupList";
import { cuisineGroups } from "~/features/browse/groups.server";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["browse", "catalogue"] satisfies Namespace[] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const t = await translatorOf(request, "browse");
  return {
    groups: await cuisineGroups(services().db, pageClock(Date.now())),
    title: t("cuisines.title"),
    description: t("cuisines.lead"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function Cuisines() {
  const { t } = useTranslation(["browse", "catalogue"]);
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page title={t("cuisines.title")} lead={t("cuisines.lead")}>
      <GroupList groups={groups} name={({ cuisine }) => t(`catalogue:cuisine.${cuisine}`)} />
    </Page>
  );
}
