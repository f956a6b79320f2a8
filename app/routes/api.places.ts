import { isInSaudiArabia } from "~/features/places/country";
import { placesEndpoint } from "~/features/places/endpoint";
import { findNearby } from "~/features/places/find-nearby.server";
import { toWire } from "~/features/places/wire";
import { ApiError } from "~/server/api/errors";
import { withQuery } from "~/server/api/query.server";
import { apiRoute } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  GET: withQuery(placesEndpoint, async ({ lat, lng, radius, keyword, lang }) => {
    const centre = { lat, lng };
    if (!isInSaudiArabia(centre)) throw new ApiError("outside_saudi_arabia");
    const question = { centre, radius, keyword, language: lang, now: Date.now() };
    return toWire(await findNearby(services(), question), lang);
  }),
});
export const loader = api.loader;
export const action = api.action;
