import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { Env } from "~/server/env.server";
import { openAiCompatible } from "./openai-compatible.server";

/**
 * The model that answers in the chat: the server the settings name, or else the embedded one. Both are
 * the AI SDK's one interface, so whoever calls them can't tell which it is.
 */
export function openLanguageModel(env: Env, embedded: () => LanguageModelV3): LanguageModelV3 {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return embedded();
  return openAiCompatible({ baseUrl, apiKey, model });
}
