import { setTimeout } from "node:timers/promises";
import { chosenDestination } from "~/features/places/index.server";
import { languageOf } from "~/i18n/i18n.server";
import { ApiError } from "~/server/api/errors";
import { endingOf, eventStream } from "~/server/event-stream.server";
import { type Assistant, reply, type Talk } from "./assistant.server";
import { beginExchange } from "./conversations/begin-exchange.server";
import { recordAnswer } from "./conversations/record-answer.server";
import type { AnswerEvent, ChatEvent, ChatRequest } from "./schema";

/**
 * How long the first event may take before the stream begins without it, ms. What fails sooner is an error
 * with its status; what fails later is told in the stream.
 */
const FIRST_EVENT_MS = 100;

/**
 * The door for programs, and for pages with scripts: an answer as a stream of events.
 *
 * @throws ApiError `internal_error` when there will be none, `invalid_request` for another person's conversation.
 */
export async function streamAnswer(
  assistant: Assistant,
  userId: string,
  question: ChatRequest,
  request: Request,
): Promise<Response> {
  const ending = endingOf(request);
  const events = await eventsFor(assistant, userId, question, {
    signal: ending.signal,
    destination: await chosenDestination(assistant.db, request, Date.now()),
    page: await languageOf(request),
  });
  const first = events.next();
  const early = await within(FIRST_EVENT_MS, first);
  if (early?.value?.type === "failure") {
    for await (const _ of events);
    throw new ApiError("internal_error");
  }
  return eventStream(onWire(first, events), ending);
}

async function eventsFor(
  assistant: Assistant,
  userId: string,
  question: ChatRequest,
  asking: Pick<Talk, "signal" | "destination" | "page">,
): Promise<AsyncGenerator<AnswerEvent>> {
  const { messages, conversation_id: conversationId, question_id: questionId } = question;
  if (!conversationId || !questionId) return reply(assistant, { userId, messages, ...asking });
  const exchange = await beginExchange(assistant.db, {
    userId,
    conversationId,
    questionId,
    question: messages.at(-1)?.content ?? "",
    now: Date.now(),
  });
  if (!exchange) throw new ApiError("invalid_request");
  const answered = reply(assistant, {
    ...asking,
    userId,
    messages: exchange.messages,
  });
  return recordAnswer(assistant.db, exchange, answered);
}

async function* onWire(
  first: Promise<IteratorResult<AnswerEvent>>,
  rest: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<ChatEvent> {
  const { value, done } = await first;
  if (done) return;
  yield spoken(value);
  for await (const event of rest) yield spoken(event);
}

/** A reader of the stream is told of a failure in words. */
const spoken = (event: AnswerEvent): ChatEvent =>
  event.type === "failure" ? { type: "text-delta", textDelta: event.textDelta } : event;

/** What a promise gives within so many ms; undefined when it takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  const timer = setTimeout(ms, undefined, { signal: late.signal }).catch(() => undefined);
  const value = await Promise.race([promise, timer]);
  late.abort();
  return value;
}
