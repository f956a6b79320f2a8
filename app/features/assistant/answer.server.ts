import { setImmediate as nextTurn } from "node:timers/promises";
import { type LanguageModel, stepCountIs, streamText, type ToolSet } from "ai";
import type { Language } from "~/i18n/languages";
import { logWarning } from "~/server/log.server";
import { apology, type Trouble } from "./apology";
import { OWN_OPTIONS } from "./own-options";
import {
  type AnswerEvent,
  type ChatEvent,
  type ChatMessage,
  type Failure,
  FINISH_REASONS,
  type FinishReason,
} from "./schema";
import { type GivenUp, timeLimit } from "./time-limit.server";
import { toolEventsOf } from "./tool-events";

/** Calls of the model for one answer: seven rounds of tools, and the words. */
export const MOST_STEPS = 8;
/** Of one call; a comparison in words needs about 300. */
const MOST_TOKENS = 1_500;
/** For servers that know no token limit: the most characters, and calls of tools, of one answer. */
const MOST_CHARACTERS = 16_000;
const MOST_CALLS = 32;

/** Who answers, and with what. */
export interface Answerer {
  model: LanguageModel;
  tools: ToolSet;
  guard: Guard;
  /** The language of the page that is asked on, where there is one. */
  page?: Language;
}

/** What words go through on their way out. It may hold some back until it has seen more. */
interface Guard {
  /** Takes in what a tool found. */
  see(result: unknown): void;
  /** Takes in words. @returns those that may go out now. */
  push(delta: string): string;
  /** Nothing more comes for now. @returns what was held back. */
  end(): string;
}

interface AnswerRequest {
  messages: readonly ChatMessage[];
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal;
  /** For the whole answer. */
  timeoutMs: number;
}

/**
 * The events of one answer, ending with `finish` in any case: a model that fails, hangs or talks
 * nonsense gives a `failure` before it.
 */
export async function* answer(
  { model, tools, guard, page }: Answerer,
  { messages, signal, timeoutMs }: AnswerRequest,
): AsyncGenerator<AnswerEvent> {
  const question = messages.at(-1)?.content ?? "";
  const limit = timeLimit(signal, timeoutMs);
  const failure = (trouble: Trouble): Failure => ({
    type: "failure",
    textDelta: (characters > 0 ? "\n\n" : "") + apology(trouble, question),
  });
  let characters = 0;
  let calls = 0;
  try {
    const toolEvents = toolEventsOf();
    const parts = streamText({
      model,
      tools: startingLater(tools),
      messages: [...messages],
      stopWhen: stepCountIs(MOST_STEPS),
      // Whatever was found by the last step has to be put in words there.
      prepareStep: ({ stepNumber }) =>
        stepNumber === MOST_STEPS - 1 ? { toolChoice: "none" } : undefined,
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 1,
      ...(page && { providerOptions: { [OWN_OPTIONS]: { page } } }),
      abortSignal: limit.signal,
      // Errors are parts of the stream; without this they would be printed as well.
      onError: () => {},
    }).fullStream;
    for await (const part of untilAborted(parts, limit.signal)) {
      if (part.type !== "text-delta" || part.text !== "") limit.heard();
      const textDelta = part.type === "text-delta" ? guard.push(part.text) : guard.end();
      if (textDelta !== "") {
        characters += textDelta.length;
        yield { type: "text-delta", textDelta };
        if (characters > MOST_CHARACTERS) return yield finish("length");
      }
      for (const event of toolEvents(part)) {
        if (event.type === "tool-result") guard.see(event.result);
        yield event;
        if (event.type === "tool-call" && ++calls > MOST_CALLS) throw new Error("too_many_calls");
      }
      if (part.type === "error") throw part.error;
      if (part.type === "finish") {
        if (characters > 0) return yield finish(reasonOf(part.finishReason));
        yield failure("empty");
        return yield finish("error");
      }
    }
    throw limit.signal.aborted ? limit.signal.reason : new Error("unfinished");
  } catch (error) {
    const why: GivenUp | undefined = limit.signal.aborted ? limit.signal.reason : undefined;
    if (why === "aborted") return yield finish("aborted");
    logWarning("no answer from the model", { reason: why ?? nameOf(error) });
    yield failure(why ?? "failed");
    yield finish("error");
  } finally {
    limit.over();
  }
}

/**
 * The same tools, each beginning with the event loop's next turn: the database answers within one, and the event that
 * tells of the call has to leave before.
 */
function startingLater(tools: ToolSet): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { execute, ...tool }]) => [
      name,
      {
        ...tool,
        execute:
          execute && (async (input, options) => nextTurn().then(() => execute(input, options))),
      } as ToolSet[string],
    ]),
  );
}

const finish = (finishReason: FinishReason): ChatEvent => ({ type: "finish", finishReason });

/** The model's own reason in the contract's words. */
function reasonOf(reason: string): FinishReason {
  return FINISH_REASONS.find((known) => known === reason) ?? "stop";
}

/** What went wrong, without anything the model's server said: that may hold a key, or someone's words. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { lastError, statusCode } = error as { lastError?: unknown; statusCode?: number };
  if (lastError !== undefined) return nameOf(lastError);
  return statusCode === undefined ? error.name : `${error.name} ${statusCode}`;
}

/** The parts of a stream for as long as somebody wants them, even when what makes them does not stop. */
async function* untilAborted<Part>(
  stream: ReadableStream<Part>,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const reader = stream.getReader();
  const aborted = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  try {
    while (!signal.aborted) {
      const next = await Promise.race([reader.read(), aborted]);
      if (!next || next.done || signal.aborted) return;
      yield next.value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
