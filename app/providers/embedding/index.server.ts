import type { Env } from "~/server/env.server";
import type { Embedder } from "./embedder";
import { openAiEmbedder } from "./openai-compatible.server";

/** The embedding model of the settings; null where none is configured. */
export function openEmbedder(env: Env): Embedder | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, EMBEDDING_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  return openAiEmbedder({ baseUrl, apiKey, model, timeoutMs: 10_000 });
}
