import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect } from "vitest";
import { openApiDocument } from "~/features/developers/openapi";

const document = openApiDocument("http://localhost:3000");
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, "openapi");

export interface Answer {
  status: number;
  headers: Headers;
  // Whatever came: the shape is checked against the document before a test looks at it.
  body: unknown;
}

/**
 * Asks the service and holds the answer to the OpenAPI document: its status must be described for
 * that path and method, its body must fit, and the headers every answer carries must be there.
 */
export async function call(origin: string, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: "manual", ...init });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, body: parse(text) };
  const method = init?.method ?? "GET";
  const where = `${method} ${path.slice(0, 80)} → ${answer.status} ${text.slice(0, 200)}`;
  expect(response.headers.get("content-type"), where).toMatch(/^application\/json\b/);
  expect(response.headers.get("x-request-id"), where).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get("x-content-type-options"), where).toBe("nosniff");
  expect(response.headers.get("content-security-policy"), where).toContain("default-src 'none'");
  const validate = validatorFor(path.split("?")[0] ?? "", method.toLowerCase(), answer.status);
  expect(validate(answer.body), `${where}\n${ajv.errorsText(validate.errors)}`).toBe(true);
  return answer;
}

/** Holds one event of a stream to the OpenAPI document. */
export function expectDescribedEvent(path: string, event: unknown): void {
  const validate = validatorFor(path, "post", 200, "text/event-stream");
  expect(validate(event), `${JSON.stringify(event)}\n${ajv.errorsText(validate.errors)}`).toBe(
    true,
  );
}

/** `call` with a JSON body. */
export function post(origin: string, path: string, body: unknown, headers: HeadersInit = {}) {
  return call(origin, path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function validatorFor(
  path: string,
  method: string,
  status: number,
  mediaType = "application/json",
): ValidateFunction {
  const pointer = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
  const described = document.paths?.[path]?.[method as "get"]?.responses?.[String(status)];
  const reference = described
    ? `openapi#/paths/${pointer(path)}/${method}/responses/${status}/content/${pointer(mediaType)}/schema`
    : "openapi#/components/schemas/Error";
  if (!described)
    expect([404, 405], `${method} ${path} does not describe ${status}`).toContain(status);
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`The OpenAPI document has no ${reference}`);
  return validate;
}
