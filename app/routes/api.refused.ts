import { ApiError } from "~/server/api/errors";
import { apiRoute } from "~/server/api/route.server";

/** Where `prepareEveryRequest` sends what another site made a browser write to /api. */
const api = apiRoute({
  GET: async () => {
    throw new ApiError("forbidden");
  },
});
export const loader = api.loader;
export const action = api.action;
