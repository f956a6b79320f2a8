import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3Content,
  LanguageModelV3FinishReason,
  LanguageModelV3StreamPart,
  LanguageModelV3ToolCall,
  LanguageModelV3Usage,
} from "@ai-sdk/provider";
import type { ToolInput, ToolName } from "../../tools/schema";
import { type Transcript, transcriptOf } from "./transcript";

/** A tool to be called. */
export type ToolCall = { [Name in ToolName]: { tool: Name; input: ToolInput<Name> } }[ToolName];

/** What a model does next: it calls tools, or it answers and is done. */
export type Reply = { calls: readonly ToolCall[] } | { text: string };

const TEXT_ID = "answer";

/** A language model that does what `think` says, as the SDK's interface has it. */
export function answering(
  modelId: string,
  think: (transcript: Transcript, signal: AbortSignal | undefined) => Promise<Reply>,
): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: "waffir",
    modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const reply = await think(transcriptOf(options), options.abortSignal);
      const content: LanguageModelV3Content[] =
        "text" in reply ? [{ type: "text", text: reply.text }] : callsOf(reply.calls, options);
      return {
        content,
        finishReason: reasonOf(reply),
        usage: usageOf(options, reply),
        warnings: [],
      };
    },
    async doStream(options) {
      const reply = await think(transcriptOf(options), options.abortSignal);
      return { stream: streamOf(partsOf(reply, options), options.abortSignal) };
    },
  };
}

/** Ids of calls are unique within a conversation: the length of the prompt grows with each step. */
function callsOf(
  calls: readonly ToolCall[],
  { prompt }: LanguageModelV3CallOptions,
): LanguageModelV3ToolCall[] {
  return calls.map(({ tool, input }, i) => ({
    type: "tool-call",
    toolCallId: `call_${prompt.length}_${i}`,
    toolName: tool,
    input: JSON.stringify(input),
  }));
}

/** The parts of a reply: words one by one, each with the space after it. */
function* partsOf(
  reply: Reply,
  options: LanguageModelV3CallOptions,
): Generator<LanguageModelV3StreamPart> {
  yield { type: "stream-start", warnings: [] };
  if ("text" in reply) {
    yield { type: "text-start", id: TEXT_ID };
    for (const delta of reply.text.match(/\S+\s*|^\s+/gu) ?? [])
      yield { type: "text-delta", id: TEXT_ID, delta };
    yield { type: "text-end", id: TEXT_ID };
  } else yield* callsOf(reply.calls, options);
  yield { type: "finish", finishReason: reasonOf(reply), usage: usageOf(options, reply) };
}

/** Gives a part whenever the reader wants one, and fails when the reader has gone. */
function streamOf(
  parts: Iterator<LanguageModelV3StreamPart>,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV3StreamPart> {
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason);
      const { value, done } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function reasonOf(reply: Reply): LanguageModelV3FinishReason {
  const unified = "text" in reply ? "stop" : "tool-calls";
  return { unified, raw: unified };
}

/** Words in place of tokens: this model has none. */
function usageOf({ prompt }: LanguageModelV3CallOptions, reply: Reply): LanguageModelV3Usage {
  const words = "text" in reply ? reply.text.split(/\s+/).length : reply.calls.length;
  return {
    inputTokens: { total: prompt.length, noCache: prompt.length, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: words, text: words, reasoning: 0 },
  };
}
