import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AskedReceipt } from "~/features/home/AskedReceipt";
import { Hero } from "~/features/home/Hero";
import { homeTrends } from "~/features/home/home-trends.server";
import { loadHome } from "~/features/home/load-home.server";
import { Trending } from "~/features/home/Trending";
import { areaCookie } from "~/features/places/area-cookie.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { DestinationLine } from "~/features/places/DestinationLine";
import { HomeNear } from "~/features/places/HomeNear";
import { homeNear } from "~/features/places/home-near.server";
import { orderTerms } from "~/features/places/order-terms.server";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  i18n: ["catalogue", "prices", "places", "destination"] satisfies Namespace[],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = await translatorOf(request, "common");
  const at = Date.now();
  const now = pageClock(at);
  const area = await areaCookie.recall(request);
  const { names } = LANGUAGES[language];
  const { db } = services();
  const destination = await chosenDestination(db, request, now);
  const terms = await orderTerms(db, destination, now);
  // What is near holds forms, each of its own reader.
  if (area === null) shareAnswer(request);
  return {
    title: t("home.title"),
    now,
    destination,
    ...(await loadHome(db, { language, now, terms })),
    trends: await homeTrends(db, area, names, at),
    near: await homeNear(services(), area, { language: names, destination, now }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "" });

export default function Home() {
  const { t } = useTranslation();
  const { asked, destination, examples, trends, near, now } = useLoaderData<typeof loader>();
  const half = Math.ceil(asked.length / 2);
  return (
    <>
      <Hero examples={examples} />
      {trends && <Trending {...trends} />}
      {asked.length > 0 && (
        <section className="page stack" aria-labelledby="asked">
          <header>
            <h2 id="asked">{t("home.asked")}</h2>
            <p className="quiet">{t("home.askedLead")}</p>
            <DestinationLine destination={destination} />
          </header>
          <div className="columns">
            <AskedReceipt dishes={asked.slice(0, half)} start={1} now={now} />
            <AskedReceipt dishes={asked.slice(half)} start={half + 1} now={now} />
          </div>
        </section>
      )}
      <HomeNear near={near} />
    </>
  );
}
