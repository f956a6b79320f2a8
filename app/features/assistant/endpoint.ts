import { defineEndpoint } from "~/server/api/endpoint";
import {
  chatAnswerHeadersSchema,
  chatEventSchema,
  chatHeadersSchema,
  chatRequestSchema,
} from "./schema";

export const chatEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/chat",
  summary: "Ask the assistant",
  description:
    "Answers as Server-Sent Events: each event is a data: line with one of the JSON objects below, followed by an empty line. A tool-call comes before its tool-result, and finish comes last. Lines that begin with a colon only keep the connection open. At most 30 a minute for each person. With conversation_id and question_id each event also has an id: line, and the answer a Last-Event-ID header to begin from. If the connection is cut, send the same request again with the last id as Last-Event-ID: you get exactly the events you missed, and then the rest. Do so within 10 seconds while the answer is being written, or within 15 minutes of its end.",
  headers: chatHeadersSchema,
  body: chatRequestSchema,
  answer: chatEventSchema,
  answerHeaders: chatAnswerHeadersSchema,
  stream: true,
  errors: [
    "invalid_request",
    "unauthorized",
    "forbidden",
    "not_found",
    "payload_too_large",
    "rate_limit_exceeded",
  ],
  example: { messages: [{ role: "user", content: "وين أرخص شاورما دجاج؟" }] },
});
