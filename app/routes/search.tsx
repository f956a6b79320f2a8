import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { rememberSearch } from "~/features/community/trends/remember-search.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { DestinationLine } from "~/features/places/DestinationLine";
import type { Destination } from "~/features/places/destination";
import { orderTerms } from "~/features/places/order-terms.server";
import { postcardPath } from "~/features/postcard";
import { ownChecksOf } from "~/features/prices/taps/own-checks.server";
import { AskAgain } from "~/features/search/AskAgain";
import { partsFrom } from "~/features/search/compose-query";
import { displayed } from "~/features/search/display";
import { foundOrder } from "~/features/search/found-order";
import { NoResults } from "~/features/search/NoResults";
import { Results } from "~/features/search/Results";
import { type AnsweredPage, resultsPage } from "~/features/search/results-page.server";
import type { SearchResult } from "~/features/search/schema";
import { whyNothing } from "~/features/search/why-nothing";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer, withEachAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["search", "prices", "catalogue", "taps", "destination", "basket"] };

/** Where the totals of a result are for: the place that was chosen, or else the neighbourhood that was asked for. */
function pricedFor({ understood }: SearchResult, chosen: Destination): Destination {
  const { neighbourhood: named } = understood;
  if (chosen.neighbourhood || !named) return chosen;
  const { id, name_ar, name_en } = named;
  return { ...chosen, neighbourhood: { id, name_ar: name_ar ?? "", name_en: name_en ?? "" } };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const t = await translatorOf(request, "search");
  const now = pageClock(Date.now());
  const chosen = await chosenDestination(services().db, request, now);
  const terms = await orderTerms(services().db, chosen, now);
  const page = await resultsPage(services(), partsFrom(params) ?? params.get("q"), {
    now,
    terms,
  });
  shareAnswer(request);
  const destination = page.kind === "answer" ? pricedFor(page.result, chosen) : chosen;
  if (page.kind !== "answer") return { page, destination, ownChecks: {}, title: t("titleBlank") };
  const { result } = page;
  withEachAnswer(request, (asked) => rememberSearch(services().db, asked, result, Date.now()));
  const { matches, nearMatches, lines } = page.result;
  const emptyReason = isEmpty(page.result) ? page.result.emptyReason : null;
  const ofLines = lines.flatMap((line) => line.matches);
  const shown = [...matches, ...nearMatches.elsewhere, ...ofLines].map(({ item, comparison }) => ({
    dishId: item.id,
    comparison,
  }));
  const session = await currentSession(services().db, request);
  const ownChecks = await ownChecksOf(services().db, session?.user.id ?? null, shown, page.now);
  if (emptyReason) {
    const why = whyNothing(page.result, emptyReason);
    return { page, destination, ownChecks, why, title: t(`${why}.title`) };
  }
  const query = displayed(page.query);
  return {
    page,
    destination,
    ownChecks,
    order: foundOrder(page.result),
    whyNot: lines.map((line) => line.emptyReason && whyNothing(line, line.emptyReason)),
    title: t("title", { query }),
    description: t("description", { query }),
    picture: await pictureOf(request, page),
  };
}

/** The picture of a page of results: of its first one, and so none of an order of several dishes. */
async function pictureOf(request: Request, { query, result, now }: AnsweredPage) {
  const [first] = result.matches;
  if (!first || result.lines.length > 0) return undefined;
  return postcardPath(
    "/search/card.png",
    { q: query },
    { language: await languageOf(request), now },
  );
}

/** Was nothing found of all that was asked for? */
function isEmpty({ emptyReason, lines }: SearchResult): boolean {
  return emptyReason !== null && lines.every((line) => line.emptyReason !== null);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, {
    title: data?.title ?? "",
    description: data && "description" in data ? data.description : undefined,
    picture: data && "picture" in data ? data.picture : undefined,
  }),
  // A page of prices is worth finding; one that found nothing is not.
  ...(data?.page.kind === "answer" && data.page.result.matches.length > 0
    ? []
    : [{ name: "robots", content: "noindex" }]),
];

export default function Search() {
  const { page, destination, ownChecks, ...found } = useLoaderData<typeof loader>();
  if (page.kind !== "answer") return <AskAgain problem={page.kind} />;
  const line = <DestinationLine destination={destination} />;
  const shown = { ...page, destination: line, ownChecks };
  if ("order" in found && found.order) return <Results {...shown} {...found} />;
  return "why" in found && found.why ? <NoResults {...shown} why={found.why} /> : null;
}
