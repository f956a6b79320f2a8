import { changesEndpoint } from "~/features/open-data";
import { changes } from "~/features/open-data/index.server";
import { withQuery } from "~/server/api/query.server";
import { apiRoute } from "~/server/api/route.server";
import { env } from "~/server/env.server";
import { services } from "~/services.server";

const api = apiRoute({
  GET: withQuery(changesEndpoint, (query) => changes(services().db, query, env().DATA_LICENSE)),
});
export const loader = api.loader;
export const action = api.action;
