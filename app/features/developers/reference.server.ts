import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Endpoint } from "~/server/api/endpoint";
import { ERROR_STATUS, type ErrorCode } from "~/server/api/errors";
import { curlOf } from "./curl";
import { ENDPOINTS } from "./endpoints";
import { type DocumentedField, fieldsOf } from "./fields";
import { jsonSchemaOf } from "./json-schema";
import { operationId } from "./openapi";

/** An endpoint as the page for developers shows it. */
export interface EndpointReference {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  curl: string;
  request: DocumentedField[];
  answer: DocumentedField[];
  errors: { code: ErrorCode; status: number }[];
}

/** Every endpoint, described in `language`, with commands that ask the service at `origin`. */
export function reference(language: Language, origin: string): EndpointReference[] {
  return ENDPOINTS.map((endpoint) => {
    const id = operationId(endpoint);
    const say = (key: string, english: string) =>
      translated(language, `reference.${id}.${key}`, english);
    const described = (fields: DocumentedField[]) =>
      fields.map((field) => ({
        ...field,
        description: say(descriptionKey(field), field.description),
      }));
    return {
      id,
      method: endpoint.method,
      path: endpoint.path,
      summary: say("summary", endpoint.summary),
      description: say("description", endpoint.description),
      curl: curlOf(endpoint, origin),
      request: [endpoint.query, endpoint.headers, endpoint.body].flatMap((schema) =>
        schema ? described(fieldsOf(jsonSchemaOf(schema, "input"))) : [],
      ),
      answer: described(fieldsOf(jsonSchemaOf(endpoint.answer, "output"))),
      errors: errorsOf(endpoint),
    };
  });
}

/**
 * Where the catalogues keep what a field means; i18next reads a dot as a step down. What a line of an order has is what the
 * answer has for its first.
 */
const descriptionKey = ({ path }: DocumentedField): string =>
  `fields.${path.replace(/^lines\[\]\./, "").replaceAll(".", "/")}`;

function errorsOf({ errors }: Endpoint): EndpointReference["errors"] {
  const codes: ErrorCode[] = [...errors, "method_not_allowed", "internal_error", "unavailable"];
  return codes
    .map((code) => ({ code, status: ERROR_STATUS[code] }))
    .sort((a, b) => a.status - b.status);
}

function translated(language: Language, key: string, english: string): string {
  const text: unknown = i18nFor(language).getResource(language, "developers", key);
  return typeof text === "string" ? text : english;
}
