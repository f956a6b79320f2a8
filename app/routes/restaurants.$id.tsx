import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idInSlug } from "~/features/catalogue/address";
import { hasTotals } from "~/features/catalogue/has-totals";
import { mergedInto } from "~/features/catalogue/merged.server";
import { restaurantPath } from "~/features/catalogue/paths";
import { RestaurantData } from "~/features/catalogue/RestaurantData";
import { RestaurantView } from "~/features/catalogue/RestaurantView";
import { restaurantPage } from "~/features/catalogue/restaurant-page.server";
import { namesOfRow } from "~/features/catalogue/schema";
import { hoursData } from "~/features/facts/hours-data";
import { shownFacts } from "~/features/facts/shown-facts.server";
import { ToldFacts } from "~/features/facts/ToldFacts";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { DestinationLine } from "~/features/places/DestinationLine";
import { orderTerms } from "~/features/places/order-terms.server";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
import { keepToAddress } from "~/server/http/one-address.server";
import { ownOrigin } from "~/server/http/origin.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["catalogue", "facts", "prices", "destination"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = idInSlug(params.id);
  const now = pageClock(Date.now());
  shareAnswer(request);
  const destination = await chosenDestination(services().db, request, now);
  const terms = await orderTerms(services().db, destination, now);
  const page = id === null ? undefined : await restaurantPage(services().db, id, now, terms);
  if (!page) {
    const merged = id === null ? null : await mergedInto(services().db, "restaurants", id);
    if (merged === null) throw new Response(null, { status: 404 });
    // Not for good: what became one can be taken apart again.
    throw redirect(`/restaurants/${merged}`, 302);
  }
  const canonical = restaurantPath(page.restaurant);
  keepToAddress(request, canonical);
  const t = await translatorOf(request, "catalogue");
  const name = nameFor(await languageOf(request), namesOfRow(page.restaurant)).text;
  const facts = await shownFacts(services().db, page.restaurant.id);
  const isPriced = hasTotals(page.menu) && facts.closedAt === null;
  return {
    page,
    facts,
    destination,
    now,
    canonical,
    origin: ownOrigin(request),
    title: isPriced ? t("restaurantTitle", { name }) : name,
    description: isPriced ? t("restaurantDescription", { name }) : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "", description: data?.description }),
  // Who has the address is told; nobody is led to a place that sells nothing any more.
  ...(data && data.facts.closedAt !== null ? [{ name: "robots", content: "noindex" }] : []),
];

export default function Restaurant() {
  const { page, facts, destination, now, origin } = useLoaderData<typeof loader>();
  const { restaurant } = page;
  const closed = facts.closedAt !== null;
  return (
    <>
      <RestaurantView
        {...page}
        facts={<ToldFacts {...facts} restaurantId={restaurant.id} now={now} />}
        closed={closed}
        destination={<DestinationLine destination={destination} />}
        now={now}
      />
      {!closed && (
        <RestaurantData
          restaurant={restaurant}
          menu={page.menu}
          origin={origin}
          also={facts.hours ? hoursData(facts.hours) : undefined}
        />
      )}
    </>
  );
}
