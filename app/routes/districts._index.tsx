import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GroupList } from "~/features/browse/GroupList";
import { areaGroups } from "~/features/browse/groups.server";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { Name } from "~/ui/Name";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["browse", "catalogue"] satisfies Namespace[] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const { names } = LANGUAGES[await languageOf(request)];
  const t = await translatorOf(request, "browse");
  return {
    groups: await areaGroups(services().db, names, pageClock(Date.now())),
    title: t("districts.title"),
    description: t("districts.lead"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function Districts() {
  const { t } = useTranslation(["browse", "catalogue"]);
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page title={t("districts.title")} lead={t("districts.lead")}>
      <GroupList
        groups={groups}
        name={({ names }) => (names ? <Name {...names} /> : t("catalogue:unknownArea"))}
      />
    </Page>
  );
}
