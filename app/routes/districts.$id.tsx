import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findArea } from "~/features/browse/find-area.server";
import { loadList } from "~/features/browse/load-list.server";
import { RestaurantListView } from "~/features/browse/RestaurantListView";
import { DestinationLine } from "~/features/places/DestinationLine";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { keepToAddress } from "~/server/http/one-address.server";
import { services } from "~/services.server";
import { Name } from "~/ui/Name";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";
import { Sentence } from "~/ui/Sentence";

export const handle = {
  i18n: ["browse", "catalogue", "prices", "places", "destination"] satisfies Namespace[],
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const area = await findArea(db, params.id);
  if (!area) throw new Response(null, { status: 404 });
  keepToAddress(request, area.path);
  const loaded = await loadList(db, request, { name: "", cuisine: null, area: area.id });
  const t = await translatorOf(request, "browse");
  const name = area.names && nameFor(await languageOf(request), area.names).text;
  return {
    ...loaded,
    names: area.names,
    canonical: area.path,
    title: name === null ? t("unknownArea.title") : t("inAreaTitle", { area: name }),
    description: name === null ? t("unknownArea.lead") : t("inAreaDescription", { area: name }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function District() {
  const { t } = useTranslation("browse");
  const { list, names, title, destination, now } = useLoaderData<typeof loader>();
  const heading = names ? (
    <Sentence text={t("inArea")} parts={{ area: <Name {...names} /> }} />
  ) : (
    title
  );
  return (
    <Page title={heading} lead={names ? undefined : t("unknownArea.lead")}>
      <p>
        <Link to="/districts" className="target-link">
          {t("districts.all")}
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
