import { apiRoute } from "~/server/api/route.server";

/** Every /api path that nothing else answers: 404 in the contract's shape. */
const api = apiRoute({});
export const loader = api.loader;
export const action = api.action;
