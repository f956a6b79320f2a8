import { rememberSearch } from "~/features/community/trends/remember-search.server";
import { searchAndDiscover } from "~/features/search/discover.server";
import { searchEndpoint } from "~/features/search/endpoint";
import { toWire } from "~/features/search/wire";
import { apiRoute, withBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  POST: withBody(searchEndpoint, async ({ query }, request) => {
    const now = Date.now();
    const result = await searchAndDiscover(services(), { query, now });
    rememberSearch(services().db, request, result, now);
    return toWire(result);
  }),
});
export const loader = api.loader;
export const action = api.action;
