import { openApiDocument } from "~/features/developers/openapi";
import { apiRoute, jsonResponse } from "~/server/api/route.server";
import { env } from "~/server/env.server";

const api = apiRoute({
  GET: async (request) =>
    jsonResponse(openApiDocument(env().APP_ORIGIN ?? new URL(request.url).origin)),
});
export const loader = api.loader;
export const action = api.action;
