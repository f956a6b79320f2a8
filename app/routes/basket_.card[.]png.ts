import type { LoaderFunctionArgs } from "@remix-run/node";
import { basketPage } from "~/features/basket/basket-page.server";
import { basketPostcard } from "~/features/basket/basket-postcard.server";
import { ANYWHERE_NOW } from "~/features/places/destination";
import { postcardAnswer } from "~/features/postcard/postcard-answer.server";
import { languageOf } from "~/i18n/i18n.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";

/** What an order costs, as a picture: delivered where its address says, and not where whoever asks lives. */
export async function loader({ request }: LoaderFunctionArgs) {
  return postcardAnswer(services(), request, async () => {
    const { searchParams: params } = new URL(request.url);
    const now = pageClock(Date.now());
    const page = await basketPage(services().db, { params, chosen: ANYWHERE_NOW, now });
    if ("movedTo" in page) return null;
    return basketPostcard(page.basket, { language: await languageOf(request), now });
  });
}
