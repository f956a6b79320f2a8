import type { z } from "zod";
import type { ErrorCode } from "./errors";

/**
 * One operation of the JSON contract: its shapes check requests, give the types, and become the
 * OpenAPI document. `Body` and `Answer` are zod schemas.
 */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PATCH";
  /** As in the contract, starting with /api. */
  path: string;
  summary: string;
  description: string;
  body?: Body;
  /** The parameters of the query string, each a schema of text with its own description. */
  query?: z.ZodObject;
  /** Headers of its own, each a schema of text with its own description. */
  headers?: z.ZodObject;
  answer: Answer;
  /** What its answer has beside what every answer has. */
  answerHeaders?: z.ZodObject;
  /** The answer is a stream of Server-Sent Events, each of the shape of `answer`. */
  stream?: true;
  /** What can go wrong beyond `method_not_allowed`, `internal_error` and `unavailable`. */
  errors: readonly ErrorCode[];
  /** Parameters that work against the sample data, for the readable page. */
  exampleQuery?: Readonly<Record<string, string>>;
  /** A body that works against the sample data, for the readable page. */
  example?: z.input<Body>;
}

/** Keeps the exact shapes of an endpoint, so that its route knows what it gets and gives. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
