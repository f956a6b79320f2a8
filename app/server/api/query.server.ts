import type { z } from "zod";
import type { Endpoint } from "./endpoint";
import { ApiError, ERROR_STATUS, type ErrorCode } from "./errors";
import { jsonResponse } from "./route.server";

/**
 * Checks the query string against the endpoint before `handle` sees it. Hand the result to `apiRoute`.
 * A parameter given twice counts once, the first; an unknown one is nobody's.
 *
 * @param handle gets the validated parameters and returns what the endpoint's `answer` describes.
 * @throws ApiError `invalid_<parameter>` for the first that is wrong, where the contract has that code.
 */
export function withQuery<Query extends z.ZodObject, Answer extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Answer> & { query: Query },
  handle: (query: z.output<Query>, request: Request) => Promise<z.input<Answer>>,
): (request: Request) => Promise<Response> {
  const names = Object.keys(endpoint.query.shape);
  return async (request) => {
    const given = new URL(request.url).searchParams;
    const values = names.map((name) => [name, given.get(name) ?? undefined]);
    const parsed = endpoint.query.safeParse(Object.fromEntries(values));
    if (!parsed.success) throw new ApiError(codeFor(parsed.error.issues[0]?.path[0]));
    return jsonResponse(await handle(parsed.data, request));
  };
}

function codeFor(parameter: PropertyKey | undefined): ErrorCode {
  const code = `invalid_${String(parameter)}`;
  return Object.hasOwn(ERROR_STATUS, code) ? (code as ErrorCode) : "invalid_request";
}
