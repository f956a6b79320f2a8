import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, tool } from "ai";
import type { Reader } from "./reader";

interface ChatModelServer {
  /** Where `/chat/completions` is found, such as http://localhost:11434/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** A few names and numbers. */
const MOST_TOKENS = 500;

/** A model on any server that speaks OpenAI's protocol with tools, near or far: it is made to call one, whose arguments are the answer. */
export function openAiReader({ baseUrl, apiKey, model }: ChatModelServer): Reader {
  const provider = createOpenAICompatible({
    name: "llm",
    baseURL: baseUrl,
    apiKey,
    // The key goes to the server that was named, and to none that it points at.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  });
  return {
    async fill({ instructions, said, schema, signal }) {
      const { toolCalls } = await generateText({
        model: provider.chatModel(model),
        tools: { understood: tool({ inputSchema: schema }) },
        toolChoice: { type: "tool", toolName: "understood" },
        maxOutputTokens: MOST_TOKENS,
        temperature: 0,
        maxRetries: 0,
        abortSignal: signal,
        system: instructions,
        messages: said.map((content) => ({ role: "user", content })),
      });
      return schema.parse(toolCalls[0]?.input);
    },
  };
}
