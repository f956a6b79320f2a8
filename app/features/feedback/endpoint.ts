import { defineEndpoint } from "~/server/api/endpoint";
import { feedbackAnswerSchema, feedbackSchema } from "./schema";

export const feedbackEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/feedback",
  summary: "Submit feedback",
  description:
    "Queues a message for review and answers with a reference to quote. At most 3 a minute and 20 a day for each person. Sent again with the same Idempotency-Key header, it is queued once. The category is a tag of a-z, _ and -, such as bug, suggestion or pricing.",
  body: feedbackSchema,
  answer: feedbackAnswerSchema,
  errors: [
    "invalid_request",
    "invalid_message",
    "invalid_category",
    "unauthorized",
    "forbidden",
    "payload_too_large",
    "rate_limit_exceeded",
  ],
  example: { message: "رسوم التوصيل تغيّرت في هذا المطعم", category: "pricing" },
});
