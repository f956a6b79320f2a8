import type { Env } from "~/server/env.server";
import type { Vision } from "./vision";

/** The seeing model of the settings; null where none is configured. */
export async function openVision(env: Env): Promise<Vision | null> {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, VISION_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  const { openAiVision } = await import("./openai-compatible.server");
  return openAiVision({ baseUrl, apiKey, model });
}
