import { setTimeout } from "node:timers/promises";
import { chosenDestination } from "~/features/places/index.server";
import { languageOf } from "~/i18n/i18n.server";
import { ApiError } from "~/server/api/errors";
import { endingOf, eventStream } from "~/server/http/event-stream.server";
import { type Assistant, reply } from "./assistant.server";
import { beginExchange } from "./conversations/begin-exchange.server";
import { eventIdOf } from "./conversations/event-id";
import { type Asking, keptAnswer } from "./kept-answer.server";
import { LAST_EVENT_ID } from "./last-event-id";
import { onWire } from "./on-wire";
import type { AnswerEvent, ChatRequest } from "./schema";

/**
 * How long the first event may take before the stream begins without it, ms. What fails sooner is an error
 * with its status; what fails later is told in the stream.
 */
const FIRST_EVENT_MS = 100;

/** An answer on its way, and what its stream is called where it is kept. */
interface Begun {
  events: AsyncGenerator<AnswerEvent>;
  attempt?: string;
}

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
  const reader = endingOf(request);
  const { events, attempt } = await begin(assistant, question, reader, {
    userId,
    destination: await chosenDestination(assistant.db, request, Date.now()),
    page: await languageOf(request),
  });
  const first = events.next();
  const early = await within(FIRST_EVENT_MS, first);
  if (early?.value?.type === "failure") {
    for await (const _ of events);
    throw new ApiError("internal_error");
  }
  const response = eventStream(onWire(whole(first, events), attempt), reader);
  // Whoever is cut off before the first event goes on from here.
  if (attempt) response.headers.set(LAST_EVENT_ID, eventIdOf({ attempt, number: 0 }));
  return response;
}

async function begin(
  assistant: Assistant,
  question: ChatRequest,
  reader: AbortController,
  asking: Asking,
): Promise<Begun> {
  const { messages, conversation_id: conversationId, question_id: questionId } = question;
  if (!conversationId || !questionId)
    return { events: reply(assistant, { ...asking, messages, signal: reader.signal }) };
  const exchange = await beginExchange(assistant.db, {
    userId: asking.userId,
    conversationId,
    questionId,
    question: messages.at(-1)?.content ?? "",
    now: Date.now(),
  });
  if (!exchange) throw new ApiError("invalid_request");
  const events = keptAnswer(assistant, exchange, asking, reader.signal);
  return { events, attempt: exchange.attempt };
}

async function* whole(
  first: Promise<IteratorResult<AnswerEvent>>,
  rest: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const { value, done } = await first;
  if (done) return;
  yield value;
  yield* rest;
}

/** What a promise gives within so many ms; undefined when it takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  const timer = setTimeout(ms, undefined, { signal: late.signal }).catch(() => undefined);
  const value = await Promise.race([promise, timer]);
  late.abort();
  return value;
}
