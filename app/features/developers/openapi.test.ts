import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { ERROR_STATUS } from "~/server/api/errors";
import { ENDPOINTS } from "./endpoints";
import { openApiDocument } from "./openapi";

const document = openApiDocument("https://waffir.example");

test("the document is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...document });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("it says where the service is", () => {
  expect(document.servers).toEqual([{ url: "https://waffir.example" }]);
});

test("every endpoint is in it under its method, with a name of its own", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
  );
  expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
    ENDPOINTS.map(({ path, method }) => `${method} ${path}`).sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test("an answer is described for every status an endpoint can have, with exactly its codes", () => {
  for (const endpoint of ENDPOINTS) {
    const method = endpoint.method.toLowerCase() as "get";
    const responses = document.paths[endpoint.path]?.[method]?.responses ?? {};
    const described = Object.entries(responses).flatMap(([status, { content }]) => {
      const codes = content["application/json"]?.schema.properties?.error?.enum ?? [];
      return codes.map((code) => `${status} ${code}`);
    });
    const codes = [
      ...endpoint.errors,
      "method_not_allowed",
      "internal_error",
      "unavailable",
    ] as const;
    expect(described.sort()).toEqual(codes.map((code) => `${ERROR_STATUS[code]} ${code}`).sort());
    expect(responses[200]).toBeDefined();
  }
});

test("an example is a body the endpoint takes", () => {
  for (const { body, example, path } of ENDPOINTS)
    if (body) expect(body.safeParse(example).success, path).toBe(true);
});
