import type { Env } from "~/server/env.server";
import type { Embedder } from "./embedder";

/** The embedding model of the settings; null where none is configured. */
export async function openEmbedder(env: Env): Promise<Embedder | null> {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, EMBEDDING_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  const { openAiEmbedder } = await import("./openai-compatible.server");
  return openAiEmbedder({ baseUrl, apiKey, model, timeoutMs: 10_000 });
}
