import { z } from "zod";
import { defineEndpoint } from "~/server/api/endpoint";

export const openApiEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/openapi.json",
  summary: "This interface as OpenAPI",
  description:
    "An OpenAPI 3.1 document that describes every endpoint, for tools and code generators.",
  answer: z.looseObject({
    openapi: z.string().meta({ description: "The version of OpenAPI the document follows." }),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.unknown()).meta({ description: "The endpoints by path." }),
  }),
  errors: [],
});
