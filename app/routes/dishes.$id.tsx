import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { AddToOrder } from "~/features/basket/AddToOrder";
import { idInSlug, quantityFrom, refusedQuantity } from "~/features/catalogue/address";
import { DishView } from "~/features/catalogue/DishView";
import { dishPage } from "~/features/catalogue/dish-page.server";
import { dishData } from "~/features/catalogue/linked-data";
import { mergedInto } from "~/features/catalogue/merged.server";
import { dishPath, restaurantPath } from "~/features/catalogue/paths";
import { namesOfRow } from "~/features/catalogue/schema";
import { watchOf } from "~/features/community/watch/queries.server";
import { WatchForm } from "~/features/community/watch/WatchForm";
import { areaCookie } from "~/features/places/area-cookie.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { DestinationLine } from "~/features/places/DestinationLine";
import { orderTerms } from "~/features/places/order-terms.server";
import { postcardPath } from "~/features/postcard";
import { ownChecksOf } from "~/features/prices/taps/own-checks.server";
import { StatedFeeSection } from "~/features/snapshots/stated-fee/StatedFeeSection";
import { statedFeeSection } from "~/features/snapshots/stated-fee/stated-fee-section.server";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
import { useLanguage } from "~/i18n/use-language";
import { keepToAddress } from "~/server/http/one-address.server";
import { ownOrigin } from "~/server/http/origin.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { JsonLd } from "~/ui/JsonLd";
import { pageMeta } from "~/ui/page-meta";

export const handle = {
  i18n: ["catalogue", "prices", "taps", "history", "destination", "delivery", "basket"],
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = idInSlug(params.id);
  const asked = new URL(request.url).searchParams.get("quantity");
  const quantity = quantityFrom(asked);
  const now = pageClock(Date.now());
  shareAnswer(request);
  const destination = await chosenDestination(services().db, request, now);
  const terms = await orderTerms(services().db, destination, now);
  const found =
    id === null ? undefined : await dishPage(services().db, { id, quantity, now, terms });
  if (id === null || !found) {
    const merged = id === null ? null : await mergedInto(services().db, "dishes", id);
    if (merged === null) throw new Response(null, { status: 404 });
    // Not for good: what became one can be taken apart again.
    throw redirect(`/dishes/${merged}`, 302);
  }
  const { isClosed, ...page } = found;
  // Not for good either: it may sell again.
  if (isClosed) throw redirect(restaurantPath(page.restaurant), 302);
  const canonical = dishPath(page.dish);
  keepToAddress(request, canonical);
  const session = await currentSession(services().db, request);
  const watch =
    session && (await watchOf(services().db, { user_id: session.user.id, dish_id: id }));
  const shown = [{ dishId: id, comparison: page.comparison }];
  const ownChecks = await ownChecksOf(services().db, session?.user.id ?? null, shown, now);
  const statedFee = await statedFeeSection(services().db, {
    dishId: id,
    userId: session?.user.id ?? null,
    chosen: await areaCookie.recall(request),
    now,
  });
  const t = await translatorOf(request, "catalogue");
  const language = await languageOf(request);
  const names = {
    dish: nameFor(language, namesOfRow(page.dish)).text,
    restaurant: nameFor(language, namesOfRow(page.restaurant)).text,
  };
  return {
    page,
    destination,
    ownChecks,
    quantity,
    refused: refusedQuantity(asked)?.slice(0, 10) ?? null,
    followed: watch ? namesOfRow(watch) : null,
    statedFee,
    now,
    picture: page.comparison
      ? postcardPath(`/dishes/${id}/card.png`, quantity > 1 ? { quantity: String(quantity) } : {}, {
          language,
          now,
        })
      : undefined,
    canonical,
    origin: ownOrigin(request),
    title: t("dishTitle", names),
    description: page.comparison ? t("dishDescription", names) : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: data?.title ?? "",
    description: data?.description,
    picture: data?.picture,
  });

export default function Dish() {
  const { page, destination, ownChecks, quantity, refused, followed, statedFee, now, origin } =
    useLoaderData<typeof loader>();
  return (
    <>
      <DishView
        {...page}
        destination={<DestinationLine destination={destination} />}
        ownChecks={ownChecks}
        quantity={quantity}
        refused={refused}
        addToOrder={
          <AddToOrder dishId={page.dish.id} quantity={quantity} names={namesOfRow(page.dish)} />
        }
        watch={<WatchForm dishId={page.dish.id} followed={followed} />}
        statedFee={<StatedFeeSection dishId={page.dish.id} {...statedFee} />}
        now={now}
      />
      <JsonLd data={dishData(page.dish, page, { origin, language: useLanguage() })} />
    </>
  );
}
