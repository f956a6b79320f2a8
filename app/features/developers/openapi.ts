import type { Endpoint } from "~/server/api/endpoint";
import { ERROR_STATUS, type ErrorCode } from "~/server/api/errors";
import { ENDPOINTS } from "./endpoints";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

type MediaType = "application/json" | "text/event-stream";
type Content = Partial<Record<MediaType, { schema: JsonSchema; example?: unknown }>>;

/** A header of an answer. */
interface AnswerHeader {
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** A parameter of the query string, or a header. */
interface Parameter extends AnswerHeader {
  name: string;
  in: "query" | "header";
}

/** One operation of the document. */
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<
    string,
    { description: string; headers?: Record<string, AnswerHeader>; content: Content }
  >;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<"get" | "post" | "patch", Operation>>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Every endpoint can answer these. */
const ALWAYS = [
  "method_not_allowed",
  "internal_error",
  "unavailable",
] as const satisfies ErrorCode[];

/** The OpenAPI 3.1 document of the service at `origin`, put together from what its endpoints check with. */
export function openApiDocument(origin: string): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Waffir",
      version: "1.0.0",
      description:
        "Food delivery prices in Riyadh, compared across three platforms on what is really paid. Amounts are in SAR with at most two decimal places.",
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Error: errorSchema(Object.keys(ERROR_STATUS)) } },
  };
}

/** The last part of the path: `/api/search` is `search`. Names the endpoint in the document and in the catalogues. */
export function operationId({ path, method }: Endpoint): string {
  const name = path.replace(/^\/api\//, "").replaceAll(/\W+/g, "_");
  return method === "PATCH" ? `${name}_update` : name;
}

function operation(endpoint: Endpoint): Operation {
  const { summary, description, query, headers, body, answer, stream, example } = endpoint;
  const answered = jsonSchemaOf(answer, "output");
  return {
    operationId: operationId(endpoint),
    summary,
    description,
    ...((query ?? headers) && {
      parameters: [...parametersOf("query", query), ...parametersOf("header", headers)],
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: json(jsonSchemaOf(body, "input"), example),
      },
    }),
    responses: {
      200: stream
        ? {
            description: "A stream of events, each of this shape.",
            ...(endpoint.answerHeaders && { headers: answerHeadersOf(endpoint.answerHeaders) }),
            content: { "text/event-stream": { schema: answered } },
          }
        : { description: "Success.", content: json(answered) },
      ...errorResponses([...endpoint.errors, ...ALWAYS]),
    },
  };
}

function parametersOf(where: Parameter["in"], schema: Endpoint["query"]): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

const answerHeadersOf = (headers: NonNullable<Endpoint["answerHeaders"]>) =>
  Object.fromEntries(
    parametersOf("header", headers).map(({ name, in: _in, ...header }) => [name, header]),
  );

function errorResponses(codes: ErrorCode[]): Operation["responses"] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes)
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      { description: those.join(", "), content: json(errorSchema(those)) },
    ]),
  );
}

const json = (schema: JsonSchema, example?: unknown): Content => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

const errorSchema = (codes: string[]): JsonSchema => ({
  type: "object",
  properties: { error: { type: "string", enum: codes } },
  required: ["error"],
  additionalProperties: false,
});
