import { defineEndpoint } from "~/server/api/endpoint";
import { chatEventSchema, chatRequestSchema } from "./schema";

export const chatEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/chat",
  summary: "Ask the assistant",
  description:
    "Answers as Server-Sent Events: each event is a data: line with one of the JSON objects below, followed by an empty line. A tool-call comes before its tool-result, finish comes last. Lines that begin with a colon only keep the connection open. At most 30 a minute for each person.",
  body: chatRequestSchema,
  answer: chatEventSchema,
  stream: true,
  errors: [
    "invalid_request",
    "unauthorized",
    "forbidden",
    "payload_too_large",
    "rate_limit_exceeded",
  ],
  example: { messages: [{ role: "user", content: "وين أرخص شاورما دجاج؟" }] },
});
