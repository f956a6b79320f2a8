import type { LoaderFunctionArgs } from "@remix-run/node";
import { dishPostcard } from "~/features/catalogue/dish-postcard.server";
import { postcardAnswer } from "~/features/postcard/postcard-answer.server";
import { resultsPage } from "~/features/search/results-page.server";
import { languageOf } from "~/i18n/i18n.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";

/** What the first result of a question costs, as a picture. */
export async function loader({ request }: LoaderFunctionArgs) {
  return postcardAnswer(services(), request, async () => {
    const query = new URL(request.url).searchParams.get("q");
    const now = pageClock(Date.now());
    const page = await resultsPage(services(), query, { now });
    if (page.kind !== "answer") return null;
    const { matches, intent } = page.result;
    const [first] = matches;
    if (!first) return null;
    const { item: dish, brand: restaurant, comparison } = first;
    const shown = { dish, restaurant, comparison, quantity: intent.quantity, now };
    return dishPostcard(shown, await languageOf(request));
  });
}
