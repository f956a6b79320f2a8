import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { rememberSearch } from "~/features/community/trends/remember-search.server";
import { standsOf } from "~/features/contribute/taps/stands.server";
import { AskAgain } from "~/features/search/AskAgain";
import { composeQuery, partsFrom } from "~/features/search/compose-query";
import { displayed } from "~/features/search/display";
import { NoResults } from "~/features/search/NoResults";
import { Results } from "~/features/search/Results";
import { resultsPage } from "~/features/search/results-page.server";
import { whyNothing } from "~/features/search/why-nothing";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["search", "prices", "catalogue", "taps"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const corrected = partsFrom(params);
  if (corrected) throw redirect(`/search?q=${encodeURIComponent(composeQuery(corrected))}`);
  const t = await translatorOf(request, "search");
  const page = await resultsPage(services(), params.get("q"), Date.now());
  if (page.kind !== "answer") return { page, stands: {}, title: t("titleBlank") };
  rememberSearch(services().db, request, page.result, page.now);
  const { emptyReason, matches, nearMatches } = page.result;
  const shown = [...matches, ...nearMatches.elsewhere].map(({ item, comparison }) => ({
    dishId: item.id,
    comparison,
  }));
  const session = await currentSession(services().db, request);
  const stands = await standsOf(services().db, session?.user.id ?? null, shown, page.now);
  if (emptyReason)
    return { page, stands, title: t(`${whyNothing(page.result, emptyReason)}.title`) };
  const query = displayed(page.query);
  return { page, stands, title: t("title", { query }), description: t("description", { query }) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, {
    title: data?.title ?? "",
    description: data && "description" in data ? data.description : undefined,
  }),
  // A page of prices is worth finding; one that found nothing is not.
  ...(data?.page.kind === "answer" && data.page.result.matches.length > 0
    ? []
    : [{ name: "robots", content: "noindex" }]),
];

export default function Search() {
  const { page, stands } = useLoaderData<typeof loader>();
  if (page.kind !== "answer") return <AskAgain problem={page.kind} />;
  const { emptyReason } = page.result;
  return emptyReason ? (
    <NoResults {...page} stands={stands} reason={emptyReason} />
  ) : (
    <Results {...page} stands={stands} />
  );
}
