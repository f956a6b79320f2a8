import { defineEndpoint } from "~/server/api/endpoint";
import { changesAnswerSchema, changesQuerySchema } from "./schema";

export const changesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/changes",
  summary: "Changes to the public data",
  description:
    "What has changed in the public tables, in the order it was published, the newest last. Load a dump from /open-data/manifest.json, ask for what came after its cursor, put each record in place of the one with the same key, and ask again with next_cursor. What a line said more than 90 days ago may be left out when it has changed since, and all that it said once it no longer exists.",
  query: changesQuerySchema,
  exampleQuery: { after: "0", limit: "10" },
  answer: changesAnswerSchema,
  errors: ["invalid_after", "invalid_limit"],
});
