import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { wantedIn } from "~/features/browse/address";
import { BrowseForm } from "~/features/browse/BrowseForm";
import { loadList } from "~/features/browse/load-list.server";
import { RestaurantListView } from "~/features/browse/RestaurantListView";
import { areaList } from "~/features/places/area-list.server";
import { DestinationLine } from "~/features/places/DestinationLine";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  i18n: ["browse", "catalogue", "prices", "places", "destination"] satisfies Namespace[],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const wanted = wantedIn(new URL(request.url).searchParams);
  const loaded = await loadList(db, request, wanted);
  const { names } = LANGUAGES[await languageOf(request)];
  const t = await translatorOf(request, "browse");
  return {
    ...loaded,
    wanted,
    areas: await areaList(db, names),
    title: t("title"),
    description: t("description"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "", description: data?.description }),
  // Cuisines and neighbourhoods have lists of their own to be found by.
  ...(data && Object.values(data.wanted).some(Boolean)
    ? [{ name: "robots", content: "noindex" }]
    : []),
];

export default function Restaurants() {
  const { t } = useTranslation("browse");
  const { list, wanted, areas, destination, now } = useLoaderData<typeof loader>();
  return (
    <Page title={t("title")} lead={wanted.name ? undefined : t("lead")}>
      <BrowseForm wanted={wanted} areas={areas} />
      <RestaurantListView
        list={list}
        destination={<DestinationLine destination={destination} />}
        now={now}
      />
    </Page>
  );
}
