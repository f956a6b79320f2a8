import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { embedMany } from "ai";
import { type Embedder, EmbedderUnavailable } from "./embedder";

interface EmbeddingServer {
  /** Where `/embeddings` is found, such as http://localhost:11434/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** For one call, ms. */
  timeoutMs: number;
}

/** An embedding model on any server that speaks OpenAI's protocol. */
export function openAiEmbedder({ baseUrl, apiKey, model, timeoutMs }: EmbeddingServer): Embedder {
  const embeddingModel = createOpenAICompatible({
    name: "embeddings",
    baseURL: baseUrl,
    apiKey,
    // The key goes to the server that was named, and to none that it points at.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  }).embeddingModel(model);
  return {
    model,
    async embed(texts) {
      try {
        const { embeddings } = await embedMany({
          model: embeddingModel,
          values: [...texts],
          maxRetries: 1,
          abortSignal: AbortSignal.timeout(timeoutMs),
        });
        return vectorsOf(embeddings, texts.length);
      } catch (error) {
        throw new EmbedderUnavailable("No vectors", { cause: error });
      }
    },
  };
}

/** Vectors of one length, with something in each. */
function vectorsOf(embeddings: readonly number[][], count: number): Float32Array[] {
  const length = embeddings[0]?.length ?? 0;
  const sound = embeddings.every(
    (one) => one.length === length && one.every(Number.isFinite) && one.some((part) => part !== 0),
  );
  if (embeddings.length !== count || !sound) throw new Error("Not one vector a text");
  return embeddings.map((one) => Float32Array.from(one));
}
