import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { basketPath } from "~/features/basket/address";
import { BasketView } from "~/features/basket/BasketView";
import { basketPage } from "~/features/basket/basket-page.server";
import { basketPostcard } from "~/features/basket/basket-postcard.server";
import { namesOfRow } from "~/features/catalogue/schema";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { DestinationLine } from "~/features/places/DestinationLine";
import { postcardPath } from "~/features/postcard";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { ownOrigin } from "~/server/http/origin.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  i18n: ["basket", "prices", "catalogue", "destination"] satisfies Namespace[],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const now = pageClock(Date.now());
  const params = new URL(request.url).searchParams;
  const chosen = await chosenDestination(db, request, now);
  const page = await basketPage(db, { params, chosen, now });
  if ("movedTo" in page) {
    const language = params.get("lng");
    throw redirect(page.movedTo + (language ? `&${new URLSearchParams({ lng: language })}` : ""));
  }
  const t = await translatorOf(request, "basket");
  const language = await languageOf(request);
  const names = page.basket.orders.map(
    ({ restaurant }) => nameFor(language, namesOfRow(restaurant)).text,
  );
  const [restaurant] = names;
  return {
    ...page,
    now,
    url: ownOrigin(request) + page.path,
    title: restaurant && names.length === 1 ? t("titleAt", { restaurant }) : t("heading"),
    description: t("description"),
    picture: basketPostcard(page.basket, { language, now })
      ? postcardPath("/basket/card.png", new URLSearchParams(page.path.split("?")[1]), {
          language,
          now,
        })
      : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, {
    title: data?.title ?? "",
    description: data?.description,
    picture: data?.picture,
  }),
  { name: "robots", content: "noindex" },
];

export default function BasketRoute() {
  const { destination, ...page } = useLoaderData<typeof loader>();
  return (
    <BasketView
      {...page}
      area={destination.neighbourhood?.id ?? null}
      destination={
        <DestinationLine destination={destination} returnTo={basketPath(page.lines, null)} />
      }
    />
  );
}
