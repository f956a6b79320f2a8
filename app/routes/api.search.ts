import { searchEndpoint } from "~/features/search/endpoint";
import { search } from "~/features/search/search.server";
import { toWire } from "~/features/search/wire";
import { apiRoute, withBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  POST: withBody(searchEndpoint, async ({ query }) =>
    toWire(await search(services().db, { query, now: Date.now() })),
  ),
});
export const loader = api.loader;
export const action = api.action;
