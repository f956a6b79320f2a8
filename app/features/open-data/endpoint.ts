import { defineEndpoint } from "~/server/api/endpoint";
import { changesAnswerSchema, changesQuerySchema } from "./schema";

export const changesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/changes",
  summary: "Changes of the public data",
  description:
    "What has changed in the public tables, in the order in which it was published: it only grows at its end. Load a dump from /open-data/manifest.json, ask for what came after its cursor, and put each record in the place of the one with its key; then ask again with next_cursor. A line that is as it was before 90 days ago may be left out where a later change of it follows.",
  query: changesQuerySchema,
  exampleQuery: { after: "0", limit: "10" },
  answer: changesAnswerSchema,
  errors: ["invalid_after", "invalid_limit"],
});
