import type { Env } from "~/server/env.server";
import { openAiVision } from "./openai-compatible.server";
import type { Vision } from "./vision";

/** The seeing model of the settings; null where none is configured. */
export function openVision(env: Env): Vision | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, VISION_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  return openAiVision({ baseUrl, apiKey, model });
}
