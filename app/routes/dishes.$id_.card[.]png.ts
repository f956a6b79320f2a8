import type { LoaderFunctionArgs } from "@remix-run/node";
import { idFrom, quantityFrom } from "~/features/catalogue/address";
import { dishPage } from "~/features/catalogue/dish-page.server";
import { dishPostcard } from "~/features/catalogue/dish-postcard.server";
import { postcardAnswer } from "~/features/postcard/postcard-answer.server";
import { languageOf } from "~/i18n/i18n.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";

/** What a dish costs, as a picture: delivered nowhere in particular, so that it says nothing of who shares it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return postcardAnswer(services(), request, async () => {
    const id = idFrom(params.id);
    const quantity = quantityFrom(new URL(request.url).searchParams.get("quantity"));
    const now = pageClock(Date.now());
    const page = id === null ? undefined : await dishPage(services().db, { id, quantity, now });
    if (!page?.comparison) return null;
    const { dish, restaurant, comparison } = page;
    const shown = { dish, restaurant, comparison, quantity, now };
    return dishPostcard(shown, await languageOf(request));
  });
}
