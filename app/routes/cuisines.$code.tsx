import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { loadList } from "~/features/browse/load-list.server";
import { RestaurantListView } from "~/features/browse/RestaurantListView";
import { isCuisine } from "~/features/catalogue/schema";
import { DestinationLine } from "~/features/places/DestinationLine";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  i18n: ["browse", "catalogue", "prices", "places", "destination"] satisfies Namespace[],
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const cuisine = params.code ?? null;
  if (!isCuisine(cuisine)) throw new Response(null, { status: 404 });
  const loaded = await loadList(services().db, request, { name: "", cuisine, area: null });
  const t = await translatorOf(request, "browse");
  const name = (await translatorOf(request, "catalogue"))(`cuisine.${cuisine}`);
  return {
    ...loaded,
    title: t("cookingTitle", { cuisine: name }),
    description: t("cookingDescription", { cuisine: name }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function CuisinePage() {
  const { t } = useTranslation("browse");
  const { list, title, destination, now } = useLoaderData<typeof loader>();
  return (
    <Page title={title}>
      <p>
        <Link to="/cuisines" className="target-link">
          {t("cuisines.all")}
        </Link>
      </p>
      <RestaurantListView
        list={list}
        destination={<DestinationLine destination={destination} />}
        now={now}
      />
    </Page>
  );
}
