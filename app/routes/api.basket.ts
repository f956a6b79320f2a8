import { priceBasket } from "~/features/basket/basket.server";
import { basketEndpoint } from "~/features/basket/endpoint";
import { toWire } from "~/features/basket/wire";
import { findDestination } from "~/features/places/find-destination.server";
import { orderTerms } from "~/features/places/order-terms.server";
import { ApiError } from "~/server/api/errors";
import { apiRoute, withBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  POST: withBody(basketEndpoint, async ({ lines, area, lat, lng, at, lang }) => {
    const now = Date.now();
    const { db } = services();
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const destination = await findDestination(db, { area, point, at }, now);
    if (typeof destination === "string") throw new ApiError(destination);
    const order = lines.map(({ dish, quantity }) => ({ dishId: dish, quantity }));
    const terms = await orderTerms(db, destination, now);
    return toWire(await priceBasket(db, order, { now, terms }), lang);
  }),
});
export const loader = api.loader;
export const action = api.action;
