import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AGAIN_SECONDS, isDatabaseAway } from "~/server/database/database-away.server";
import { isExpected } from "~/server/expected-error";
import { FetchResponse } from "~/server/http/fetch-classes.server";
import { logError, logEvent } from "~/server/log.server";
import { readJson } from "./body.server";
import type { Endpoint } from "./endpoint";
import { ApiError, ERROR_STATUS, type ErrorCode } from "./errors";

type Method = Endpoint["method"];
/** What one method of a path does. */
export type MethodHandler = (request: Request) => Promise<Response>;

let beforeAnswer: ((request: Request) => Promise<unknown>) | undefined;

/** Has something done with every request to /api before its answer: keeping the session alive. */
export function beforeEveryAnswer(what: typeof beforeAnswer): void {
  beforeAnswer = what;
}

/**
 * The one envelope of /api. Give it what a path can do, and export its `loader` and `action`:
 * methods, body limit, codes and headers are the same everywhere.
 */
export function apiRoute(runs: Partial<Record<Method, MethodHandler>>) {
  async function answer(request: Request): Promise<Response> {
    try {
      await beforeAnswer?.(request);
      const run = runs[(request.method === "HEAD" ? "GET" : request.method) as Method];
      if (!run) throw Object.keys(runs).length > 0 ? notAllowed(runs) : new ApiError("not_found");
      return await run(request);
    } catch (error) {
      return errorResponse(request, error);
    }
  }
  const run = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) => answer(request);
  answers.set(run, answer);
  return { loader: run, action: run };
}

/** What answers whole, by the loader it is behind. */
const answers = new WeakMap<object, (request: Request) => Promise<Response>>();

/**
 * What answers a request of any method for a route of /api, by its loader; undefined for another route's. Whatever happens
 * becomes an answer of the envelope, so that nothing Remix does around a loader would add to it.
 */
export const answersWhole = (loader: unknown) => answers.get(loader as object);

/**
 * Checks a JSON body against the endpoint before `handle` sees it. Hand the result to `apiRoute`.
 *
 * @param handle gets the validated body and returns what the endpoint's `answer` describes.
 */
export function withBody<Body extends z.ZodType, E extends Endpoint & { body: Body }>(
  endpoint: E & { body: Body },
  handle: (body: z.output<Body>, request: Request) => Promise<z.input<E["answer"]>>,
): MethodHandler {
  return async (request) => jsonResponse(await handle(await readBody(endpoint, request), request));
}

/**
 * The JSON body of a request as the endpoint describes it.
 *
 * @throws ApiError for what it does not take.
 */
export async function readBody<Body extends z.ZodType>(
  endpoint: Endpoint & { body: Body },
  request: Request,
  limit?: number,
): Promise<z.output<Body>> {
  const parsed = endpoint.body.safeParse(await readJson(request, limit));
  if (!parsed.success) throw new ApiError(codeOf(parsed.error, endpoint.errors));
  return parsed.data;
}

/** `invalid_<field>` of the first field that is wrong, where the endpoint has such a code. */
function codeOf({ issues }: z.ZodError, codes: readonly ErrorCode[]): ErrorCode {
  const code = `invalid_${String(issues[0]?.path[0])}`;
  return codes.find((known) => known === code) ?? "invalid_request";
}

/** A JSON answer with the headers every answer of /api carries. */
export function jsonResponse(data: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new TextResponse(JSON.stringify(data), { ...init, headers });
}

/** An answer of which no stream is made unless somebody asks for one: that costs more than all the rest of a response. */
class TextResponse extends FetchResponse {
  constructor(
    readonly written: string,
    init: ResponseInit,
  ) {
    super(null, init);
  }

  override get body() {
    return new Response(this.written).body;
  }

  override async text() {
    return this.written;
  }

  override async json() {
    return JSON.parse(this.written);
  }
}

/** The text of a JSON answer; undefined for any other. */
export const textOf = (answer: Response): string | undefined =>
  answer instanceof TextResponse ? answer.written : undefined;

function notAllowed(runs: Partial<Record<Method, MethodHandler>>): ApiError {
  const allowed: string[] = Object.keys(runs);
  if (runs.GET) allowed.push("HEAD");
  return new ApiError("method_not_allowed", { Allow: allowed.join(", ") });
}

function errorResponse(request: Request, error: unknown): Response {
  if (error instanceof Response) return error;
  if (error instanceof ApiError) logRefusal(request, error.code);
  else if (!isExpected(error, request)) logError(request, error);
  const known = error instanceof ApiError ? error : unexpected(error);
  return jsonResponse(
    { error: known.code },
    { status: ERROR_STATUS[known.code], headers: known.headers },
  );
}

function unexpected(error: unknown): ApiError {
  if (!isDatabaseAway(error)) return new ApiError("internal_error");
  return new ApiError("unavailable", { "Retry-After": String(AGAIN_SECONDS) });
}

/** What the log says of a refusal that may be an attack, beyond its status. */
function logRefusal(request: Request, code: ErrorCode): void {
  const status = ERROR_STATUS[code];
  if (status === 400 || status === 413) logEvent("input_validation_fail", request, { code });
  // What another site made a browser write is logged where it is refused.
  if (status === 401) logEvent("authz_fail", request, { code });
}
