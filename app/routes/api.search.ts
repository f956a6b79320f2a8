import { rememberSearch } from "~/features/community/trends/remember-search.server";
import { ANYWHERE_NOW } from "~/features/places/destination";
import { findDestination } from "~/features/places/find-destination.server";
import { orderTerms } from "~/features/places/order-terms.server";
import { searchAndDiscover } from "~/features/search/discover.server";
import { searchEndpoint } from "~/features/search/endpoint";
import { toWire } from "~/features/search/wire";
import { ApiError } from "~/server/api/errors";
import { apiRoute, withBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  POST: withBody(searchEndpoint, async ({ query, area, lat, lng, at }, request) => {
    const now = Date.now();
    const { db } = services();
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const destination = await findDestination(db, { area, point, at }, now);
    if (typeof destination === "string") throw new ApiError(destination);
    const terms = await orderTerms(db, destination, now);
    const result = await searchAndDiscover(services(), { query, now, terms });
    rememberSearch(db, request, result, now);
    return toWire(result, { itemised: destination !== ANYWHERE_NOW });
  }),
});
export const loader = api.loader;
export const action = api.action;
