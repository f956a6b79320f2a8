import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, Output } from "ai";
import type { Vision } from "./vision";

export interface VisionServer {
  /** Where `/chat/completions` is found, such as http://localhost:11434/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Answers are a few numbers and names. */
const MOST_TOKENS = 1500;

/** A model on any server that speaks OpenAI's protocol, takes pictures and answers in a given shape. */
export function openAiVision({ baseUrl, apiKey, model }: VisionServer): Vision {
  const provider = createOpenAICompatible({
    name: "vision",
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
    // The key and the picture go to the server that was named, and to none that it points at.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  });
  return {
    async look({ image, mediaType, instructions, schema, signal }) {
      const { output } = await generateText({
        model: provider.chatModel(model),
        output: Output.object({ schema }),
        maxOutputTokens: MOST_TOKENS,
        temperature: 0,
        maxRetries: 1,
        abortSignal: signal,
        system: instructions,
        messages: [{ role: "user", content: [{ type: "image", image, mediaType }] }],
      });
      return output;
    },
  };
}
