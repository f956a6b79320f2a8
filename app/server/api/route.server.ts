import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { CLOSED_POLICY } from "~/server/content-policy.server";
import { logError } from "~/server/log.server";
import { readJson } from "./body.server";
import { isCrossSite } from "./cross-site.server";
import type { Endpoint } from "./endpoint";
import { ApiError, ERROR_STATUS } from "./errors";

type Method = Endpoint["method"];
type Run = (request: Request) => Promise<Response>;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The one envelope of /api. Give it what a path can do, and export its `loader` and `action`:
 * methods, cross-site refusal, body limit, codes and headers are the same everywhere.
 */
export function apiRoute(runs: Partial<Record<Method, Run>>) {
  async function answer({ request }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    try {
      if (!SAFE_METHODS.has(request.method) && isCrossSite(request))
        throw new ApiError("forbidden");
      const run = runs[(request.method === "HEAD" ? "GET" : request.method) as Method];
      if (!run) throw Object.keys(runs).length > 0 ? notAllowed(runs) : new ApiError("not_found");
      return await run(request);
    } catch (error) {
      return errorResponse(request, error);
    }
  }
  return { loader: answer, action: answer };
}

/**
 * Checks a JSON body against the endpoint before `handle` sees it. Hand the result to `apiRoute`.
 *
 * @param handle gets the validated body and returns what the endpoint's `answer` describes.
 */
export function withBody<Body extends z.ZodType, E extends Endpoint & { body: Body }>(
  endpoint: E & { body: Body },
  handle: (body: z.output<Body>, request: Request) => Promise<z.input<E["answer"]>>,
): Run {
  return async (request) => {
    const parsed = endpoint.body.safeParse(await readJson(request));
    if (!parsed.success) throw new ApiError("invalid_request");
    return jsonResponse(await handle(parsed.data, request));
  };
}

/** A JSON answer with the headers every answer of /api carries. */
export function jsonResponse(data: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json");
  headers.set("Content-Security-Policy", CLOSED_POLICY);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(data), { ...init, headers });
}

function notAllowed(runs: Partial<Record<Method, Run>>): ApiError {
  const allowed: string[] = Object.keys(runs);
  if (runs.GET) allowed.push("HEAD");
  return new ApiError("method_not_allowed", { Allow: allowed.join(", ") });
}

function errorResponse(request: Request, error: unknown): Response {
  if (!(error instanceof ApiError)) logError(request, error);
  const known = error instanceof ApiError ? error : new ApiError("internal_error");
  return jsonResponse(
    { error: known.code },
    { status: ERROR_STATUS[known.code], headers: known.headers },
  );
}
