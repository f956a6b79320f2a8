import type { Env } from "~/server/env.server";
import type { Reader } from "./reader";

/** The reading model of the settings; null where none is configured. */
export async function openReader(env: Env): Promise<Reader | null> {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  const { openAiReader } = await import("./openai-compatible.server");
  return openAiReader({ baseUrl, apiKey, model });
}
