import type { Env } from "~/server/env.server";
import { openAiReader } from "./openai-compatible.server";
import type { Reader } from "./reader";

/** The reading model of the settings; null where none is configured. */
export function openReader(env: Env): Reader | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  return openAiReader({ baseUrl, apiKey, model });
}
