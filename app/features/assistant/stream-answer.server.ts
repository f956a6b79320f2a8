import { setTimeout } from "node:timers/promises";
import { chosenDestination } from "~/features/places/index.server";
import { languageOf } from "~/i18n/i18n.server";
import { ApiError } from "~/server/api/errors";
import { endingOf, eventStream } from "~/server/http/event-stream.server";
import { type Ending, keepOpen } from "~/server/http/open-streams.server";
import { type Assistant, reply, type Talk } from "./assistant.server";
import { beginExchange, type OpenExchange } from "./conversations/begin-exchange.server";
import { eventIdOf } from "./conversations/event-id";
import { recordAnswer } from "./conversations/record-answer.server";
import { LAST_EVENT_ID } from "./last-event-id";
import { type Numbered, onWire } from "./on-wire";
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
  const response = eventStream(onWire(numbered(first, events), attempt), reader);
  // Whoever is cut off before the first event goes on from here.
  if (attempt) response.headers.set(LAST_EVENT_ID, eventIdOf({ attempt, number: 0 }));
  return response;
}

async function begin(
  assistant: Assistant,
  question: ChatRequest,
  reader: AbortController,
  asking: Pick<Talk, "userId" | "destination" | "page">,
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
  const events = keptAnswer(assistant, exchange, reader.signal, asking);
  return { events, attempt: exchange.attempt };
}

/** An answer that is written down, and goes on for a while without its reader: they may come back for the rest. */
async function* keptAnswer(
  assistant: Assistant,
  exchange: OpenExchange,
  reader: AbortSignal,
  asking: Pick<Talk, "userId" | "destination" | "page">,
): AsyncGenerator<AnswerEvent> {
  const ending = new AbortController();
  const over = keepOpen(ending);
  let goneAt: number | undefined;
  const left = () => {
    goneAt = Date.now();
  };
  if (reader.aborted) left();
  reader.addEventListener("abort", left, { once: true });
  try {
    const { messages } = exchange;
    const events = reply(assistant, { ...asking, messages, signal: ending.signal });
    yield* recordAnswer(assistant.db, exchange, events, {
      goneAt: () => goneAt,
      giveUp: () => ending.abort("gone" satisfies Ending),
    });
  } finally {
    over();
  }
}

async function* numbered(
  first: Promise<IteratorResult<AnswerEvent>>,
  rest: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<Numbered> {
  const { value, done } = await first;
  if (done) return;
  let number = 1;
  yield { number, event: value };
  for await (const event of rest) yield { number: ++number, event };
}

/** What a promise gives within so many ms; undefined when it takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  const timer = setTimeout(ms, undefined, { signal: late.signal }).catch(() => undefined);
  const value = await Promise.race([promise, timer]);
  late.abort();
  return value;
}
