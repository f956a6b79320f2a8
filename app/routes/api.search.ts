import { searchAndDiscover } from "~/features/search/discover.server";
import { searchEndpoint } from "~/features/search/endpoint";
import { toWire } from "~/features/search/wire";
import { apiRoute, withBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  POST: withBody(searchEndpoint, async ({ query }) =>
    toWire(await searchAndDiscover(services(), { query, now: Date.now() })),
  ),
});
export const loader = api.loader;
export const action = api.action;
