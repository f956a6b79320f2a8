import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3 } from "@ai-sdk/provider";

interface ChatModelServer {
  /** Where `/chat/completions` is found, such as http://localhost:11434/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** A model on any server that speaks OpenAI's protocol with streams and tools, near or far. */
export function openAiCompatible({ baseUrl, apiKey, model }: ChatModelServer): LanguageModelV3 {
  return createOpenAICompatible({
    name: "llm",
    baseURL: baseUrl,
    apiKey,
    includeUsage: true,
    // The key goes to the server that was named, and to none that it points at.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  }).chatModel(model);
}
